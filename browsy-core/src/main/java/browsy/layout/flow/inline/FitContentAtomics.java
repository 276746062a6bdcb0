package browsy.layout.flow.inline;

import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.inline.lines.AtomicLayout;
import browsy.layout.flow.input.CellChildInput;
import browsy.layout.flow.input.OrthogonalInput;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;

/**
 * Layout of atomic inlines. An automatic inline size is fit-content in the containing block,
 * independent of the free space of the line.
 *
 * @param input the constraints for a block-level child of the container
 * @param container the block container of the lines
 */
record FitContentAtomics(LayoutContext context, LayoutInput input, Box container)
        implements AtomicLayout {
    @Override
    public LayoutResult layOut(Box box) {
        LayoutInput own = CellChildInput.ofAtomic(box, container, input, context.isQuirksMode());
        return context.layout(
                box,
                OrthogonalInput.of(own, container, box.flow(), context)
                        .withInlineAuto(AutoSize.FIT_CONTENT));
    }

    @Override
    public double inlineSize(Box box) {
        return LayoutUnit.truncate(
                container.flow().toLogical(layOut(box).fragment().size()).inline());
    }

    @Override
    public LogicalEdges margins(Box box) {
        return BoxEdges.margin(box, input.percentageEdges(), container.flow());
    }
}
