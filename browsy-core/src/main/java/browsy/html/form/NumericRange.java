package browsy.html.form;

import browsy.html.InputTypes;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The bounds of a field and the steps between them, in the unit of its type: numbers, milliseconds,
 * days, weeks or months.
 *
 * @param min null for none
 * @param max null for none
 * @param base where the steps are counted from
 * @param step null where any value will do
 * @param turns whether it may run over its end and begin anew, as the hours of a day do
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#the-min-and-max-attributes">HTML,
 *     4.10.5.3.7 and 8</a>
 */
record NumericRange(
        @Nullable BigDecimal min,
        @Nullable BigDecimal max,
        BigDecimal base,
        @Nullable BigDecimal step,
        boolean turns) {

    private static final BigDecimal SECOND = BigDecimal.valueOf(1000);
    private static final BigDecimal MINUTE = BigDecimal.valueOf(60);

    private static final BigDecimal MOST_OF_SLIDER = BigDecimal.valueOf(100);

    /** Whether inputs of a type have bounds and steps. */
    static boolean isFor(String type) {
        return switch (type) {
            case "range", "number", "date", "month", "week", "time", "datetime-local" -> true;
            default -> false;
        };
    }

    /** The range of an input whose type has one. */
    static NumericRange of(Element input) {
        String type = InputTypes.of(input.attr("type"));
        boolean slider = type.equals("range");
        BigDecimal min = number(type, input.attr("min"));
        BigDecimal max = number(type, input.attr("max"));
        BigDecimal base = min == null ? number(type, input.attr("value")) : min;
        if (slider) {
            min = min == null ? BigDecimal.ZERO : min;
            max = (max == null ? MOST_OF_SLIDER : max).max(min);
        }
        return new NumericRange(
                min,
                max,
                base == null ? BigDecimal.ZERO : base,
                step(type, input.attr("step")),
                type.equals("time"));
    }

    /** What a value of a type stands for; null if it is none. */
    static @Nullable BigDecimal number(String type, String value) {
        return type.equals("number") || type.equals("range")
                ? FloatingPoint.parse(value)
                : TemporalValue.parse(type, value);
    }

    private static @Nullable BigDecimal step(String type, String attribute) {
        if (attribute.strip().equalsIgnoreCase("any")) {
            return null;
        }
        boolean clock = type.equals("time") || type.equals("datetime-local");
        BigDecimal step = FloatingPoint.parse(attribute);
        if (step == null || step.signum() <= 0) {
            step = clock ? MINUTE : BigDecimal.ONE;
        }
        return clock ? step.multiply(SECOND) : step;
    }

    /** Whether there is any bound. */
    boolean isLimited() {
        return min != null || max != null;
    }

    /** The bound that a number does not keep; null if it keeps both. */
    @Nullable Validity outside(BigDecimal number) {
        boolean low = min != null && number.compareTo(min) < 0;
        boolean high = max != null && number.compareTo(max) > 0;
        if (turns && min != null && max != null && max.compareTo(min) < 0) {
            return low && high ? Validity.RANGE_UNDERFLOW : null;
        }
        if (low) {
            return Validity.RANGE_UNDERFLOW;
        }
        return high ? Validity.RANGE_OVERFLOW : null;
    }

    /** Whether a number lies between two steps. */
    boolean missesStep(BigDecimal number) {
        return step != null && number.subtract(base).remainder(step).signum() != 0;
    }

    /**
     * The nearest number that is within the bounds and on a step; of a field that has both bounds.
     */
    BigDecimal nearest(@Nullable BigDecimal wanted) {
        BigDecimal least = min == null ? BigDecimal.ZERO : min;
        BigDecimal most = max == null ? least : max;
        BigDecimal middle = least.add(most.subtract(least).divide(BigDecimal.valueOf(2)));
        BigDecimal number = (wanted == null ? middle : wanted).max(least).min(most);
        if (step == null) {
            return number;
        }
        BigDecimal steps = number.subtract(base).divide(step, 0, RoundingMode.HALF_UP);
        BigDecimal stepped = base.add(steps.multiply(step));
        if (stepped.compareTo(most) > 0) {
            stepped = stepped.subtract(step);
        } else if (stepped.compareTo(least) < 0) {
            stepped = stepped.add(step);
        }
        return stepped.compareTo(least) < 0 || stepped.compareTo(most) > 0 ? number : stepped;
    }
}
