package browsy.layout.flow.input;

import browsy.css.value.SizeKeyword;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.flow.fragments.BlockJustification;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;

/** What the sizes of an in-flow child of a block container refer to, beside what all are given. */
public final class ChildInput {
    private ChildInput() {}

    /**
     * A block that {@code justify-self} moves shrinks to fit.
     *
     * @see <a href="https://drafts.csswg.org/css-align-3/#justify-block">css-align-3, 6.1.1</a>
     */
    public static LayoutInput justified(Box child, Box parent, LayoutInput shared) {
        return BlockJustification.applies(child, parent)
                ? shared.withInlineAuto(AutoSize.FIT_CONTENT)
                : shared;
    }

    /**
     * What {@code stretch} fills along the block axis: a margin that might collapse with that of
     * the parent takes nothing of it.
     *
     * @param isRoot whether the parent is the root of the formatting context
     * @param edges border and padding of the parent
     * @see <a href="https://drafts.csswg.org/css-sizing-4/#stretch-fit-sizing">css-sizing-4</a>
     */
    public static LayoutInput stretching(
            Box child, Box parent, LayoutInput shared, boolean isRoot, LogicalEdges edges) {
        SizeProperties size = SizeProperties.block(child, parent.flow());
        boolean stretches =
                size.preferred() == SizeKeyword.STRETCH
                        || size.minimum() == SizeKeyword.STRETCH
                        || size.maximum() == SizeKeyword.STRETCH;
        if (isRoot || !stretches || !shared.block().available().isDefinite()) {
            return shared;
        }
        LogicalEdges margins = BoxEdges.margin(child, shared.percentageEdges(), parent.flow());
        double start = edges.blockStart() == 0 ? margins.blockStart() : 0;
        double end = edges.blockEnd() == 0 ? margins.blockEnd() : 0;
        return shared.withAvailableBlock(
                AvailableSize.definite(shared.block().available().orElse(0) + start + end));
    }
}
