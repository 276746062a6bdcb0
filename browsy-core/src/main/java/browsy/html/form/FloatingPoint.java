package browsy.html.form;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parses valid floating-point numbers.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#floating-point-numbers">HTML,
 *     2.3.4.3</a>
 */
final class FloatingPoint {

    /** The numbers of digits are limited, so that hostile numbers take little time and memory. */
    private static final Pattern NUMBER =
            Pattern.compile("-?(\\d{1,300}(\\.\\d{1,300})?|\\.\\d{1,300})([eE][+-]?\\d{1,3})?");

    private FloatingPoint() {}

    /** The number; null if the text is invalid or beyond the range of a double. */
    static @Nullable BigDecimal parse(String text) {
        return NUMBER.matcher(text).matches() && Double.isFinite(Double.parseDouble(text))
                ? new BigDecimal(text)
                : null;
    }
}
