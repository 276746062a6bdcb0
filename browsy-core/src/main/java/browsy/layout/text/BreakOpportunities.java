package browsy.layout.text;

import java.util.BitSet;

/** Where a line may end inside a text. Immutable. */
public final class BreakOpportunities {

    private final BitSet indices;
    private final int length;

    BreakOpportunities(BitSet indices, int length) {
        this.indices = indices;
        this.length = length;
    }

    /** Whether a line may end before the character at an index; never at the text's own ends. */
    public boolean isAllowed(int index) {
        return indices.get(index);
    }

    /** The first opportunity at an index or after it; the length of the text if there is none. */
    public int next(int from) {
        int next = indices.nextSetBit(from);
        return next < 0 ? length : next;
    }

    /** The last opportunity at an index or before it; 0 if there is none. */
    public int previous(int from) {
        return Math.max(0, indices.previousSetBit(from));
    }
}
