package browsy.layout.natural;

import browsy.css.parse.SvgNumber;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Lengths in attributes of SVG, in user units.
 *
 * @see <a href="https://svgwg.org/svg2-draft/types.html#InterfaceSVGLength">SVG 2</a>
 */
public final class SvgLength {
    private static final Pattern LENGTH =
            Pattern.compile(
                    "(" + SvgNumber.PATTERN + ")(px|pt|pc|in|cm|mm|q|em|ex|rem|%)?",
                    Pattern.CASE_INSENSITIVE);

    private SvgLength() {}

    /**
     * Parses a length that is no percentage.
     *
     * @param fontSize the basis of {@code em}, in user units
     * @return null if the text is a percentage or no length
     */
    public static @Nullable Double absolute(String text, double fontSize) {
        Matcher matcher = match(text);
        return matcher == null || "%".equals(matcher.group(2)) ? null : value(matcher, fontSize, 0);
    }

    /**
     * Parses a length or percentage.
     *
     * @param fontSize the basis of {@code em}, in user units
     * @param basis the basis of percentages, in user units
     * @return null if the text is neither
     */
    public static @Nullable Double resolve(String text, double fontSize, double basis) {
        Matcher matcher = match(text);
        return matcher == null ? null : value(matcher, fontSize, basis);
    }

    private static @Nullable Matcher match(String text) {
        Matcher matcher = text.isEmpty() ? null : LENGTH.matcher(text.strip());
        return matcher != null && matcher.matches() ? matcher : null;
    }

    private static Double value(Matcher length, double fontSize, double basis) {
        return Double.parseDouble(length.group(1)) * unit(length.group(2), fontSize, basis);
    }

    private static double unit(@Nullable String unit, double fontSize, double basis) {
        if (unit == null) {
            return 1;
        }
        return switch (unit.toLowerCase(Locale.ROOT)) {
            case "%" -> basis / 100;
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
