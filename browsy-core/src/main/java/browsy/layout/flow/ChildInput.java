package browsy.layout.flow;

import browsy.css.value.SizeKeyword;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.flow.fragments.BlockJustification;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;

/**
 * The sizes that a block hands to its children as their containing block.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#the-height-property">CSS 2.2, 10.5</a>
 */
final class ChildInput {
    private ChildInput() {}

    /**
     * What all children are given.
     *
     * @param contentInline inline size of its content box
     */
    static LayoutInput inside(
            Box box, FlowConstraints constraints, double contentInline, LayoutContext context) {
        LayoutInput own = constraints.input();
        AvailableSize basis = BlockSizing.childPercentageBasis(box, own, constraints.inlineSize());
        return LayoutInput.inContainingBlock(
                AvailableSize.definite(contentInline),
                QuirksHeight.childPercentageBasis(box, basis, own, context));
    }

    /** What one in-flow child is given: blocks that {@code justify-self} moves shrink to fit. */
    static LayoutInput of(Box child, Box parent, LayoutInput shared) {
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
    static LayoutInput stretching(
            Box child, Box parent, LayoutInput shared, boolean isRoot, LogicalEdges edges) {
        SizeProperties size = SizeProperties.block(child, parent.flow());
        boolean stretches =
                size.preferred() == SizeKeyword.STRETCH
                        || size.minimum() == SizeKeyword.STRETCH
                        || size.maximum() == SizeKeyword.STRETCH;
        if (isRoot || !stretches || !shared.availableBlock().isDefinite()) {
            return shared;
        }
        LogicalEdges margins = BoxEdges.margin(child, shared.percentageEdges(), parent.flow());
        double start = edges.blockStart() == 0 ? margins.blockStart() : 0;
        double end = edges.blockEnd() == 0 ? margins.blockEnd() : 0;
        return shared.withAvailableBlock(
                AvailableSize.definite(shared.availableBlock().orElse(0) + start + end));
    }
}
