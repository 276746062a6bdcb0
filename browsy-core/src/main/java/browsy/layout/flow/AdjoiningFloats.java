package browsy.layout.flow;

import browsy.layout.flow.floats.FloatSides;
import org.jspecify.annotations.Nullable;

/**
 * The floats that adjoin the block-start margin of a block: they are placed before the block offset
 * is resolved, where the block is expected to be. The package description has what becomes of them.
 *
 * <p>Margins that move a block move the floats before it. Clearance moves those inside the block
 * that has it, but not earlier ones. So three sets are told apart: {@code own}, those in the block;
 * {@code all}, with those before it; and {@code insideClearing}, those of all inside the block that
 * has the clearance in force.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#float-position">CSS 2.2, 9.5.1, rule 4</a>
 */
final class AdjoiningFloats {
    private Placed own = Placed.NONE;
    private Placed insideClearing;
    private Placed all;

    /**
     * Floats placed for a block offset that is not known yet.
     *
     * @param offset the one that the last of them count on; null where there are none
     * @param isSole whether all of them count on it
     */
    record Placed(FloatSides sides, @Nullable Double offset, boolean isSole) {
        static final Placed NONE = new Placed(FloatSides.NONE, null, true);

        /** Whether they lie where they have to if the block lies at an offset; null if unknown. */
        boolean isPlacedFor(@Nullable Double blockOffset) {
            return offset == null
                    || (isSole && blockOffset != null && offset.doubleValue() == blockOffset);
        }

        private Placed with(Placed later) {
            if (later.offset == null) {
                return this;
            }
            boolean agree = offset == null || offset.doubleValue() == later.offset;
            return new Placed(
                    sides.with(later.sides), later.offset, isSole && later.isSole && agree);
        }
    }

    /**
     * Starts with no floats of the block's own.
     *
     * @param before the floats met before the block
     * @param insideClearing those of them inside the block that has the clearance in force
     */
    AdjoiningFloats(Placed before, Placed insideClearing) {
        this.all = before;
        this.insideClearing = insideClearing;
    }

    /** Counts floats in that were placed as if the block were at an offset. */
    void add(FloatSides added, double offset) {
        add(new Placed(added, offset, true));
    }

    /** Counts those of a block in. */
    void add(Placed inner) {
        own = own.with(inner);
        insideClearing = insideClearing.with(inner);
        all = all.with(inner);
    }

    /** The outcome; what adjoined once the block offset is resolved is settled. */
    Placed placed(boolean isResolved) {
        return isResolved ? Placed.NONE : own;
    }

    /**
     * Ends the adjoining, the block offset being resolved.
     *
     * @param isDecidedByClearance whether clearance decided it, which blocks around the one that
     *     clears do not follow
     * @return whether the floats that follow were placed for that offset
     */
    boolean settle(double resolved, boolean isDecidedByClearance) {
        Placed following = isDecidedByClearance ? insideClearing : all;
        // Most blocks have none, and need not write that down.
        if (all != Placed.NONE) {
            insideClearing = Placed.NONE;
            all = Placed.NONE;
        }
        return following.isPlacedFor(resolved);
    }

    /** The floats that still adjoin, those before the block included. */
    Placed adjoining() {
        return all;
    }

    /** Those of them inside the block that has the clearance in force: they move with it. */
    Placed insideClearing() {
        return insideClearing;
    }

    /** Sides of the floats that still adjoin, those before the block included. */
    FloatSides sides() {
        return all.sides;
    }

    /** The block offset that the floats in the block were last placed for; null without any. */
    @Nullable Double expectedOffset() {
        return own.offset;
    }

    /** Whether something that clears these sides clears one of the floats. */
    boolean areClearedBy(FloatSides cleared) {
        return all.sides.intersects(cleared);
    }
}
