package browsy.layout.flow;

import browsy.layout.context.LayoutInput;
import org.jspecify.annotations.Nullable;

/**
 * What an in-flow block is told by the block around it. Offsets are in the coordinates of the block
 * formatting context.
 *
 * @param input the sizes
 * @param inlineSize its border-box inline size
 * @param lineOffset the line-left edge of its border box
 * @param blockOffset where its block-start edge would be if the strut were empty
 * @param strut the margins before it that it adjoins, its own included
 * @param forcedOffset its block offset, where an earlier pass or clearance has decided it
 * @param keepsApart whether that offset leaves a margin out that floats separate from those before
 * @param clearance where clearance lets it start at the earliest
 * @param clears whether that is clearance of its own, not of a block around it
 * @param adjoining floats before it that adjoin its block-start margin
 * @param held those of them in the block whose clearance it is
 * @param trimsEnd whether a box around it drops the margins at its block-end edge
 */
record FlowConstraints(
        LayoutInput input,
        double inlineSize,
        double lineOffset,
        double blockOffset,
        MarginStrut strut,
        @Nullable Double forcedOffset,
        boolean keepsApart,
        double clearance,
        boolean clears,
        AdjoiningFloats.Placed adjoining,
        AdjoiningFloats.Placed held,
        boolean trimsEnd) {

    static FlowConstraints root(LayoutInput input, double inlineSize) {
        return new FlowConstraints(
                input,
                inlineSize,
                0,
                0,
                MarginStrut.EMPTY,
                0.0,
                false,
                Double.NEGATIVE_INFINITY,
                false,
                AdjoiningFloats.Placed.NONE,
                AdjoiningFloats.Placed.NONE,
                false);
    }

    /** Likewise, with more margins met since. */
    double expectedWith(MarginStrut margins) {
        return forcedOffset == null ? blockOffset + margins.sum() : forcedOffset;
    }
}
