package browsy.style.hint;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import org.jspecify.annotations.Nullable;

/**
 * Numbers and dimensions in attributes, read as leniently as HTML wants.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#percentages-and-dimensions">HTML</a>
 */
final class LegacyDimensions {

    /** Beyond this a number is nonsense; it also keeps the arithmetic exact. */
    private static final double MAX = 1e7;

    private LegacyDimensions() {}

    /** The rules for parsing dimension values, or null. */
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
            // NB: as browsers have it, shares of what is left are no dimensions.
            case '*' -> null;
            default -> Length.px(number);
        };
    }

    /** The same for values that must not be zero. */
    static @Nullable LengthPercentage nonZero(@Nullable String value) {
        LengthPercentage dimension = dimension(value);
        return dimension == null || dimension.resolve(100) == 0 ? null : dimension;
    }

    /** The rules for parsing non-negative integers, or -1. */
    static int nonNegative(@Nullable String value) {
        Integer number = integer(value);
        return number == null || number < 0 ? -1 : number;
    }

    /** The rules for parsing integers, or null. */
    static @Nullable Integer integer(@Nullable String value) {
        if (value == null) {
            return null;
        }
        int at = skipSpace(value);
        boolean minus = at < value.length() && value.charAt(at) == '-';
        if (at < value.length() && (minus || value.charAt(at) == '+')) {
            at++;
        }
        int start = at;
        double number = 0;
        while (at < value.length() && isDigit(value.charAt(at))) {
            number = StrictMath.min(Integer.MAX_VALUE, number * 10 + value.charAt(at) - '0');
            at++;
        }
        return at == start ? null : (int) (minus ? -number : number);
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
