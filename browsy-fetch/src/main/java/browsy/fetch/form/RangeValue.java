package browsy.fetch.form;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The value of a slider, which is always within its bounds and on one of its steps.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#range-state-(type=range)">HTML:
 *     range state</a>
 */
final class RangeValue {
    private RangeValue() {}

    static String of(Element range, String text) {
        BigDecimal min = number(range.attr("min"), BigDecimal.ZERO);
        BigDecimal max = number(range.attr("max"), BigDecimal.valueOf(100));
        BigDecimal middle =
                max.compareTo(min) < 0
                        ? min
                        : min.add(max.subtract(min).divide(BigDecimal.valueOf(2)));
        BigDecimal value = number(text, middle);
        value = value.compareTo(max) > 0 && max.compareTo(min) >= 0 ? max : value;
        value = value.compareTo(min) < 0 ? min : value;
        BigDecimal step = step(range);
        if (step != null) {
            BigDecimal steps = value.subtract(min).divide(step, 0, RoundingMode.HALF_UP);
            value = min.add(steps.multiply(step));
            if (value.compareTo(max) > 0 && max.compareTo(min) >= 0) {
                value = value.subtract(step);
            }
        }
        return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }

    private static @Nullable BigDecimal step(Element range) {
        if (range.attr("step").equalsIgnoreCase("any")) {
            return null;
        }
        BigDecimal step = number(range.attr("step"), BigDecimal.ONE);
        return step.signum() > 0 ? step : BigDecimal.ONE;
    }

    static BigDecimal number(String text, BigDecimal otherwise) {
        // Longer exponents than any slider has would take memory without end.
        if (!text.matches("-?(\\d{1,30}(\\.\\d{1,30})?|\\.\\d{1,30})([eE][+-]?\\d{1,2})?")) {
            return otherwise;
        }
        return new BigDecimal(text);
    }
}
