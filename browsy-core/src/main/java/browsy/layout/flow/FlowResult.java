package browsy.layout.flow;

import browsy.layout.context.LayoutResult;
import browsy.layout.flow.floats.FloatSides;
import org.jspecify.annotations.Nullable;

/** The outcome of laying out one in-flow block. */
sealed interface FlowResult {

    /**
     * Floats were placed before the block offset was known, and it turned out different: lay out
     * again with this offset forced.
     *
     * @param pushedByFloats whether clearance made it different, which the block around it does not
     *     follow
     */
    record Aborted(double blockOffset, boolean pushedByFloats) implements FlowResult {}

    /**
     * @param layout the fragment
     * @param blockOffset its offset in the block formatting context; null while its margins
     *     collapse through it
     * @param endStrut the margins at its end, its own block-end margin left out
     * @param pushedByFloats whether clearance moved it
     * @param adjoining sides of floats in it that adjoin its margins
     * @param floatsAt the block offset its adjoining floats count on; null where it has none
     */
    record Done(
            LayoutResult layout,
            @Nullable Double blockOffset,
            MarginStrut endStrut,
            boolean pushedByFloats,
            FloatSides adjoining,
            @Nullable Double floatsAt)
            implements FlowResult {
        boolean isSelfCollapsing() {
            return blockOffset == null;
        }
    }
}
