package browsy.html.form;

import browsy.html.InputTypes;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The bounds and steps of a numeric or temporal field, in the unit of its type: numbers,
 * milliseconds, days, weeks or months.
 *
 * @param min the lower bound; null if there is none
 * @param max the upper bound; null if there is none
 * @param base the value that steps are counted from
 * @param step the distance of allowed values; null if any value is allowed
 * @param periodic whether the range is periodic, like times of day, so that {@code min} may be
 *     greater than {@code max}
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#the-min-and-max-attributes">HTML,
 *     4.10.5.3.7 and 8</a>
 */
record NumericRange(
        @Nullable BigDecimal min,
        @Nullable BigDecimal max,
        BigDecimal base,
        @Nullable BigDecimal step,
        boolean periodic) {

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

    /** The range of an input, whose type must have one. */
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

    /** Converts a value of a type to a number; null if it is invalid. */
    static @Nullable BigDecimal number(String type, String value) {
        return type.equals("number") || type.equals("range")
                ? FloatingPoint.parse(value)
                : TemporalValue.parse(type, value);
    }

    /** The step in the unit of the type; null for {@code any}. */
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

    /** Whether there is a bound. */
    boolean isLimited() {
        return min != null || max != null;
    }

    /** The bound that a number violates; null if it is in range. */
    @Nullable Validity outside(BigDecimal number) {
        boolean low = min != null && number.compareTo(min) < 0;
        boolean high = max != null && number.compareTo(max) > 0;
        if (periodic && min != null && max != null && max.compareTo(min) < 0) {
            return low && high ? Validity.RANGE_UNDERFLOW : null;
        }
        if (low) {
            return Validity.RANGE_UNDERFLOW;
        }
        return high ? Validity.RANGE_OVERFLOW : null;
    }

    /** Whether a number is not on a step. */
    boolean missesStep(BigDecimal number) {
        return step != null && number.subtract(base).remainder(step).signum() != 0;
    }

    /**
     * The nearest number that is within the bounds and on a step. Both bounds must be given. If no
     * step is within the bounds, the result is only within the bounds.
     *
     * @param wanted the requested number; null for the middle of the range
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
