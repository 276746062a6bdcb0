package browsy.layout.flow.input;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.AxisConstraints;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.OrthogonalRoom;

/**
 * Constraints on the axes of a child whose writing mode may differ from its container's.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-writing-modes-4/#orthogonal-flows">css-writing-modes-4,
 *     7.3</a>
 */
public final class OrthogonalInput {
    private OrthogonalInput() {}

    /**
     * The input for a child of flow {@code child}, given the input for a parallel one. One across
     * takes no subgrid tracks and no trimming of text: both are for the axes of the parent.
     *
     * @param parent the box that contains the child
     */
    public static LayoutInput of(
            LayoutInput parallel, Box parent, WritingFlow child, LayoutContext context) {
        if (!child.isOrthogonalTo(parent.flow())) {
            return parallel;
        }
        // 7.3.1: what the container is high, or may become, is the room along the lines.
        AvailableSize inline = parallel.block().available();
        if (!inline.isDefinite()) {
            inline = AvailableSize.definite(OrthogonalRoom.of(parent, context));
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
