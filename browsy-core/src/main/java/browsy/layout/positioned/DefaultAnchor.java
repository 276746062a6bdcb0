package browsy.layout.positioned;

import browsy.css.value.align.SelfPosition;
import browsy.css.value.position.AreaSpan.Tracks;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.positioned.PositionedAxis.Edge;
import browsy.layout.positioned.PositionedLayout.ContainingBlock;
import org.jspecify.annotations.Nullable;

/**
 * The effects of the default anchor on the containing block and alignment of a positioned box.
 * Coordinates are those of the containing block's fragment.
 *
 * @param whole the containing block before {@code position-area} is applied
 * @param anchor the default anchor
 * @param area the {@code position-area}; null for none
 */
record DefaultAnchor(PhysicalRect whole, PhysicalRect anchor, @Nullable AnchorArea area) {

    /** Returns the containing block after {@code position-area} is applied. */
    ContainingBlock inside(ContainingBlock container) {
        return area == null
                ? container
                : new ContainingBlock(area.in(container.rect(), anchor), container.flow());
    }

    /**
     * Whether {@code auto} insets and margins are zero.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-anchor-position-1/#position-area-insets">css-anchor-position-1</a>
     */
    boolean hasNoAuto(SelfPosition alignment) {
        return area != null || alignment == SelfPosition.ANCHOR_CENTER;
    }

    /**
     * Returns the default alignment in the area: towards the anchor.
     *
     * @return null without {@code position-area}
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
     * Returns the centre of the anchor if the box is centred on it; null otherwise.
     *
     * @param from the edge of the area from which the centre is measured
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
