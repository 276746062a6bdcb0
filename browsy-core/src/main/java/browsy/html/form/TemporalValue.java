package browsy.html.form;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.IsoFields;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Converts dates and times to numbers.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates-and-times">HTML,
 *     2.3.5</a>
 */
final class TemporalValue {
    private static final String YEAR = "(\\d{4,6})";
    private static final String CLOCK = "([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?";
    private static final Pattern DATE = Pattern.compile(YEAR + "-(\\d\\d)-(\\d\\d)");
    private static final Pattern MONTH = Pattern.compile(YEAR + "-(\\d\\d)");
    private static final Pattern WEEK = Pattern.compile(YEAR + "-W(\\d\\d)");
    private static final Pattern TIME = Pattern.compile(CLOCK);

    /** The last moment that ECMAScript and so Chromium can represent. */
    private static final LocalDateTime LAST = LocalDateTime.of(275_760, 9, 13, 0, 0);

    private static final int MONTHS = 12;

    private TemporalValue() {}

    /**
     * Converts a value to milliseconds since midnight (time) or since 1970 (datetime-local), or to
     * days, weeks or months since 1970.
     *
     * @param type the type of the input
     * @return null if the value is invalid for the type
     */
    static @Nullable BigDecimal parse(String type, String value) {
        try {
            Long number =
                    switch (type) {
                        case "date" -> days(value);
                        case "month" -> months(value);
                        case "week" -> weeks(value);
                        case "time" -> time(value);
                        case "datetime-local" -> dateTime(value);
                        default -> null;
                    };
            return number == null ? null : BigDecimal.valueOf(number);
        } catch (DateTimeException e) {
            return null; // not in the calendar, such as February 30
        }
    }

    private static @Nullable Long days(String value) {
        LocalDate date = date(value);
        return date == null ? null : (Long) date.toEpochDay();
    }

    private static @Nullable LocalDate date(String value) {
        Matcher date = DATE.matcher(value);
        if (!date.matches()) {
            return null;
        }
        return known(LocalDate.of(part(date, 1), part(date, 2), part(date, 3)));
    }

    /** Returns the date if it is between the year 1 and {@link #LAST}; else null. */
    private static @Nullable LocalDate known(LocalDate date) {
        return date.getYear() < 1 || date.isAfter(LAST.toLocalDate()) ? null : date;
    }

    private static @Nullable Long months(String value) {
        Matcher month = MONTH.matcher(value);
        if (!month.matches()) {
            return null;
        }
        LocalDate first = known(LocalDate.of(part(month, 1), part(month, 2), 1));
        return first == null
                ? null
                : (Long) ((first.getYear() - 1970L) * MONTHS + first.getMonthValue() - 1);
    }

    /**
     * The week of a value by ISO 8601: weeks begin on Monday, and the first week of a year contains
     * the 4th of January.
     */
    private static @Nullable Long weeks(String value) {
        Matcher week = WEEK.matcher(value);
        if (!week.matches() || part(week, 1) < 1) {
            return null;
        }
        LocalDate monday =
                LocalDate.of(part(week, 1), 1, 4)
                        .with(IsoFields.WEEK_OF_WEEK_BASED_YEAR, part(week, 2))
                        .with(DayOfWeek.MONDAY);
        boolean exists =
                monday.get(IsoFields.WEEK_BASED_YEAR) == part(week, 1)
                        && !monday.isAfter(LAST.toLocalDate().minusDays(6));
        return exists ? (Long) StrictMath.floorDiv(monday.toEpochDay() + 3, 7L) : null;
    }

    private static @Nullable Long time(String value) {
        return TIME.matcher(value).matches()
                ? (Long) (LocalTime.parse(value).toNanoOfDay() / 1_000_000)
                : null;
    }

    private static @Nullable Long dateTime(String value) {
        int split = StrictMath.max(value.indexOf('T'), value.indexOf(' '));
        LocalDate date = split < 0 ? null : date(value.substring(0, split));
        String clock = value.substring(split + 1);
        if (date == null || !TIME.matcher(clock).matches()) {
            return null;
        }
        LocalDateTime at = date.atTime(LocalTime.parse(clock));
        return at.isAfter(LAST) ? null : (Long) at.toInstant(ZoneOffset.UTC).toEpochMilli();
    }

    private static int part(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }
}
