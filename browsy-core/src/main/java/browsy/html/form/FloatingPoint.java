package browsy.html.form;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Valid floating-point numbers.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#floating-point-numbers">HTML,
 *     2.3.4.3</a>
 */
final class FloatingPoint {

    /** Bounded, so that a number of a hostile page takes little time and room. */
    private static final Pattern NUMBER =
            Pattern.compile("-?(\\d{1,300}(\\.\\d{1,300})?|\\.\\d{1,300})([eE][+-]?\\d{1,3})?");

    private FloatingPoint() {}

    /** The number; null for what is none, or none that a double can hold. */
    static @Nullable BigDecimal parse(String text) {
        return NUMBER.matcher(text).matches() && Double.isFinite(Double.parseDouble(text))
                ? new BigDecimal(text)
                : null;
    }
}
