package browsy.intelligence.signal;

/** Finds dates and times in text, in numbers or with the name of a month. */
public final class Moments {

    /** What joins the numbers of a date. */
    private static final String DATE_SEPARATORS = "-/.";

    private static final char YEAR_SIGN = '\u5E74';
    private static final char MONTH_SIGN = '\u6708';

    private static final int YEAR_LENGTH = 4;

    /** The numbers of letters of the name of a month, or of its abbreviation. */
    private static final int MIN_NAME = 3;

    private static final int MAX_NAME = 10;

    private final String text;

    private Moments(String text) {
        this.text = text;
    }

    /** Whether a text has a date, or a time of day in hours and minutes. */
    public static boolean areIn(String text) {
        Moments moments = new Moments(text);
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c < '0' || c > '9') {
                at++;
                continue;
            }
            int end = moments.digitsFrom(at);
            if (moments.isMoment(at, end)) {
                return true;
            }
            at = end;
        }
        return false;
    }

    private boolean isMoment(int start, int end) {
        if (end - start >= YEAR_LENGTH) {
            return isYearOfDate(end);
        }
        return end - start <= 2
                && !isWordPart(start - 1)
                && (isDayInNumbers(end)
                        || isHour(end)
                        || isDayBeforeMonth(end)
                        || isDayAfterMonth(start, end));
    }

    /** Whether a month and a day follow a year, as in {@code 2026-11-26}. */
    private boolean isYearOfDate(int year) {
        if (!isOneOf(year, DATE_SEPARATORS, YEAR_SIGN)) {
            return false;
        }
        int month = digitsFrom(year + 1);
        return isShort(year + 1, month)
                && isOneOf(month, DATE_SEPARATORS, MONTH_SIGN)
                && digitsFrom(month + 1) > month + 1;
    }

    /** Whether a month and a year follow a day, or the other way round, as in {@code 26.11.26}. */
    private boolean isDayInNumbers(int day) {
        if (!isOneOf(day, DATE_SEPARATORS, DATE_SEPARATORS.charAt(0))) {
            return false;
        }
        int month = digitsFrom(day + 1);
        if (!isShort(day + 1, month)
                || !isOneOf(month, DATE_SEPARATORS, DATE_SEPARATORS.charAt(0))) {
            return false;
        }
        int year = digitsFrom(month + 1);
        int digits = year - month - 1;
        return digits >= 2 && digits <= YEAR_LENGTH && !isWordPart(year);
    }

    private boolean isHour(int hour) {
        int minute = hour + 1;
        return at(hour) == ':' && digitsFrom(minute) == minute + 2 && !isWordPart(minute + 2);
    }

    /** Whether the name of a month and a year follow a day, as in {@code 26 November 2026}. */
    private boolean isDayBeforeMonth(int day) {
        int space = skip(day, '.');
        if (at(space) != ' ') {
            return false;
        }
        int name = space + 1;
        int end = name;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return isName(name, end) && isYear(skip(skip(end, '.'), ','));
    }

    /** Whether the name of a month precedes a day, and a year follows. */
    private boolean isDayAfterMonth(int start, int day) {
        if (at(start - 1) != ' ') {
            return false;
        }
        int end = at(start - 2) == '.' ? start - 2 : start - 1;
        int name = end;
        while (name > 0 && Character.isLetter(text.charAt(name - 1))) {
            name--;
        }
        return isName(name, end) && !isWordPart(name - 1) && isYear(skip(ordinalEnd(day), ','));
    }

    private int ordinalEnd(int day) {
        boolean ordinal =
                text.startsWith("st", day)
                        || text.startsWith("nd", day)
                        || text.startsWith("rd", day)
                        || text.startsWith("th", day);
        return ordinal ? day + 2 : day;
    }

    /** Whether a space and a year of four digits begin at a position. */
    private boolean isYear(int space) {
        int year = space + 1;
        return at(space) == ' '
                && digitsFrom(year) == year + YEAR_LENGTH
                && !isWordPart(year + YEAR_LENGTH);
    }

    private static boolean isName(int start, int end) {
        return end - start >= MIN_NAME && end - start <= MAX_NAME;
    }

    private static boolean isShort(int start, int end) {
        return end - start == 1 || end - start == 2;
    }

    private int skip(int index, char c) {
        return at(index) == c ? index + 1 : index;
    }

    private boolean isOneOf(int index, String characters, char sign) {
        char c = at(index);
        return c != 0 && (c == sign || characters.indexOf(c) >= 0);
    }

    /** Returns the position after the digits at a position; the position itself without digits. */
    private int digitsFrom(int index) {
        int end = index;
        while (at(end) >= '0' && at(end) <= '9') {
            end++;
        }
        return end;
    }

    private boolean isWordPart(int index) {
        return Texts.isWordPart(at(index));
    }

    private char at(int index) {
        return Texts.charAt(text, index);
    }
}
