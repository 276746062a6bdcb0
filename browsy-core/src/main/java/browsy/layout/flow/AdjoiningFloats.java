package browsy.layout.flow;

import browsy.layout.flow.floats.FloatSide;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The floats that adjoin the block-start margin of a block: they are placed before the block offset
 * is known, where the block is expected to be.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#floats">CSS 2.2, 9.5</a>
 */
final class AdjoiningFloats {
    private final Set<FloatSide> sides = EnumSet.noneOf(FloatSide.class);
    private final Set<FloatSide> ownSides = EnumSet.noneOf(FloatSide.class);
    private @Nullable Double expectedOffset;
    private boolean disagree;

    /**
     * Starts with no floats of the block's own.
     *
     * @param before sides of the floats met before the block
     */
    AdjoiningFloats(Set<FloatSide> before) {
        sides.addAll(before);
    }

    /** Counts floats in that were placed as if the block were at an offset. */
    void add(Set<FloatSide> added, double offset) {
        Double before = expectedOffset;
        disagree |= before != null && before != offset;
        expectedOffset = offset;
        ownSides.addAll(added);
        sides.addAll(added);
    }

    /**
     * Ends the adjoining, the block offset being resolved.
     *
     * @return whether the floats were placed for that offset
     */
    boolean settle(double resolved) {
        sides.clear();
        Double expected = expectedOffset;
        return expected == null || (!disagree && expected == resolved);
    }

    /** Sides of the floats that still adjoin, those before the block included. */
    Set<FloatSide> sides() {
        return Set.copyOf(sides);
    }

    /** Sides of the floats in the block, whether they still adjoin or not. */
    Set<FloatSide> ownSides() {
        return Set.copyOf(ownSides);
    }

    /** The block offset that the floats in the block were last placed for; null without any. */
    @Nullable Double expectedOffset() {
        return expectedOffset;
    }

    /** Whether something that clears these sides clears one of the floats. */
    boolean areClearedBy(Set<FloatSide> cleared) {
        for (FloatSide side : cleared) {
            if (sides.contains(side)) {
                return true;
            }
        }
        return false;
    }
}
