package browsy.layout.flow;

import browsy.layout.flow.floats.FloatSides;
import org.jspecify.annotations.Nullable;

/**
 * The floats that adjoin the block-start margin of a block: they are placed before the block offset
 * is known, where the block is expected to be.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#floats">CSS 2.2, 9.5</a>
 */
final class AdjoiningFloats {
    private FloatSides sides;
    private FloatSides ownSides = FloatSides.NONE;
    private @Nullable Double expectedOffset;
    private boolean disagree;

    /**
     * Those of a block that has been laid out.
     *
     * @param offset the block offset that the last ones count on; null where there are none
     * @param isSole whether all of them count on it
     */
    record Placed(FloatSides sides, @Nullable Double offset, boolean isSole) {
        /** Whether they lie where they have to if the block lies at an offset; null if unknown. */
        boolean isPlacedFor(@Nullable Double blockOffset) {
            return offset == null || (isSole && offset.equals(blockOffset));
        }
    }

    /**
     * Starts with no floats of the block's own.
     *
     * @param before sides of the floats met before the block
     */
    AdjoiningFloats(FloatSides before) {
        sides = before;
    }

    /** Counts floats in that were placed as if the block were at an offset. */
    void add(FloatSides added, double offset) {
        Double before = expectedOffset;
        disagree |= before != null && before != offset;
        expectedOffset = offset;
        ownSides = ownSides.with(added);
        sides = sides.with(added);
    }

    /** Counts those of a block in. */
    void add(Placed inner) {
        if (inner.offset != null) {
            add(inner.sides, inner.offset);
            disagree |= !inner.isSole;
        }
    }

    /** The outcome; what adjoined once the block offset is resolved is settled. */
    Placed placed(boolean isResolved) {
        return new Placed(ownSides, isResolved ? null : expectedOffset, !disagree);
    }

    /**
     * Ends the adjoining, the block offset being resolved.
     *
     * @return whether the floats were placed for that offset
     */
    boolean settle(double resolved) {
        sides = FloatSides.NONE;
        Double expected = expectedOffset;
        return expected == null || (!disagree && expected == resolved);
    }

    /** Sides of the floats that still adjoin, those before the block included. */
    FloatSides sides() {
        return sides;
    }

    /** The block offset that the floats in the block were last placed for; null without any. */
    @Nullable Double expectedOffset() {
        return expectedOffset;
    }

    /** Whether something that clears these sides clears one of the floats. */
    boolean areClearedBy(FloatSides cleared) {
        return sides.intersects(cleared);
    }
}
