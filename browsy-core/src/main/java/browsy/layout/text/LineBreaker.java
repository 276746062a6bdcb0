package browsy.layout.text;

import browsy.layout.text.LineBreakRules.Strictness;
import browsy.layout.text.LineBreakRules.WordBreak;
import java.util.BitSet;

/**
 * Finds the places where a line may end, as browsers do: after spaces always, between two ASCII
 * characters by a table that the Web has grown used to, elsewhere by the Unicode rules.
 *
 * @see <a href="https://www.w3.org/TR/css-text-3/#line-breaking">CSS Text 3, Line Breaking</a>
 */
public final class LineBreaker {

    /** Stands for an atomic inline. */
    public static final char OBJECT = '\uFFFC';

    private static final char SOFT_HYPHEN = '\u00AD';

    private LineBreaker() {}

    /**
     * The opportunities of a whole paragraph. U+FFFC stands for an atomic inline.
     *
     * @param text white space processed; line feeds are forced breaks, which the caller makes
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
     * The next place where {@code line-break: anywhere} lets a line end, but not at the end of a
     * text, where spaces hang.
     *
     * @param from a cluster boundary before the end of the text
     * @return at most {@code text.length()}
     */
    public static int nextCluster(String text, int from) {
        int index = GraphemeBreaker.next(text, from);
        while (index < text.length() && isSpace(text.charAt(index))) {
            index = GraphemeBreaker.next(text, index);
        }
        return index;
    }

    /**
     * Whether by the Unicode rules alone a character does not let a line end between it and an
     * atomic inline: a no-break space or an opening bracket. Lines end there nevertheless, for the
     * sake of old pages.
     *
     * @see <a href="https://www.unicode.org/reports/tr14/#LB20">UAX #14, the rules before LB20</a>
     */
    public static boolean joinsObject(char before) {
        return switch (LineBreakClass.of(before)) {
            case GL, WJ, ZWJ, OP, QU, QU_PI, QU_PF -> true;
            default -> false;
        };
    }

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

    private static BitSet softWrapOpportunities(String text, LineBreakRules rules) {
        BitSet opportunities = new BitSet(text.length() + 1);
        boolean dividesWords = rules.wordBreak() == WordBreak.BREAK_ALL;
        UnicodeStretches unicode = null;
        char[] chars = text.toCharArray();
        char after = chars.length == 0 ? 0 : chars[0];
        boolean inert = PairLineBreaks.isInert(after);
        for (int i = 1; i < chars.length; i++) {
            char before = after;
            boolean afterInert = inert;
            after = chars[i];
            inert = PairLineBreaks.isInert(after);
            // Words of ASCII with single spaces between them: nearly all text of most pages.
            if (afterInert && (after == ' ' || (inert && !dividesWords))) {
                continue;
            }
            if (inert && before == ' ') {
                opportunities.set(i);
                continue;
            }
            Answer answer = inPair(text, i, rules);
            if (answer == Answer.ASK_UNICODE) {
                unicode = unicode == null ? new UnicodeStretches(text, rules, i) : unicode;
                boolean kept = rules.wordBreak() == WordBreak.KEEP_ALL && isKeptTogether(text, i);
                opportunities.set(i, unicode.isAllowed(i) && !kept);
            } else if (answer == Answer.ALLOWED) {
                opportunities.set(i);
            }
        }
        return opportunities;
    }

    private enum Answer {
        ALLOWED,
        FORBIDDEN,
        ASK_UNICODE;

        static Answer of(boolean allowed) {
            return allowed ? ALLOWED : FORBIDDEN;
        }
    }

    /** What the two characters at an index say by themselves. */
    private static Answer inPair(String text, int index, LineBreakRules rules) {
        char before = text.charAt(index - 1);
        char after = text.charAt(index);
        if (rules.breakSpaces() && isWideSpace(before)) {
            return Answer.ALLOWED;
        }
        if (isSpace(after)) {
            return Answer.of(rules.breakSpaces() && isSpace(before));
        }
        if (isSpace(before) || before == OBJECT || after == OBJECT) {
            return Answer.ALLOWED;
        }
        if (before == SOFT_HYPHEN && !rules.softHyphens()) {
            return Answer.FORBIDDEN;
        }
        if (rules.wordBreak() == WordBreak.BREAK_ALL && BreakAllPairs.isAllowed(text, index)) {
            return Answer.ALLOWED;
        }
        if (PairLineBreaks.covers(before, after)) {
            char beforeThat = index > 1 ? text.charAt(index - 2) : 0;
            return Answer.of(PairLineBreaks.isAllowed(beforeThat, before, after));
        }
        return Answer.ASK_UNICODE;
    }

    private static boolean isWideSpace(char c) {
        return c == '\u3000';
    }

    /** Letters and numbers, but not those of scripts that write words without spaces. */
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
