package browsy.layout.natural;

import browsy.layout.box.InnerLine;
import browsy.style.computed.ComputedStyle;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Natural sizes of {@code <input>} elements for dates and times. They consist of editable fields,
 * each as wide as its widest content, and the button of a picker. The field formats are those of
 * the locale en-US, with which the reference browser was measured.
 */
final class DateFieldSize {
    private static final String DIGITS = "00";
    private static final String MILLISECONDS = "000";

    /** The separator before AM or PM. */
    private static final String NARROW_SPACE = "\u202F";

    private static final Pattern SECONDS = Pattern.compile(":\\d\\d:(\\d\\d)(?:\\.(\\d{1,3}))?$");
    private static final Pattern STEP = Pattern.compile("\\d{1,9}(?:\\.\\d{1,9})?");

    private static final String YEAR = "000000";
    private static final int LEAST_YEAR_DIGITS = 4;
    private static final String LONGEST_MONTH = "September";

    /** Padding of the row of fields. */
    private static final double ROW_PADDING = 4;

    /** Block-axis padding of the row. */
    private static final double LINE_PADDING = 2;

    /** Padding of each field. */
    private static final double FIELD_PADDING = 2;

    /** Size of the clock icon relative to the font size; the calendar icon has the font size. */
    private static final double CLOCK_SCALE = 1.05;

    /** Distance between the fields and the clock icon. */
    private static final double CLOCK_DISTANCE = 10;

    private static final double CLOCK_PADDING = 4;
    private static final double CALENDAR_PADDING = 2;

    private DateFieldSize() {}

    /** Returns the size of a control; null if its type is not a date or time. */
    static @Nullable ControlSize of(Element input, ComputedStyle style) {
        ControlFont font = new ControlFont(style);
        int seconds = secondFields(input);
        String year = year(input);
        String time =
                DIGITS
                        + ":"
                        + DIGITS
                        + (seconds > 0 ? ":" + DIGITS : "")
                        + (seconds > 1 ? "." + MILLISECONDS : "")
                        + NARROW_SPACE
                        + "AM";
        int timeFields = 3 + seconds;
        return switch (input.attr("type").toLowerCase(Locale.ROOT)) {
            case "date" -> calendar(font, date(font, year), 3);
            case "month" -> calendar(font, font.width(LONGEST_MONTH + " " + year), 2);
            case "week" -> calendar(font, font.width("Week " + DIGITS + ", " + year), 2);
            case "datetime-local" ->
                    calendar(font, date(font, year) + font.width(", " + time), 3 + timeFields);
            case "time" -> clock(font, font.width(time), timeFields);
            default -> null;
        };
    }

    /** Returns the widest year: with as many digits as the year of {@code max}. */
    private static String year(Element input) {
        int digits = input.attr("max").indexOf('-');
        return digits < LEAST_YEAR_DIGITS || digits > YEAR.length()
                ? YEAR
                : YEAR.substring(0, digits);
    }

    /** Returns the width of the text of the day, month and year fields. */
    private static double date(ControlFont font, String year) {
        double month = Math.max(font.width("mm"), font.width(DIGITS));
        double day = Math.max(font.width("dd"), font.width(DIGITS));
        return month + day + font.width(year) + font.width("//");
    }

    /**
     * Returns the size of a field with a calendar icon.
     *
     * @param text width of the text of all fields
     * @param fields number of fields
     */
    private static ControlSize calendar(ControlFont font, double text, int fields) {
        double inline = fields(font, text, fields) + font.size();
        return size(font, inline, font.size() + font.zoomed(CALENDAR_PADDING));
    }

    /**
     * Returns the size of a field with a clock icon.
     *
     * @param text width of the text of all fields
     * @param fields number of fields
     */
    private static ControlSize clock(ControlFont font, double text, int fields) {
        double icon = CLOCK_SCALE * font.size();
        double distance = font.zoomed(CLOCK_DISTANCE);
        return size(
                font,
                fields(font, text, fields) + icon + distance,
                icon + font.zoomed(CLOCK_PADDING));
    }

    /** Returns the width of the row of fields. */
    private static double fields(ControlFont font, double text, int count) {
        return Math.ceil(text) + count * FIELD_PADDING + font.zoomed(ROW_PADDING);
    }

    /** Returns the size of a row with an icon. */
    private static ControlSize size(ControlFont font, double inline, double icon) {
        InnerLine line = font.dateLine();
        double block = Math.max(line.height(), icon) + font.zoomed(LINE_PADDING);
        return new ControlSize(inline, block, line);
    }

    /**
     * Returns the number of fields after the minutes, by value and step: 0, 1 for seconds, 2 for
     * seconds and milliseconds.
     */
    private static int secondFields(Element input) {
        Matcher value = SECONDS.matcher(input.attr("value").strip());
        boolean shows = value.find();
        int fields = shows && isPositive(value.group(1)) ? 1 : 0;
        fields = shows && isPositive(value.group(2)) ? 2 : fields;
        String step = input.attr("step").strip();
        if (!STEP.matcher(step).matches()) {
            return fields;
        }
        double seconds = Double.parseDouble(step);
        if (seconds <= 0 || seconds % 60 == 0) {
            return fields;
        }
        return seconds == Math.rint(seconds) ? Math.max(1, fields) : 2;
    }

    private static boolean isPositive(@Nullable String digits) {
        return digits != null && !digits.matches("0*");
    }
}
