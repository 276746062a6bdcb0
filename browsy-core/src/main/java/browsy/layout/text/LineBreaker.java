package browsy.layout.text;

import browsy.layout.text.LineBreakRules.Strictness;
import browsy.layout.text.LineBreakRules.WordBreak;
import java.util.BitSet;

/**
 * Finds the soft wrap opportunities of a text as browsers do: always after spaces; between two
 * ASCII characters by a compatibility table; elsewhere by UAX #14.
 *
 * @see <a href="https://www.w3.org/TR/css-text-3/#line-breaking">CSS Text 3, Line Breaking</a>
 */
public final class LineBreaker {

    /** The placeholder character of an atomic inline. */
    public static final char OBJECT = '\uFFFC';

    private static final char SOFT_HYPHEN = '\u00AD';

    private LineBreaker() {}

    /**
     * Returns the soft wrap opportunities of a whole paragraph. U+FFFC represents an atomic inline.
     *
     * @param text the text after white space processing; line feeds are forced breaks, which the
     *     caller handles
     */
    public static BreakOpportunities analyze(String text, LineBreakRules rules) {
        BitSet opportunities;
        if (rules.strictness() == Strictness.ANYWHERE) {
            opportunities = clusterBoundaries(text, rules);
        } else {
            opportunities = softWrapOpportunities(text, rules);
        }
        return new BreakOpportunities(opportunities, text.length());
    }

    /**
     * Returns the next opportunity of {@code line-break: anywhere}: the next grapheme cluster
     * boundary that is not before white space.
     *
     * @param from a cluster boundary before the end of the text
     * @return the index, at most {@code text.length()}
     */
    public static int nextCluster(String text, int from) {
        int index = GraphemeBreaker.next(text, from);
        while (index < text.length() && isSpace(text.charAt(index))) {
            index = GraphemeBreaker.next(text, index);
        }
        return index;
    }

    /**
     * Tests whether UAX #14 forbids a break between a character and a following atomic inline:
     * after a no-break space or an opening bracket. For compatibility, lines do break there.
     *
     * @see <a href="https://www.unicode.org/reports/tr14/#LB20">UAX #14, the rules before LB20</a>
     */
    public static boolean joinsObject(char before) {
        return switch (LineBreakClass.of(before)) {
            case GL, WJ, ZWJ, OP, QU, QU_PI, QU_PF -> true;
            default -> false;
        };
    }

    /** Returns the opportunities of {@code line-break: anywhere}. */
    private static BitSet clusterBoundaries(String text, LineBreakRules rules) {
        BitSet boundaries = new BitSet(text.length() + 1);
        int index = text.isEmpty() ? 0 : GraphemeBreaker.next(text, 0);
        for (; index < text.length(); index = GraphemeBreaker.next(text, index)) {
            if (rules.breakSpaces() || !isSpace(text.charAt(index))) {
                boundaries.set(index);
            }
        }
        return boundaries;
    }

    /**
     * Returns the opportunities of other {@code line-break} values. At each index the first of
     * these steps that applies decides: the fast path for plain ASCII words, the two adjacent
     * characters, UAX #14 together with {@code keep-all}.
     */
    private static BitSet softWrapOpportunities(String text, LineBreakRules rules) {
        BitSet opportunities = new BitSet(text.length() + 1);
        boolean dividesWords = rules.wordBreak() == WordBreak.BREAK_ALL;
        LineBreakRanges unicode = null;
        char[] chars = text.toCharArray();
        char after = chars.length == 0 ? 0 : chars[0];
        boolean inert = PairLineBreaks.isInert(after);
        for (int i = 1; i < chars.length; i++) {
            char before = after;
            boolean afterInert = inert;
            after = chars[i];
            inert = PairLineBreaks.isInert(after);
            // The common case: words of ASCII characters separated by single spaces.
            if (afterInert && (after == ' ' || (inert && !dividesWords))) {
                continue;
            }
            if (inert && before == ' ') {
                opportunities.set(i);
                continue;
            }
            PairResult pair = inPair(text, i, rules);
            if (pair == PairResult.ASK_UNICODE) {
                unicode = unicode == null ? new LineBreakRanges(text, rules, i) : unicode;
                boolean kept = rules.wordBreak() == WordBreak.KEEP_ALL && isKeptTogether(text, i);
                opportunities.set(i, unicode.isAllowed(i) && !kept);
            } else if (pair == PairResult.ALLOWED) {
                opportunities.set(i);
            }
        }
        return opportunities;
    }

    /** The result of a test of two adjacent characters. */
    private enum PairResult {
        ALLOWED,
        FORBIDDEN,
        ASK_UNICODE;

        static PairResult of(boolean allowed) {
            return allowed ? ALLOWED : FORBIDDEN;
        }
    }

    /** Tests the two characters next to an index. */
    private static PairResult inPair(String text, int index, LineBreakRules rules) {
        char before = text.charAt(index - 1);
        char after = text.charAt(index);
        if (rules.breakSpaces() && isWideSpace(before)) {
            return PairResult.ALLOWED;
        }
        if (isSpace(after)) {
            return PairResult.of(rules.breakSpaces() && isSpace(before));
        }
        if (isSpace(before) || before == OBJECT || after == OBJECT) {
            return PairResult.ALLOWED;
        }
        if (before == SOFT_HYPHEN && !rules.softHyphens()) {
            return PairResult.FORBIDDEN;
        }
        if (rules.wordBreak() == WordBreak.BREAK_ALL && BreakAllPairs.isAllowed(text, index)) {
            return PairResult.ALLOWED;
        }
        if (PairLineBreaks.covers(before, after)) {
            char beforeThat = index > 1 ? text.charAt(index - 2) : 0;
            return PairResult.of(PairLineBreaks.isAllowed(beforeThat, before, after));
        }
        return PairResult.ASK_UNICODE;
    }

    private static boolean isWideSpace(char c) {
        return c == '\u3000';
    }

    /**
     * Tests whether {@code keep-all} forbids a break: between letters or numbers, except those of
     * scripts without spaces between words.
     */
    private static boolean isKeptTogether(String text, int index) {
        int before = text.codePointBefore(index);
        int start = index - Character.charCount(before);
        if (isMark(before) && start > 0) {
            before = text.codePointBefore(start);
        }
        return isWordCharacter(before) && isWordCharacter(text.codePointAt(index));
    }

    private static boolean isMark(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK;
    }

    private static boolean isWordCharacter(int codePoint) {
        int type = Character.getType(codePoint);
        return (Character.isLetterOrDigit(codePoint)
                        || type == Character.LETTER_NUMBER
                        || type == Character.OTHER_NUMBER)
                && LineBreakClass.of(codePoint) != LineBreakClass.SA;
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n';
    }
}
