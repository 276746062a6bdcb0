package browsy.layout.positioned;

import browsy.css.value.position.AreaSpan;
import browsy.css.value.position.AreaSpan.Axis;
import browsy.css.value.position.AreaSpan.Reference;
import browsy.css.value.position.AreaSpan.Tracks;
import browsy.css.value.position.PositionArea;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.WritingFlow;

/**
 * A {@code position-area} on the physical axes, where left and top are the start.
 *
 * @param x the tracks on the horizontal axis
 * @param y the tracks on the vertical axis
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#resolving-spans">css-anchor-position-1</a>
 */
record AnchorArea(Tracks x, Tracks y) {

    /**
     * Resolves the spans of a {@code position-area} to the physical axes.
     *
     * @param container writing mode and direction of the containing block
     * @param self writing mode and direction of the box
     */
    static AnchorArea of(PositionArea.Spans area, WritingFlow container, WritingFlow self) {
        boolean firstIsX = isHorizontal(area, container, self);
        Tracks first = physical(area.first(), firstIsX, container, self);
        Tracks second = physical(area.second(), !firstIsX, container, self);
        return firstIsX ? new AnchorArea(first, second) : new AnchorArea(second, first);
    }

    /** Whether the first span is on the horizontal axis. */
    private static boolean isHorizontal(
            PositionArea.Spans area, WritingFlow container, WritingFlow self) {
        AreaSpan telling = area.first().isNeutral() ? area.second() : area.first();
        if (telling.axis() == Axis.X || telling.axis() == Axis.Y) {
            return true;
        }
        // Flow-relative spans: the first one is on the block axis.
        return !(telling.reference() == Reference.SELF ? self : container).isHorizontal();
    }

    private static Tracks physical(
            AreaSpan span, boolean horizontal, WritingFlow container, WritingFlow self) {
        boolean reversed =
                switch (span.reference()) {
                    case PHYSICAL, NONE -> false;
                    case CONTAINER -> container.isReversed(horizontal);
                    case SELF -> self.isReversed(horizontal);
                };
        return reversed ? span.tracks().mirrored() : span.tracks();
    }

    /** Mirrors the area on one axis. */
    AnchorArea mirrored(boolean horizontal) {
        return horizontal ? new AnchorArea(x.mirrored(), y) : new AnchorArea(x, y.mirrored());
    }

    /** Exchanges the axes. */
    AnchorArea transposed() {
        return new AnchorArea(y, x);
    }

    /** Returns the tracks on an axis. */
    Tracks along(boolean horizontal) {
        return horizontal ? x : y;
    }

    /**
     * Returns the rectangle of the area in the grid that the edges of the containing block and of
     * the anchor define.
     */
    PhysicalRect in(PhysicalRect container, PhysicalRect anchor) {
        double left = low(x, container.x(), anchor.x(), anchor.right());
        double right = high(x, container.right(), anchor.x(), anchor.right());
        double top = low(y, container.y(), anchor.y(), anchor.bottom());
        double bottom = high(y, container.bottom(), anchor.y(), anchor.bottom());
        return new PhysicalRect(left, top, right - left, bottom - top);
    }

    private static double low(Tracks tracks, double edge, double anchorLow, double anchorHigh) {
        return switch (tracks) {
            case START, SPAN_START, ALL -> Math.min(edge, anchorLow);
            case CENTER, SPAN_END -> anchorLow;
            case END -> anchorHigh;
        };
    }

    private static double high(Tracks tracks, double edge, double anchorLow, double anchorHigh) {
        return switch (tracks) {
            case END, SPAN_END, ALL -> Math.max(edge, anchorHigh);
            case CENTER, SPAN_START -> anchorHigh;
            case START -> anchorLow;
        };
    }
}
