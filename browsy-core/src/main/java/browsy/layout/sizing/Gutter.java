package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.SCROLLBAR_GUTTER;

import browsy.css.value.box.ScrollbarGutter;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.geometry.LogicalEdges;
import browsy.style.computed.ComputedStyle;

/**
 * The room that {@code scrollbar-gutter} keeps free at the inline edges of scroll containers.
 * Scroll bars themselves take none.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-overflow-3/#scrollbar-gutter-property">css-overflow-3</a>
 */
public final class Gutter {
    /** How wide Chromium's classic scroll bars are, CSS px. */
    private static final double SIZE = 15;

    private Gutter() {}

    /** On the box's own axes. */
    public static LogicalEdges of(Box box) {
        ComputedStyle style = box.style();
        boolean scrolls = style.get(OVERFLOW_X).scrolls() || style.get(OVERFLOW_Y).scrolls();
        boolean isViewports = box instanceof BlockContainer block && block.isOverflowPropagated();
        return scrolls && !box.isAnonymous() && !isViewports
                ? of(style.get(SCROLLBAR_GUTTER))
                : LogicalEdges.ZERO;
    }

    /** Of the viewport, whose writing mode is that of the root element. */
    public static LogicalEdges ofViewport(Box root) {
        return of(root.style().get(SCROLLBAR_GUTTER));
    }

    private static LogicalEdges of(ScrollbarGutter gutter) {
        return switch (gutter) {
            case AUTO -> LogicalEdges.ZERO;
            case STABLE -> new LogicalEdges(0, SIZE, 0, 0);
            case BOTH_EDGES -> new LogicalEdges(SIZE, SIZE, 0, 0);
        };
    }
}
