package browsy.css.value;

import java.math.BigDecimal;
import java.math.MathContext;

/** Serializes numbers with six significant digits, like browsers. */
public final class CssNumber {
    private static final MathContext SIX_DIGITS = new MathContext(6);

    private CssNumber() {}

    /** The text of a number, such as {@code 1.5}, {@code 13.3333} or {@code 3.35544e+07}. */
    public static String text(double value) {
        if (Double.isNaN(value)) {
            return "NaN";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "infinity" : "-infinity";
        }
        BigDecimal rounded = new BigDecimal(value).round(SIX_DIGITS);
        if (rounded.signum() == 0) {
            return "0";
        }
        rounded = rounded.stripTrailingZeros();
        int exponent = rounded.precision() - rounded.scale() - 1;
        if (exponent >= -5 && exponent < 6) {
            return rounded.toPlainString();
        }
        String sign = exponent < 0 ? "-" : "+";
        int size = StrictMath.abs(exponent);
        return rounded.movePointLeft(exponent).toPlainString()
                + "e"
                + sign
                + (size < 10 ? "0" : "")
                + size;
    }

    /** The text of a length in CSS px. */
    public static String px(double value) {
        return text(value) + "px";
    }
}
