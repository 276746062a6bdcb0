package browsy.intelligence.word;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds dates and times in text: in numbers, or with the name of a month beside a day and a year.
 * The order of the parts, the words between them and the digits may be those of many languages.
 */
public final class Moments {

    /** What joins the numbers of a date. */
    private static final String DATE_SEPARATORS = "-/.";

    /** The signs after the number of a year, in Han and Hangul. */
    private static final String YEAR_SIGNS = "\u5E74\uB144";

    /** The signs after the number of a month, in Han and Hangul. */
    private static final String MONTH_SIGNS = "\u6708\uC6D4";

    /** What stands between a day, the name of a month and a year. */
    private static final String PUNCTUATION = " \u00A0.,-'\u2019\u060C\u104A";

    /** Direction marks of text from right to left, which do not show. */
    private static final String DIRECTION_MARKS = "\u200E\u200F\u061C";

    /** Words and abbreviations between the parts of a date in the date formats of CLDR. */
    private static final Set<String> CONNECTORS =
            Set.of(
                    "de",
                    "del",
                    "di",
                    "da",
                    "st",
                    "nd",
                    "rd",
                    "th",
                    "d",
                    "m",
                    "a",
                    "e",
                    "gada",
                    "\u0436", // Kazakh
                    "\u0433", // Russian
                    "\u0440", // Ukrainian
                    "\u0569", // Armenian
                    "\u043E\u043D\u044B", // Mongolian
                    "\u0E04.\u0E28", // Thai
                    "\u0E1E.\u0E28");

    /** The largest number of connectors between two parts of a date. */
    private static final int MAX_CONNECTORS = 3;

    /** The largest number of characters between two words or numbers of a date. */
    private static final int MAX_GAP = 3;

    private static final int YEAR_LENGTH = 4;
    private static final int DAYS = 31;

    /** The numbers of characters of the name of a month, or of its abbreviation. */
    private static final int MIN_NAME = 3;

    private static final int MAX_NAME = 12;

    private final String text;

    private Moments(String text) {
        this.text = text;
    }

