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

/**
 * Adjustments of the constraints of in-flow children of a block container for {@code justify-self}
 * and for the size keyword {@code stretch}.
 */
public final class ChildInput {
    private ChildInput() {}

    /**
     * Makes an {@code auto} inline size fit-content if {@code justify-self} aligns the child.
     *
     * @param shared the constraints of all children of the parent
     * @see <a href="https://drafts.csswg.org/css-align-3/#justify-block">css-align-3, 6.1.1</a>
     */
    public static LayoutInput justified(Box child, Box parent, LayoutInput shared) {
        return BlockJustification.applies(child, parent)
                ? shared.withInlineAuto(AutoSize.FIT_CONTENT)
                : shared;
    }

    /**
     * Extends the available block size of a child with the size {@code stretch}: block-axis margins
     * that may collapse with those of the parent do not reduce the stretch-fit size.
     *
     * @param shared the constraints of all children of the parent
     * @param isRoot whether the parent is the root of the block formatting context
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
