package browsy.layout.text;

import browsy.layout.text.LineBreakRules.Strictness;
import browsy.layout.text.LineBreakRules.WordBreak;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds the places where a line may end, as browsers do: after spaces always, between two ASCII
 * characters by a table that the Web has grown used to, elsewhere by the Unicode rules.
 *
 * @see <a href="https://www.w3.org/TR/css-text-3/#line-breaking">CSS Text 3, Line Breaking</a>
 */
public final class LineBreaker {

    private static final char OBJECT = '\uFFFC';
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
        UnicodeLineBreaks unicode = isOfPairs(text) ? null : new UnicodeLineBreaks(text, rules);
        for (int i = 1; i < text.length(); i++) {
            if (isOpportunity(text, i, rules, unicode)) {
                opportunities.set(i);
            }
        }
        return opportunities;
    }

    /** Whether the table of pairs covers all of a text, as it does most texts. */
    private static boolean isOfPairs(String text) {
        for (int i = 1; i < text.length(); i++) {
            char before = text.charAt(i - 1);
            char after = text.charAt(i);
            if (!isSpace(before) && !isSpace(after) && !PairLineBreaks.covers(before, after)) {
                return false;
            }
        }
        return true;
    }

    /**
     * @param unicode the opportunities of the Unicode rules; null where all is looked up in pairs
     */
    private static boolean isOpportunity(
            String text, int index, LineBreakRules rules, @Nullable UnicodeLineBreaks unicode) {
        char before = text.charAt(index - 1);
        char after = text.charAt(index);
        if (rules.breakSpaces() && isWideSpace(before)) {
            return true;
        }
        if (isSpace(after)) {
            return rules.breakSpaces() && isSpace(before);
        }
        if (isSpace(before)) {
            return true;
        }
        if (before == OBJECT || after == OBJECT) {
            return true;
        }
        if (before == SOFT_HYPHEN && !rules.softHyphens()) {
            return false;
        }
        if (rules.wordBreak() == WordBreak.BREAK_ALL && BreakAllPairs.isAllowed(text, index)) {
            return true;
        }
        if (PairLineBreaks.covers(before, after)) {
            return PairLineBreaks.isAllowed(index > 1 ? text.charAt(index - 2) : 0, before, after);
        }
        return unicode != null
                && unicode.isAllowed(index)
                && !(rules.wordBreak() == WordBreak.KEEP_ALL && isKeptTogether(text, index));
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
