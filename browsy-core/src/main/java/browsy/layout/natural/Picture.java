package browsy.layout.natural;

import browsy.infra.DataUrl;
import browsy.layout.box.NaturalSize;
import java.nio.charset.StandardCharsets;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Natural sizes of images by URL. Nothing is loaded: only {@code data:} URLs have a content; an
 * image with another URL counts as still loading.
 */
final class Picture {
    /** The font size for lengths in {@code em} in an SVG image, in CSS px. */
    private static final double DEFAULT_FONT_SIZE = 16;

    private static final NaturalSize LOADING = new NaturalSize(0.0, 0.0, null);

    private Picture() {}

    /**
     * Returns the natural size of an image; null if it is known to be invalid.
     *
     * @param density image pixels per CSS px
     */
    static @Nullable NaturalSize naturalSize(String url, double density) {
        if (!DataUrl.is(url)) {
            return LOADING;
        }
        DataUrl data = DataUrl.parse(url);
        if (data == null) {
            return null;
        }
        NaturalSize size = isSvg(data) ? svg(data.bytes()) : ImageHeader.read(data.bytes());
        return size == null ? null : size.times(1 / density);
    }

    /**
     * Returns the natural size of an image of an {@code image-set()}; the density does not apply to
     * SVG images.
     */
    static @Nullable NaturalSize ofSet(String url, double density) {
        DataUrl data = density == 1 ? null : DataUrl.parse(url);
        return naturalSize(url, data != null && isSvg(data) ? 1 : density);
    }

    /** Whether an image is in SVG, so that its size does not depend on the pixel density. */
    private static boolean isSvg(DataUrl image) {
        return image.mediaType().equals("image/svg+xml");
    }

    private static @Nullable NaturalSize svg(byte[] bytes) {
        Element svg = SvgRoot.of(new String(bytes, StandardCharsets.UTF_8));
        return svg == null ? null : SvgSize.of(svg, DEFAULT_FONT_SIZE);
    }
}
