package browsy.layout.flow;

import browsy.layout.context.LayoutResult;
import org.jspecify.annotations.Nullable;

/** The outcome of laying out one in-flow block. */
sealed interface FlowResult {

    /**
     * Floats were placed before the block offset was resolved, and it turned out different: lay out
     * again with this offset forced.
     *
     * @param decidedByClearance whether clearance made it different, which the block around it does
     *     not follow
     * @param keepsApart whether it leaves a margin out that floats separate from those before: an
     *     earlier pass had it in
     */
    record Aborted(double blockOffset, boolean decidedByClearance, boolean keepsApart)
            implements FlowResult {}

    /**
     * The block is laid out.
     *
     * @param layout the fragment
     * @param blockOffset its offset in the block formatting context; null while its margins
     *     collapse through it
     * @param endStrut the margins at its end, its own block-end margin left out
     * @param decidedByClearance whether clearance, not margins, decided its block offset
     * @param floats those in it that adjoin its margins
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
