package browsy.style.hint;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import browsy.infra.Integers;
import org.jspecify.annotations.Nullable;

/**
 * Parses numbers and dimensions in attributes by the lenient rules of HTML.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#percentages-and-dimensions">HTML</a>
 */
final class LegacyDimensions {

    /** The maximum number; larger ones are clamped, which keeps the arithmetic exact. */
    private static final double MAX = 1e7;

    private LegacyDimensions() {}

    /** Parses by the rules for dimension values; null if the value is missing or invalid. */
    static @Nullable LengthPercentage dimension(@Nullable String value) {
        if (value == null) {
            return null;
        }
        int at = skipSpace(value);
        int start = at;
        while (at < value.length() && isDigit(value.charAt(at))) {
            at++;
        }
        if (at < value.length() && value.charAt(at) == '.') {
            int point = at++;
            while (at < value.length() && isDigit(value.charAt(at))) {
                at++;
            }
            if (at == point + 1) {
                at = point;
            }
        }
        if (at == start || value.charAt(start) == '.') {
            return null;
        }
        double number = StrictMath.min(MAX, Double.parseDouble(value.substring(start, at)));
        char unit = at < value.length() ? value.charAt(at) : ' ';
        return switch (unit) {
            case '%' -> new Percentage(number);
            // Browsers reject relative lengths (multi-lengths).
            case '*' -> null;
            default -> Length.px(number);
        };
    }

    /**
     * Parses by the rules for nonzero dimension values; null if the value is missing, invalid or
     * zero.
     */
    static @Nullable LengthPercentage nonZero(@Nullable String value) {
        LengthPercentage dimension = dimension(value);
        return dimension == null || dimension.resolve(100) == 0 ? null : dimension;
    }

    /** Parses by the rules for non-negative integers; -1 if the value is missing or invalid. */
    static int nonNegative(@Nullable String value) {
        Integer number = integer(value);
        return number == null || number < 0 ? -1 : number;
    }

    /** Parses by the rules for integers; null if the value is missing or invalid. */
    static @Nullable Integer integer(@Nullable String value) {
        return value == null ? null : Integers.parse(value);
    }

    private static int skipSpace(String value) {
        int at = 0;
        while (at < value.length() && " \t\n\f\r".indexOf(value.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
