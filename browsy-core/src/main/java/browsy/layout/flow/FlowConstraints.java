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
 * @param strutOrigin its block offset if the strut were empty
 * @param strut the margins before it that it adjoins, its own included
 * @param forcedOffset its block offset, where an earlier pass or clearance has decided it
 * @param keepsApart whether that offset leaves a margin out that floats separate from those before
 * @param clearance where clearance lets it start at the earliest
 * @param ownClearanceRules whether that is clearance of its own, or none around it is lower
 * @param adjoining floats before it that adjoin its block-start margin
 * @param insideClearing those of them inside the block that has the clearance in force
 * @param trimsEnd whether a box around it drops the margins at its block-end edge
 */
record FlowConstraints(
        LayoutInput input,
        double inlineSize,
        double lineOffset,
        double strutOrigin,
        MarginStrut strut,
        @Nullable Double forcedOffset,
        boolean keepsApart,
        double clearance,
        boolean ownClearanceRules,
        AdjoiningFloats.Placed adjoining,
        AdjoiningFloats.Placed insideClearing,
        boolean trimsEnd) {

    /** For the root of the formatting context, which lies at its start. */
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

    /** Its block offset if these were all its margins: the forced one, else where they lead. */
    double expectedWith(MarginStrut margins) {
        return forcedOffset == null ? strutOrigin + margins.sum() : forcedOffset;
    }
}
