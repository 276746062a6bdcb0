package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.SCROLLBAR_GUTTER;
import static browsy.style.property.BoxProperties.SCROLLBAR_WIDTH;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.geometry.LogicalEdges;
import browsy.style.computed.ComputedStyle;

/**
 * The space that {@code scrollbar-gutter} reserves at the inline edges of scroll containers. Scroll
 * bars themselves take no space, as with overlay scroll bars.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-overflow-3/#scrollbar-gutter-property">css-overflow-3</a>
 */
public final class ScrollbarGutterSpace {
    private ScrollbarGutterSpace() {}

    /**
     * Returns the gutter of a box, on the box's own axes. It is zero for boxes that are no scroll
     * containers and for the box whose overflow is propagated to the viewport.
     */
    public static LogicalEdges of(Box box) {
        ComputedStyle style = box.style();
        boolean scrolls = style.get(OVERFLOW_X).scrolls() || style.get(OVERFLOW_Y).scrolls();
        boolean isViewports = box instanceof BlockContainer block && block.isOverflowPropagated();
        return scrolls && !box.isAnonymous() && !isViewports ? of(style) : LogicalEdges.ZERO;
    }

    /** Returns the gutter of the viewport, on the axes of the root element's writing mode. */
    public static LogicalEdges ofViewport(Box root) {
        return of(root.style());
    }

    private static LogicalEdges of(ComputedStyle style) {
        return switch (style.get(SCROLLBAR_GUTTER)) {
            case AUTO -> LogicalEdges.ZERO;
            case STABLE -> new LogicalEdges(0, style.get(SCROLLBAR_WIDTH), 0, 0);
            case BOTH_EDGES ->
                    new LogicalEdges(style.get(SCROLLBAR_WIDTH), style.get(SCROLLBAR_WIDTH), 0, 0);
        };
    }
}
