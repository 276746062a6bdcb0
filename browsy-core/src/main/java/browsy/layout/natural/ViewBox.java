package browsy.layout.natural;

import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The rectangle of user space that an element maps to its viewport.
 *
 * @param width positive
 * @param height positive
 * @see <a href="https://svgwg.org/svg2-draft/coords.html#ViewBoxAttribute">SVG 2</a>
 */
public record ViewBox(double x, double y, double width, double height) {

    /** Returns the {@code viewBox} of an element; null if it has none or an invalid one. */
    public static @Nullable ViewBox of(Element element) {
        // The HTML parser restores the case of viewBox; other parsers may not.
        String value = element.attr(element.hasAttr("viewBox") ? "viewBox" : "viewbox");
        double[] numbers = value.isEmpty() ? new double[0] : NumberList.of(value);
        return numbers.length == 4 && numbers[2] > 0 && numbers[3] > 0
                ? new ViewBox(numbers[0], numbers[1], numbers[2], numbers[3])
                : null;
    }
}
