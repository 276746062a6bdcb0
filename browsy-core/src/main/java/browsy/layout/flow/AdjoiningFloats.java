package browsy.layout.flow;

import browsy.layout.flow.floats.FloatSides;
import org.jspecify.annotations.Nullable;

/**
 * The floats that adjoin the block-start margin of a block: floats that are placed, at the expected
 * block offset, before the block offset is resolved. The package description explains what happens
 * if the expected offset is wrong.
 *
 * <p>When a block moves because of margins, all adjoining floats move. When it moves because of
 * clearance, only the floats inside the block with the clearance move, but not earlier ones. So
 * there are three sets: {@code own}, the floats in this block; {@code all}, which adds the floats
 * before it; and {@code insideClearing}, the subset of {@code all} inside the block whose clearance
 * is in force.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#float-position">CSS 2.2, 9.5.1, rule 4</a>
 */
final class AdjoiningFloats {
    private Placed own = Placed.NONE;
    private Placed insideClearing;
    private Placed all;

    /**
     * A set of floats placed for a block offset that was not resolved.
     *
     * @param sides the sides of the floats
     * @param offset the expected block offset for which the last of them was placed; null for an
     *     empty set
     * @param sameForAll whether all of them were placed for this offset
     */
    record Placed(FloatSides sides, @Nullable Double offset, boolean sameForAll) {
        static final Placed NONE = new Placed(FloatSides.NONE, null, true);

        /**
         * Whether all floats were placed for a block offset; true for an empty set.
         *
         * @param blockOffset the block offset; null if unknown
         */
        boolean isPlacedFor(@Nullable Double blockOffset) {
            return offset == null
                    || (sameForAll && blockOffset != null && offset.doubleValue() == blockOffset);
        }

        private Placed with(Placed later) {
            if (later.offset == null) {
                return this;
            }
            boolean agree = offset == null || offset.doubleValue() == later.offset;
            return new Placed(
                    sides.with(later.sides), later.offset, sameForAll && later.sameForAll && agree);
        }
    }

    /**
     * Creates sets without floats of the block itself.
     *
     * @param before the adjoining floats before the block
     * @param insideClearing those of them inside the block whose clearance is in force
     */
    AdjoiningFloats(Placed before, Placed insideClearing) {
        this.all = before;
        this.insideClearing = insideClearing;
    }

    /** Adds floats of the block, placed for an expected block offset. */
    void add(FloatSides added, double offset) {
        add(new Placed(added, offset, true));
    }

    /** Adds the adjoining floats of a child block. */
    void add(Placed inner) {
        own = own.with(inner);
        insideClearing = insideClearing.with(inner);
        all = all.with(inner);
    }

    /**
     * Returns the floats of the block that adjoin its margins: none once its block offset is
     * resolved.
     */
    Placed placed(boolean isResolved) {
        return isResolved ? Placed.NONE : own;
    }

    /**
     * Ends the adjoining when the block offset is resolved.
     *
     * @param resolved the block offset
     * @param isDecidedByClearance whether clearance decided it; blocks around the clearing block do
     *     not move with it
     * @return whether the floats that move with the block were placed for this offset
     */
    boolean settle(double resolved, boolean isDecidedByClearance) {
        Placed following = isDecidedByClearance ? insideClearing : all;
        // Most blocks have no floats and need no write.
        if (all != Placed.NONE) {
            insideClearing = Placed.NONE;
            all = Placed.NONE;
        }
        return following.isPlacedFor(resolved);
    }

    /** Returns the adjoining floats, including those before the block. */
    Placed adjoining() {
        return all;
    }

    /**
     * Returns the adjoining floats inside the block whose clearance is in force; they move with it.
     */
    Placed insideClearing() {
        return insideClearing;
    }

    /** Returns the sides of the adjoining floats, including those before the block. */
    FloatSides sides() {
        return all.sides;
    }

    /**
     * Returns the expected block offset for which the floats in the block were last placed; null
     * without any.
     */
    @Nullable Double expectedOffset() {
        return own.offset;
    }

    /** Whether a box that clears these sides clears an adjoining float. */
    boolean areClearedBy(FloatSides cleared) {
        return all.sides.intersects(cleared);
    }
}
