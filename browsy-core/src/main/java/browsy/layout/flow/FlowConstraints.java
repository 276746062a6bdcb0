package browsy.layout.flow;

import browsy.layout.context.LayoutInput;
import org.jspecify.annotations.Nullable;

/**
 * Constraints for one pass over a block of a block formatting context. Offsets are in the
 * coordinates of the formatting context.
 *
 * @param input the available sizes and percentage bases
 * @param inlineSize its border-box inline size
 * @param lineOffset line-left edge of its border box
 * @param strutOrigin its block offset if the strut were empty
 * @param strut the margins that collapse at its start, including its own
 * @param forcedOffset its block offset, as decided by an earlier pass or by clearance; null if
 *     undecided
 * @param excludesMargin whether the forced offset excludes a margin of a child that floats separate
 *     from those before it
 * @param clearance the minimum block offset due to clearance; -infinity without clearance
 * @param ownClearanceRules whether its own clearance is at least as great as that of the blocks
 *     around it
 * @param adjoining the floats before it that adjoin its block-start margin
 * @param insideClearing those of them inside the block whose clearance is in force
 * @param trimsEnd whether an ancestor trims the margins at its block end ({@code margin-trim})
 */
record FlowConstraints(
        LayoutInput input,
        double inlineSize,
        double lineOffset,
        double strutOrigin,
        MarginStrut strut,
        @Nullable Double forcedOffset,
        boolean excludesMargin,
        double clearance,
        boolean ownClearanceRules,
        AdjoiningFloats.Placed adjoining,
        AdjoiningFloats.Placed insideClearing,
        boolean trimsEnd) {

    /** Returns the constraints for the root of the block formatting context, at offset 0. */
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

    /** Returns the expected block offset: the forced one, or the offset after {@code margins}. */
    double expectedWith(MarginStrut margins) {
        return forcedOffset == null ? strutOrigin + margins.sum() : forcedOffset;
    }
}
