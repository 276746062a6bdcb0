package browsy.intelligence.signal;

import java.util.regex.Pattern;

/** Something that an entry of a list may have beside its main link. */
public enum EntryFact {
    /** An amount of money. */
    PRICE,
    /** A date or a time, by markup or as text. */
    DATE,
    /** A text of at least a few words beyond the caption of the main link. */
    SNIPPET,
    /** A picture. */
    IMAGE,
    /** A heading. */
    HEADING,
    /** A check box, which selects the entry. */
    CHECKBOX;

    /** The minimum length of a snippet, in letters. */
    private static final int MIN_SNIPPET = 40;

    private static final Pattern AMOUNT =
            Pattern.compile(
                    "\\p{Sc} ?\\d|\\d ?(?:\\p{Sc}|z\u0142|K\u010d|kr\\b|(?:EUR|USD|GBP|CHF|PLN)\\b)"
                            + "|\\b(?:EUR|USD|GBP|CHF|PLN|R\\$|kr\\.?) ?\\d");

    /** The first characters of what follows an amount, apart from currency signs. */
    private static final String FIRST_OF_CURRENCY = "zKkEUGCP";

    /** The last characters of what precedes an amount, apart from currency signs. */
    private static final String LAST_OF_CURRENCY = "RDPFNr.";

    /** What joins the numbers of a date or a time. */
    private static final String SEPARATORS = "-/.:\u5E74";

    private static final int YEAR_LENGTH = 4;

    /** A date or a time in numbers. */
    private static final Pattern NUMBERS =
            Pattern.compile(
                    "\\d{4}[-/.\u5E74]\\d{1,2}[-/.\u6708]\\d{1,2}"
                            + "|\\b\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}\\b|\\b\\d{1,2}:\\d{2}\\b");

    /** A date with the name of its month. */
    private static final Pattern WORDS_WITH_YEAR =
            Pattern.compile(
                    "\\b\\d{1,2}\\.? \\p{L}{3,10}\\.?,? \\d{4}\\b"
                            + "|\\b\\p{L}{3,10}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b");

    /** Whether a text is at least the beginning of a sentence beyond a caption. */
    static boolean isSnippet(int lettersBeyondCaption) {
        return lettersBeyondCaption >= MIN_SNIPPET;
    }

    static boolean hasAmount(String text) {
        return mayHaveAmount(text) && AMOUNT.matcher(text).find();
    }

    /** Whether a digit is beside a currency sign or a letter of a currency; a cheap test. */
    private static boolean mayHaveAmount(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isDigit(c)) {
                int before = i > 0 && text.charAt(i - 1) == ' ' ? i - 2 : i - 1;
                int after = i + 1 < text.length() && text.charAt(i + 1) == ' ' ? i + 2 : i + 1;
                if ((before >= 0 && isOf(LAST_OF_CURRENCY, text.charAt(before)))
                        || (after < text.length() && isOf(FIRST_OF_CURRENCY, text.charAt(after)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isOf(String letters, char c) {
        return letters.indexOf(c) >= 0 || Character.getType(c) == Character.CURRENCY_SYMBOL;
    }

    static boolean hasMoment(String text) {
        return (joinsDigits(text) && NUMBERS.matcher(text).find())
                || (hasYear(text) && WORDS_WITH_YEAR.matcher(text).find());
    }

    /** Whether a separator of dates or times joins two digits. */
    private static boolean joinsDigits(String text) {
        for (int i = 1; i + 1 < text.length(); i++) {
            if (SEPARATORS.indexOf(text.charAt(i)) >= 0
                    && isDigit(text.charAt(i - 1))
                    && isDigit(text.charAt(i + 1))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a space precedes as many digits as a year has. */
    private static boolean hasYear(String text) {
        int digits = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            char c = text.charAt(i);
            if (c == ' ' && digits == YEAR_LENGTH) {
                return true;
            }
            digits = isDigit(c) ? digits + 1 : 0;
        }
        return false;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
