package browsy.layout.natural;

import browsy.layout.box.NaturalSize;
import java.nio.charset.StandardCharsets;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * Natural sizes of images by URL. Nothing is loaded: only {@code data:} URLs have a content; an
 * image with another URL counts as still loading.
 */
final class Picture {
    /** The font size for lengths in {@code em} in an SVG image, in CSS px. */
    private static final double DEFAULT_FONT_SIZE = 16;

    /** The limit on the length of the root tag of an SVG image. */
    private static final int MAX_SVG_CHARS = 4096;

    private static final NaturalSize LOADING = new NaturalSize(0.0, 0.0, null);

    private Picture() {}

    /**
     * Returns the natural size of an image; null if it is known to be invalid.
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
     * Returns the natural size of an image of an {@code image-set()}; the density does not apply to
     * SVG images.
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
