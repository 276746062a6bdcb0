package browsy.layout.flow;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.sizing.BlockSizing;

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
     * @param isRoot whether the box is the root of the formatting context
     * @param contentInline inline size of its content box
     */
    static LayoutInput inside(
            Box box,
            FlowConstraints constraints,
            boolean isRoot,
            double contentInline,
            boolean isQuirksMode) {
        LayoutInput own = constraints.input();
        AvailableSize basis = BlockSizing.childPercentageBasis(box, own, constraints.inlineSize());
        boolean passesPercentages =
                box.isAnonymous() || (isQuirksMode && !isRoot && !basis.isDefinite());
        AvailableSize block =
                passesPercentages && own.fixedBlock() == null ? own.percentageBlock() : basis;
        return LayoutInput.inContainingBlock(AvailableSize.definite(contentInline), block);
    }

    /** What one in-flow child is given: blocks that {@code justify-self} moves shrink to fit. */
    static LayoutInput of(Box child, Box parent, LayoutInput shared) {
        return BlockJustification.applies(child, parent)
                ? shared.withInlineAuto(AutoSize.FIT_CONTENT)
                : shared;
    }
}
