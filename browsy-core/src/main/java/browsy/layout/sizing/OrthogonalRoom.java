package browsy.layout.sizing;

import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;

/**
 * How long the lines of an orthogonal flow may be where its container's block size is indefinite.
 *
 * @see <a href="https://drafts.csswg.org/css-writing-modes-4/#orthogonal-auto">css-writing-modes-4,
 *     7.3.1</a>
 */
public final class OrthogonalRoom {
    private static final LayoutInput UNCONSTRAINED =
            LayoutInput.inContainingBlock(AvailableSize.INDEFINITE, AvailableSize.INDEFINITE);

    private OrthogonalRoom() {}

    /** What the maximum size of the container leaves in it, no more than the window. */
    public static double of(Box container, LayoutContext context) {
        double window = ofWindow(container.flow(), context);
        SizeProperties sizes = SizeProperties.block(container);
        Double max = BlockSizing.resolve(container, UNCONSTRAINED, sizes.maximum());
        if (max == null) {
            return window;
        }
        Double min = BlockSizing.resolve(container, UNCONSTRAINED, sizes.minimum());
        double edges =
                BoxEdges.borderPadding(container, UNCONSTRAINED.percentageEdges()).blockSum();
        double content = Math.max(max, min == null ? 0 : min) - edges;
        return Math.min(window, Math.max(0, content));
    }

    /** The window along the block axis of the container's flow. */
    public static double ofWindow(WritingFlow container, LayoutContext context) {
        PhysicalSize viewport = context.viewport();
        return container.isHorizontal() ? viewport.height() : viewport.width();
    }
}
