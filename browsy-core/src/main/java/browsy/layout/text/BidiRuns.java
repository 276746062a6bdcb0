package browsy.layout.text;

import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;

/**
 * The directional runs of a paragraph: maximal ranges of text with one bidi embedding level,
 * resolved by the Unicode Bidirectional Algorithm.
 *
 * <p>The text must already contain the bidi control characters that CSS inserts at the boundaries
 * of inline elements for {@code unicode-bidi} and {@code direction}.
 *
 * @see <a href="https://www.w3.org/TR/css-writing-modes-4/#bidi-algo">CSS Writing Modes 4</a>
 * @see <a href="https://www.unicode.org/reports/tr9/">UAX #9</a>
 */
public final class BidiRuns {

    private static final int MAX_BRACKETS = 10_000;
    private static final char OTHER_NEUTRAL = '\uFFFC';

    private final Bidi bidi;
    private final int length;

    private BidiRuns(Bidi bidi, int length) {
        this.bidi = bidi;
        this.length = length;
    }

    /** A range of text with one embedding level; odd levels run from right to left. */
    public record Run(int start, int end, int level) {}

    /** The source of the base direction of a paragraph. */
    public enum ParagraphDirection {
        LEFT_TO_RIGHT,
        RIGHT_TO_LEFT,
        /** The first strong character ({@code unicode-bidi: plaintext}). */
        FIRST_STRONG
    }

    /** Resolves the embedding levels of a paragraph. */
    public static BidiRuns of(String text, ParagraphDirection direction) {
        Bidi bidi = new Bidi(withoutTooManyBrackets(text), flags(direction));
        return new BidiRuns(bidi, text.length());
    }

    /**
     * Replaces brackets by neutral characters if there are very many. Pairing brackets takes
     * quadratic time, and the JDK fails at 32,768 open brackets.
     */
    private static String withoutTooManyBrackets(String text) {
        if (text.chars().filter(BidiRuns::isBracket).limit(MAX_BRACKETS).count() < MAX_BRACKETS) {
            return text;
        }
        StringBuilder plain = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            if (isBracket(text.charAt(i))) {
                plain.setCharAt(i, OTHER_NEUTRAL);
            }
        }
        return plain.toString();
    }

    private static boolean isBracket(int c) {
        int type = Character.getType(c);
        return type == Character.START_PUNCTUATION || type == Character.END_PUNCTUATION;
    }

    /** Returns the embedding level of the paragraph: 0 or 1. */
    public int baseLevel() {
        return bidi.getBaseLevel();
    }

    /** Returns the runs of the whole paragraph in logical order. */
    public List<Run> logicalRuns() {
        List<Run> runs = new ArrayList<>(bidi.getRunCount());
        for (int i = 0; i < bidi.getRunCount() && bidi.getRunLimit(i) <= length; i++) {
            runs.add(new Run(bidi.getRunStart(i), bidi.getRunLimit(i), bidi.getRunLevel(i)));
        }
        return runs;
    }

    private static int flags(ParagraphDirection direction) {
        switch (direction) {
            case LEFT_TO_RIGHT:
                return Bidi.DIRECTION_LEFT_TO_RIGHT;
            case RIGHT_TO_LEFT:
                return Bidi.DIRECTION_RIGHT_TO_LEFT;
            default:
                return Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT;
        }
    }
}
