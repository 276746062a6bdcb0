package browsy.layout.positioned;

import browsy.css.value.align.SelfPosition;
import browsy.css.value.position.AreaSpan.Tracks;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.positioned.PositionedAxis.Edge;
import browsy.layout.positioned.PositionedLayout.ContainingBlock;
import org.jspecify.annotations.Nullable;

/**
 * What an anchor does to the alignment of a positioned box. Coordinates are those of the containing
 * block's fragment.
 *
 * @param whole the containing block before an area was taken of it
 * @param anchor the default anchor
 * @param area the area taken; null where there is none
 */
record AnchorPlace(PhysicalRect whole, PhysicalRect anchor, @Nullable AnchorArea area) {

    /** The containing block that is left: the area taken of it, or all of it. */
    ContainingBlock inside(ContainingBlock container) {
        return area == null
                ? container
                : new ContainingBlock(area.in(container.rect(), anchor), container.flow());
    }

    /**
     * Whether automatic insets and margins are zero.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-anchor-position-1/#position-area-insets">css-anchor-position-1</a>
     */
    boolean hasNoAuto(SelfPosition alignment) {
        return area != null || alignment == SelfPosition.ANCHOR_CENTER;
    }

    /**
     * Where alignment by default puts the box in its area: towards the anchor.
     *
     * @return null where it is not placed in an area
     * @see <a
     *     href="https://drafts.csswg.org/css-anchor-position-1/#position-area-alignment">css-anchor-position-1</a>
     */
    @Nullable Edge alignment(boolean horizontal) {
        if (area == null) {
            return null;
        }
        return switch (area.along(horizontal)) {
            case START, SPAN_START -> Edge.HIGH;
            case END, SPAN_END -> Edge.LOW;
            case CENTER, ALL -> Edge.CENTER;
        };
    }

    /**
     * The middle of the anchor, where that is what the box is centred on, measured from an edge of
     * the area.
     */
    @Nullable Double center(boolean horizontal, SelfPosition alignment, double from) {
        boolean byDefault =
                (alignment == SelfPosition.AUTO || alignment == SelfPosition.NORMAL)
                        && area != null
                        && area.along(horizontal) == Tracks.ALL;
        if (!byDefault && alignment != SelfPosition.ANCHOR_CENTER) {
            return null;
        }
        return (horizontal ? anchor.x() + anchor.width() / 2 : anchor.y() + anchor.height() / 2)
                - from;
    }
}
