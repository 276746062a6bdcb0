package browsy.layout.natural;

import browsy.layout.box.NaturalSize;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Natural size of an SVG image by the attributes of its root element.
 *
 * @see <a href="https://svgwg.org/svg2-draft/coords.html#SizingSVGInCSS">SVG 2</a>
 */
final class SvgSize {
    private static final Pattern LENGTH =
            Pattern.compile(
                    "([+-]?(?:\\d++(?:\\.\\d*+)?|\\.\\d++)(?:e[+-]?\\d++)?)(px|pt|pc|in|cm|mm|q|em|ex|rem)?",
                    Pattern.CASE_INSENSITIVE);

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
        // The HTML parser restores the case of viewBox; other parsers may not.
        String attribute = svg.hasAttr("viewBox") ? "viewBox" : "viewbox";
        String[] box = svg.attr(attribute).strip().split("[\\s,]+", 5);
        if (box.length != 4) {
            return null;
        }
        Double boxWidth = number(box[2]);
        Double boxHeight = number(box[3]);
        return boxWidth == null || boxHeight == null || boxWidth <= 0 || boxHeight <= 0
                ? null
                : Double.valueOf(boxWidth / boxHeight);
    }

    private static @Nullable Double number(String text) {
        Matcher matcher = LENGTH.matcher(text);
        return matcher.matches() && matcher.group(2) == null
                ? Double.valueOf(matcher.group(1))
                : null;
    }

    /** Returns a length attribute in CSS px; null if it is missing, invalid or a percentage. */
    private static @Nullable Double length(String attribute, double fontSize) {
        Matcher matcher = attribute.isEmpty() ? null : LENGTH.matcher(attribute.strip());
        if (matcher == null || !matcher.matches()) {
            return null;
        }
        double px = Double.parseDouble(matcher.group(1)) * unit(matcher.group(2), fontSize);
        return px < 0 ? null : Double.valueOf(px);
    }

    private static double unit(@Nullable String unit, double fontSize) {
        if (unit == null) {
            return 1;
        }
        return switch (unit.toLowerCase(Locale.ROOT)) {
            case "pt" -> 96.0 / 72;
            case "pc" -> 16;
            case "in" -> 96;
            case "cm" -> 96 / 2.54;
            case "mm" -> 96 / 25.4;
            case "q" -> 96 / 101.6;
            case "em", "rem" -> fontSize;
            case "ex" -> fontSize / 2;
            default -> 1;
        };
    }
}
