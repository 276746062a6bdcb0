package browsy.layout.natural;

import browsy.layout.box.NaturalSize;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Natural size of an SVG image by the attributes of its root element.
 *
 * @see <a href="https://svgwg.org/svg2-draft/coords.html#SizingSVGInCSS">SVG 2</a>
 */
final class SvgSize {
    private SvgSize() {}

    /**
     * Returns the natural size; dimensions that are missing, invalid or percentages are null.
     *
     * @param fontSize the basis of {@code em}, in CSS px
     */
    static NaturalSize of(Element svg, double fontSize) {
        Double width = length(svg.attr("width"), fontSize);
        Double height = length(svg.attr("height"), fontSize);
        return new NaturalSize(width, height, ratio(svg, width, height));
    }

    /**
     * Returns the ratio of width to height, from these or from {@code viewBox}; null if unknown.
     */
    private static @Nullable Double ratio(
            Element svg, @Nullable Double width, @Nullable Double height) {
        if (width != null && height != null) {
            return width > 0 && height > 0 ? width / height : null;
        }
        ViewBox box = ViewBox.of(svg);
        return box == null ? null : Double.valueOf(box.width() / box.height());
    }

    /** Returns a length attribute in CSS px; null if it is missing, invalid or a percentage. */
    private static @Nullable Double length(String attribute, double fontSize) {
        Double px = SvgLength.absolute(attribute, fontSize);
        return px == null || px < 0 ? null : px;
    }
}
