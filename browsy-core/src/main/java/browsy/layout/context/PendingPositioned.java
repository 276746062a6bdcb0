package browsy.layout.context;

import browsy.layout.box.Box;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.WritingFlow;
import org.jspecify.annotations.Nullable;

/**
 * An absolutely or fixed positioned box on its way up to its containing block.
 *
 * @param box the box, not laid out yet
 * @param staticPosition where it would have been: the named corner (or edge centre) of its margin
 *     box, as an offset from the border box of the fragment that carries this
 * @param inlineEdge which edge of the margin box {@code staticPosition} is, on the parent's inline
 *     axis
 * @param blockEdge which edge, on the parent's block axis
 * @param area the containing block, relative to the border box of the fragment that carries this,
 *     where that fragment's own box is the containing block and narrows it: a child of a grid
 *     container placed in a grid area; null elsewhere
 * @param flow the parent's, which the edges are named by
 * @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">css-position-3</a>
 */
public record PendingPositioned(
        Box box,
        PhysicalOffset staticPosition,
        StaticEdge inlineEdge,
        StaticEdge blockEdge,
        @Nullable PhysicalRect area,
        WritingFlow flow) {

    /** In a horizontal left-to-right parent that gives no area. */
    public PendingPositioned(
            Box box, PhysicalOffset staticPosition, StaticEdge inlineEdge, StaticEdge blockEdge) {
        this(box, staticPosition, inlineEdge, blockEdge, null);
    }

    /** In a horizontal left-to-right parent. */
    public PendingPositioned(
            Box box,
            PhysicalOffset staticPosition,
            StaticEdge inlineEdge,
            StaticEdge blockEdge,
            @Nullable PhysicalRect area) {
        this(box, staticPosition, inlineEdge, blockEdge, area, WritingFlow.HORIZONTAL_LTR);
    }

    /** An edge of the static position on one axis, flow-relative to the box's parent. */
    public enum StaticEdge {
        START,
        CENTER,
        END
    }

    public PendingPositioned movedBy(PhysicalOffset offset) {
        return new PendingPositioned(
                box,
                staticPosition.plus(offset),
                inlineEdge,
                blockEdge,
                area == null ? null : area.translated(offset),
                flow);
    }
}
