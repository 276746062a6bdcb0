package browsy.layout.natural;

import browsy.layout.box.NaturalSize;
import java.nio.charset.StandardCharsets;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a picture: one behind a URL never arrives and counts as still loading, one in a
 * {@code data:} URL is there.
 */
final class Picture {
    private static final double DEFAULT_FONT_SIZE = 16;
    private static final int MAX_SVG_CHARS = 4096;
    private static final NaturalSize LOADING = new NaturalSize(0.0, 0.0, null);

    private Picture() {}

    /**
     * The natural size of what a URL leads to; null where it is known to be no picture.
     *
     * @param density image pixels per CSS px
     */
    static @Nullable NaturalSize naturalSize(String url, double density) {
        if (!DataUri.isDataUri(url)) {
            return LOADING;
        }
        DataUri data = DataUri.parse(url);
        if (data == null) {
            return null;
        }
        NaturalSize size = data.isSvg() ? svg(data.bytes()) : ImageHeader.read(data.bytes());
        return size == null ? null : size.times(1 / density);
    }

    /**
     * Likewise for a picture of an {@code image-set()}, where drawings are as large as they say.
     */
    static @Nullable NaturalSize ofSet(String url, double density) {
        DataUri data = density == 1 ? null : DataUri.parse(url);
        return naturalSize(url, data != null && data.isSvg() ? 1 : density);
    }

    private static @Nullable NaturalSize svg(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        int root = text.indexOf("<svg");
        int end = text.indexOf('>', Math.max(root, 0));
        if (root < 0 || end < 0 || end - root > MAX_SVG_CHARS) {
            return null;
        }
        String tag = text.substring(root, end + 1);
        Element svg = Jsoup.parse(tag, "", Parser.xmlParser()).selectFirst("svg");
        return svg == null ? null : SvgSize.of(svg, DEFAULT_FONT_SIZE);
    }
}
