package browsy.layout.flow;

import browsy.layout.context.LayoutResult;
import org.jspecify.annotations.Nullable;

/** The outcome of one pass over an in-flow block. */
sealed interface FlowResult {

    /**
     * An aborted pass: the block offset differs from the expected one for which floats were placed.
     * The block must be laid out again with this offset forced.
     *
     * @param blockOffset the block offset that the pass found
     * @param decidedByClearance whether clearance decided it; the blocks around the clearing block
     *     do not move with it
     * @param excludesMargin whether the offset excludes a margin that floats separate from those
     *     before it, and that an earlier pass included
     */
    record Aborted(double blockOffset, boolean decidedByClearance, boolean excludesMargin)
            implements FlowResult {}

    /**
     * A completed pass.
     *
     * @param layout the fragment, with pending positioned boxes
     * @param blockOffset its offset in the block formatting context; null if its margins collapse
     *     through it
     * @param endStrut the margins at its end, without its own block-end margin
     * @param decidedByClearance whether clearance, not margins, decided its block offset
     * @param floats the floats in it that adjoin its margins
     */
    record Done(
            LayoutResult layout,
            @Nullable Double blockOffset,
            MarginStrut endStrut,
            boolean decidedByClearance,
            AdjoiningFloats.Placed floats)
            implements FlowResult {
        boolean isSelfCollapsing() {
            return blockOffset == null;
        }
    }
}
