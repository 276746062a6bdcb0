package browsy.layout.text;

import java.util.BitSet;

/** The soft wrap opportunities of a text. Immutable. */
public final class BreakOpportunities {

    private final BitSet indices;
    private final int length;

    BreakOpportunities(BitSet indices, int length) {
        this.indices = indices;
        this.length = length;
    }

    /**
     * Tests whether a line may end before the character at an index; false at the start and end of
     * the text.
     */
    public boolean isAllowed(int index) {
        return indices.get(index);
    }

    /**
     * Returns the first opportunity at or after an index; the length of the text if there is none.
     */
    public int next(int from) {
        int next = indices.nextSetBit(from);
        return next < 0 ? length : next;
    }

    /** Returns the last opportunity at or before an index; 0 if there is none. */
    public int previous(int from) {
        return Math.max(0, indices.previousSetBit(from));
    }
}
