package browsy.layout.placement;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.PlacementValues;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;

/**
 * How far the page reaches to the right and down, counting what a box clips or scrolls, or what
 * stays in the window, not at all.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-3/#scrollable">css-overflow-3</a>
 */
final class ScrollableArea {
    private double right;
    private double bottom;
    private int depth;

    /** The depth below which nothing counts; 0 while everything does. */
    private int clippedBelow;

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

    void leave() {
        if (clippedBelow == depth) {
            clippedBelow = 0;
        }
        depth--;
    }

    PhysicalSize extent() {
        return new PhysicalSize(right, bottom);
    }

    /** Whether what a box clips is its own content. */
    private static boolean hasContent(Box box) {
        return !(box instanceof InlineBox)
                && !(box instanceof BlockContainer block && block.isOverflowPropagated());
    }
}
