package browsy.layout.sizing;

import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;

/**
 * The available inline size of a box whose flow is orthogonal to that of its container, if the
 * container's block size is indefinite.
 *
 * @see <a href="https://drafts.csswg.org/css-writing-modes-4/#orthogonal-auto">css-writing-modes-4,
 *     7.3.1</a>
 */
public final class OrthogonalAvailableSize {
    private static final LayoutInput UNCONSTRAINED =
            LayoutInput.inContainingBlock(AvailableSize.INDEFINITE, AvailableSize.INDEFINITE);

    private OrthogonalAvailableSize() {}

    /**
     * Returns the available size in CSS px: the content box of the container at its maximum block
     * size, but at most the size of the viewport.
     */
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

    /** Returns the size of the viewport along the container's block axis in CSS px. */
    public static double ofWindow(WritingFlow container, LayoutContext context) {
        PhysicalSize viewport = context.viewport();
        return container.isHorizontal() ? viewport.height() : viewport.width();
    }
}
