package browsy.layout.placement;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.PlacementValues;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;

/**
 * The extent of the scrollable overflow of the page to the right and downwards. Ignores fixed
 * boxes, and the contents of boxes that clip or scroll them.
 *
 * <p>The walk over the fragment tree calls {@link #enter} and {@link #leave} for each box.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-3/#scrollable">css-overflow-3</a>
 */
final class ScrollableArea {
    private double right;
    private double bottom;
    private int depth;

    /** The depth of the ancestor that hides its contents from the extent; 0 if there is none. */
    private int clippedBelow;

    /** Enters a box: extends the area by its rectangle unless an ancestor hides it. */
    void enter(Box box, PlacementValues values, PhysicalRect rect) {
        depth++;
        if (clippedBelow > 0) {
            return;
        }
        if (values.fixed()) {
            clippedBelow = depth;
            return;
        }
        right = Math.max(right, rect.right());
        bottom = Math.max(bottom, rect.bottom());
        if (values.clips() && hasContent(box)) {
            clippedBelow = depth;
        }
    }

    /** Leaves the box that was entered last. */
    void leave() {
        if (clippedBelow == depth) {
            clippedBelow = 0;
        }
        depth--;
    }

    /** Returns the extent from the origin of the document, in CSS px. */
    PhysicalSize extent() {
        return new PhysicalSize(right, bottom);
    }

    /**
     * Whether {@code overflow} of a box applies to its own contents: not for inline boxes, nor if
     * it is propagated to the viewport.
     */
    private static boolean hasContent(Box box) {
        return !(box instanceof InlineBox)
                && !(box instanceof BlockContainer block && block.isOverflowPropagated());
    }
}