    /** Whether a text has a date, or a time of day in hours and minutes. */
    public static boolean areIn(String text) {
        Moments moments = new Moments(text);
        int at = 0;
        while (at < text.length()) {
            if (!moments.isDigit(at)) {
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
        int digits = end - start;
        if (digits >= YEAR_LENGTH) {
            return isYearOfDate(end)
                    || (digits == YEAR_LENGTH && isYearBesideDayAndMonth(start, end));
        }
        return digits <= 2 && !isWordPart(start - 1) && (isDayInNumbers(end) || isHour(end));
    }

    /** Whether a month and a day follow a year, as in {@code 2026-11-26}. */
    private boolean isYearOfDate(int year) {
        int month = afterSeparator(year, YEAR_SIGNS);
        int monthEnd = digitsFrom(month);
        if (!isShort(month, monthEnd)) {
            return false;
        }
        int day = afterSeparator(monthEnd, MONTH_SIGNS);
        return digitsFrom(day) > day;
    }

    /** Whether a month and a year follow a day, or the other way round, as in {@code 26.11.26}. */
    private boolean isDayInNumbers(int day) {
        int month = afterSeparator(day, "");
        int monthEnd = digitsFrom(month);
        if (!isShort(month, monthEnd)) {
            return false;
        }
        int year = afterSeparator(monthEnd, "");
        int end = digitsFrom(year);
        int digits = end - year;
        int fewest = isSpaceBefore(month) || isSpaceBefore(year) ? YEAR_LENGTH : 2;
        return digits >= fewest && digits <= YEAR_LENGTH && !isWordPart(end);
    }

    private boolean isHour(int hour) {
        int minute = hour + 1;
        return at(hour) == ':' && digitsFrom(minute) == minute + 2 && !isWordPart(minute + 2);
    }

    /**
     * Whether a day and the name of a month precede or follow a year, as in {@code 26 November
     * 2026} or {@code 2026. november 26.}
     */
    private boolean isYearBesideDayAndMonth(int start, int end) {
        if (isWordPart(start - 1) || isWordPart(end) || !isYear(start, end)) {
            return false;
        }
        Part before = before(start);
        Part after = after(end);
        return (before != null && areDayAndMonth(before, before(before.start())))
                || (after != null && areDayAndMonth(after, after(after.end())));
    }

    /** Whether a number is a year of this or the last century in a calendar in use. */
    private boolean isYear(int start, int end) {
        int year = Integer.parseInt(text, start, end, 10);
        return (year >= 1900 && year <= 2100) // Gregorian
                || (year >= 2443 && year <= 2643) // Buddhist
                || (year >= 1370 && year <= 1470); // Persian and Islamic
    }

    private boolean areDayAndMonth(Part one, @Nullable Part other) {
        return other != null && ((isDay(one) && isName(other)) || (isName(one) && isDay(other)));
    }

    private boolean isDay(Part part) {
        if (!part.number() || part.length() > 2 || isWordPart(part.start() - 1)) {
            return false;
        }
        int day = Integer.parseInt(text, part.start(), part.end(), 10);
        return day >= 1 && day <= DAYS;
    }

    private static boolean isName(Part part) {
        return !part.number() && part.length() >= MIN_NAME && part.length() <= MAX_NAME;
    }

    /** Returns the number or word after a position, without connectors; null if none is near. */
    private @Nullable Part after(int position) {
        int at = position;
        for (int skipped = 0; skipped <= MAX_CONNECTORS; skipped++) {
            int start = at;
            while (isPunctuation(start) && start - at <= MAX_GAP) {
                start++;
            }
            Part part = new Part(start, partEnd(start), isDigit(start));
            if (part.length() == 0 || !isGap(at, start)) {
                return null;
            }
            if (!isConnector(part)) {
                return part;
            }
            at = part.end();
        }
        return null;
    }

    /** Returns the number or word before a position, without connectors; null if none is near. */
    private @Nullable Part before(int position) {
        int at = position;
        for (int skipped = 0; skipped <= MAX_CONNECTORS; skipped++) {
            int end = at;
            while (isPunctuation(end - 1) && at - end <= MAX_GAP) {
                end--;
            }
            Part part = new Part(partStart(end), end, isDigit(end - 1));
            if (part.length() == 0 || !isGap(end, at)) {
                return null;
            }
            if (!isConnector(part)) {
                return part;
            }
            at = part.start();
        }
        return null;
    }

    /** Whether a range separates parts of a date: empty, a hyphen, or a space with punctuation. */
    private boolean isGap(int start, int end) {
        String gap = text.substring(start, end);
        return gap.length() <= MAX_GAP
                && (gap.equals("-")
                        || gap.isEmpty()
                        || (gap.indexOf('-') < 0
                                && (gap.indexOf(' ') >= 0 || gap.indexOf('\u00A0') >= 0)));
    }

    private boolean isConnector(Part part) {
        return !part.number() && CONNECTORS.contains(text.substring(part.start(), part.end()));
    }

    /** Returns the end of the digits or of the word at a position. */
    private int partEnd(int start) {
        if (isDigit(start)) {
            return digitsFrom(start);
        }
        int end = start;
        while (end - start <= MAX_NAME
                && (isLetter(end) || (isLetter(end - 1) && end > start && isInnerDot(end)))) {
            end++;
        }
        return end;
    }

    /** Returns the start of the digits or of the word before a position. */
    private int partStart(int end) {
        int start = end;
        if (isDigit(end - 1)) {
            while (isDigit(start - 1) && end - start <= YEAR_LENGTH) {
                start--;
            }
            return start;
        }
        while (end - start <= MAX_NAME
                && (isLetter(start - 1) || (start < end && isInnerDot(start - 1)))) {
            start--;
        }
        return start;
    }

    /** Whether a character is a dot within an abbreviation. */
    private boolean isInnerDot(int index) {
        return at(index) == '.' && isLetter(index - 1) && isLetter(index + 1);
    }

    /** Returns the position after a separator of numbers, or the given one without a separator. */
    private int afterSeparator(int index, String signs) {
        int at = index;
        while (isOneOf(at, DIRECTION_MARKS)) {
            at++;
        }
        if (!isOneOf(at, DATE_SEPARATORS) && !isOneOf(at, signs)) {
            return index;
        }
        return at(at + 1) == ' ' ? at + 2 : at + 1;
    }

    private boolean isSpaceBefore(int index) {
        return at(index - 1) == ' ';
    }

    private static boolean isShort(int start, int end) {
        return end - start == 1 || end - start == 2;
    }

    private boolean isPunctuation(int index) {
        return isOneOf(index, PUNCTUATION);
    }

    private boolean isOneOf(int index, String characters) {
        char c = at(index);
        return c != 0 && characters.indexOf(c) >= 0;
    }

    /** Returns the position after the digits at a position; the position itself without digits. */
    private int digitsFrom(int index) {
        int end = index;
        while (isDigit(end)) {
            end++;
        }
        return end;
    }

    private boolean isDigit(int index) {
        return Character.isDigit(at(index));
    }

    private boolean isLetter(int index) {
        return Texts.isLetterOrMark(at(index));
    }

    private boolean isWordPart(int index) {
        return Texts.isWordPart(at(index));
    }

    private char at(int index) {
        return Texts.charAt(text, index);
    }

    /** A number or a word of a text. */
    private record Part(int start, int end, boolean number) {

        int length() {
            return end - start;
        }
    }
}
