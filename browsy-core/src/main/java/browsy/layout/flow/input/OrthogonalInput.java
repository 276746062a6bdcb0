package browsy.layout.flow.input;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.AxisConstraints;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.OrthogonalAvailableSize;

/**
 * Conversion of layout constraints to the axes of a child whose writing mode may be orthogonal to
 * that of its container.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-writing-modes-4/#orthogonal-flows">css-writing-modes-4,
 *     7.3</a>
 */
public final class OrthogonalInput {
    private OrthogonalInput() {}

    /**
     * Returns the constraints for a child. For a parallel child these are {@code parallel}. For an
     * orthogonal child the axes are exchanged, automatic sizes are fit-content, and subgrid tracks
     * and text box trimming are dropped, since both refer to the axes of the parent.
     *
     * @param parallel the constraints for a parallel child
     * @param parent the box that contains the child
     * @param child writing mode and direction of the child
     */
    public static LayoutInput of(
            LayoutInput parallel, Box parent, WritingFlow child, LayoutContext context) {
        if (!child.isOrthogonalTo(parent.flow())) {
            return parallel;
        }
        // 7.3.1: the available inline size is the definite block size of the container, or a limit
        // for it.
        AvailableSize inline = parallel.block().available();
        if (!inline.isDefinite()) {
            inline = AvailableSize.definite(OrthogonalAvailableSize.of(parent, context));
        }
        AvailableSize percentageInline = parallel.block().percentageBasis();
        if (!percentageInline.isDefinite()) {
            percentageInline = inline;
        }
        return new LayoutInput(
                AxisConstraints.fitContent(inline, percentageInline),
                AxisConstraints.fitContent(
                        parallel.inline().available(), parallel.inline().percentageBasis()),
                parallel.percentageEdges());
    }
}
