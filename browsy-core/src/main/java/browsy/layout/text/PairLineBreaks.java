package browsy.layout.text;

/**
 * Soft wrap opportunities between two Latin-1 characters other than spaces, which browsers look up
 * in a table without context.
 *
 * <p>Between ASCII characters there are far fewer opportunities than in UAX #14: before opening
 * brackets after most punctuation, after question marks, and after hyphens. Other pairs follow UAX
 * #14, applied to the two characters as a complete text.
 */
final class PairLineBreaks {

    private static final String OPENING = "([{<";
    private static final String ALLOWED_BEFORE_OPENING = "!\"#%&)*+,.:;=>?\\]|}~";
    private static final String NEVER_AFTER_QUESTION_MARK = "!\"'),./:;?]}";
    private static final String NEVER_AFTER_HYPHEN = "!$),./:;?]}";

    private static final int ASCII_SIZE = 128;
    private static final boolean[] INERT = inert();

    private static final int LATIN_1_SIZE = 256;
    private static final byte ALLOWED = 1;
    private static final byte FORBIDDEN = -1;

    /** The results so far. Concurrent threads store equal values. */
    private static final byte[] KNOWN = new byte[LATIN_1_SIZE * LATIN_1_SIZE];

    private PairLineBreaks() {}

    /**
     * Tests whether a character belongs to a set of characters with no opportunity between any two
     * of them.
     */
    static boolean isInert(char c) {
        return isAscii(c) && INERT[c];
    }

    /**
     * Computes that set: the visible ASCII characters except those next to which the table has
     * opportunities.
     */
    private static boolean[] inert() {
        boolean[] inert = new boolean[ASCII_SIZE];
        for (char c = ' ' + 1; c < ASCII_SIZE - 1; c++) {
            inert[c] = c != '-' && c != '?' && OPENING.indexOf(c) < 0;
        }
        return inert;
    }

    /** Tests whether a pair is looked up in the table. */
    static boolean covers(char before, char after) {
        return (isAscii(before) && isAscii(after))
                || (before != '-' && isLatin1(before) && isLatin1(after));
    }

    /**
     * Tests whether there is an opportunity between two covered characters.
     *
     * @param beforeThat the character two places before the opportunity; 0 if there is none
     */
    static boolean isAllowed(char beforeThat, char before, char after) {
        return isAscii(before) && isAscii(after)
                ? isAllowedInAscii(beforeThat, before, after)
                : isAllowedInLatin1(before, after);
    }

    private static boolean isAllowedInAscii(char beforeThat, char before, char after) {
        if (after <= ' ' || after == 0x7F) {
            return false;
        }
        if (before == '-') {
            // A hyphen before a digit can be a minus sign, unless it follows a letter or digit.
            return isDigit(after)
                    ? isLetterOrDigit(beforeThat)
                    : NEVER_AFTER_HYPHEN.indexOf(after) < 0;
        }
        if (before == '?') {
            return NEVER_AFTER_QUESTION_MARK.indexOf(after) < 0;
        }
        return OPENING.indexOf(after) >= 0 && ALLOWED_BEFORE_OPENING.indexOf(before) >= 0;
    }

    private static boolean isAllowedInLatin1(char before, char after) {
        int index = before * LATIN_1_SIZE + after;
        if (KNOWN[index] == 0) {
            String pair = String.valueOf(new char[] {before, after});
            boolean allowed = new UnicodeLineBreaks(pair, LineBreakRules.INITIAL).isAllowed(1);
            KNOWN[index] = allowed ? ALLOWED : FORBIDDEN;
        }
        return KNOWN[index] == ALLOWED;
    }

    private static boolean isAscii(char c) {
        return c < ASCII_SIZE;
    }

    /** Excludes U+00A0 and U+00AD, whose behaviour depends on the context. */
    private static boolean isLatin1(char c) {
        return c > ' ' && c < LATIN_1_SIZE && c != '\u00A0' && c != '\u00AD';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Tests whether a character is an ASCII letter or digit. */
    static boolean isLetterOrDigit(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c);
    }
}
