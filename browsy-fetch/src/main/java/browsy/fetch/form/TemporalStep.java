package browsy.fetch.form;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The steps that dates and times go in.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#attr-input-step">HTML: the step
 *     attribute</a>
 */
final class TemporalStep {
    private static final BigDecimal SECOND = BigDecimal.valueOf(1000);
    private static final BigDecimal MINUTE = BigDecimal.valueOf(60);

    /** Weeks begin on Mondays; time began on a Thursday. */
    private static final long DAYS_OF_FIRST_WEEK = -3;

    private TemporalStep() {}

    /** Whether a value, which the field can hold, lies between its steps. */
    static boolean isMissed(Element field, String value) {
        if (field.attr("step").strip().equalsIgnoreCase("any")) {
            return false;
        }
        String type = FormControls.inputType(field);
        BigDecimal at = number(type, value);
        if (at == null) {
            return false;
        }
        boolean clock = type.equals("time") || type.equals("datetime-local");
        BigDecimal usual = clock ? MINUTE : BigDecimal.ONE;
        BigDecimal step = RangeValue.number(field.attr("step"), usual);
        step = step.signum() > 0 ? step : usual;
        step = clock ? step.multiply(SECOND) : step;
        return at.subtract(base(field, type)).remainder(step).signum() != 0;
    }

    private static BigDecimal base(Element field, String type) {
        for (String attribute : new String[] {"min", "value"}) {
            String text = field.attr(attribute);
            BigDecimal base =
                    text.isEmpty() || !FieldValues.isAllowed(field, text)
                            ? null
                            : number(type, text);
            if (base != null) {
                return base;
            }
        }
        return BigDecimal.ZERO;
    }

    /**
     * Days, months, weeks or milliseconds since the beginning of 1970; null for what is too far.
     */
    private static @Nullable BigDecimal number(String type, String value) {
        try {
            return switch (type) {
                case "date" -> BigDecimal.valueOf(LocalDate.parse(value).toEpochDay());
                case "month" -> BigDecimal.valueOf(months(value));
                case "week" -> BigDecimal.valueOf(weeks(value));
                case "time" -> BigDecimal.valueOf(LocalTime.parse(value).toNanoOfDay() / 1_000_000);
                default ->
                        BigDecimal.valueOf(
                                LocalDateTime.parse(value.replace(' ', 'T'))
                                        .toInstant(ZoneOffset.UTC)
                                        .toEpochMilli());
            };
        } catch (java.time.DateTimeException | ArithmeticException e) {
            return null; // years of more than four digits
        }
    }

    private static long months(String value) {
        return ChronoUnit.MONTHS.between(LocalDate.EPOCH, LocalDate.parse(value + "-01"));
    }

    private static long weeks(String value) {
        int split = value.indexOf("-W");
        LocalDate monday =
                LocalDate.of(Integer.parseInt(value.substring(0, split)), 1, 4)
                        .with(
                                IsoFields.WEEK_OF_WEEK_BASED_YEAR,
                                Integer.parseInt(value.substring(split + 2)))
                        .with(java.time.DayOfWeek.MONDAY);
        return (monday.toEpochDay() - DAYS_OF_FIRST_WEEK) / 7;
    }
}
