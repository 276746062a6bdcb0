package browsy.layout.sizing;

import browsy.css.value.Direction;
import browsy.css.value.align.SelfPosition;
import browsy.layout.geometry.WritingFlow;

/**
 * How much of the free space self-alignment puts before a box.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#positional-values">css-align-3</a>
 */
public final class AlignmentShare {
    private AlignmentShare() {}

    /**
     * The share at the start of the container's axis: 0 to 1. What is no positional alignment
     * starts at the start.
     *
     * @param inlineAxis whether the axis is the container's inline axis, else its block axis
     */
    public static double of(
            SelfPosition alignment, WritingFlow box, WritingFlow container, boolean inlineAxis) {
        boolean rightToLeft = container.direction() == Direction.RTL;
        return switch (alignment) {
            case CENTER, ANCHOR_CENTER -> 0.5;
            case END, FLEX_END, LAST_BASELINE -> 1;
            case LEFT -> inlineAxis && rightToLeft ? 1 : 0;
            case RIGHT -> inlineAxis && !rightToLeft ? 1 : 0;
            case SELF_START -> isOpposed(box, container, inlineAxis) ? 1 : 0;
            case SELF_END -> isOpposed(box, container, inlineAxis) ? 0 : 1;
            case START, FLEX_START, NORMAL, AUTO, STRETCH, BASELINE -> 0;
        };
    }

    /** Whether a box's own start edge along an axis is the container's end edge. */
    private static boolean isOpposed(WritingFlow own, WritingFlow container, boolean inlineAxis) {
        boolean reversed = inlineAxis ? container.isInlineReversed() : container.isBlockReversed();
        boolean alongInline = inlineAxis != own.isOrthogonalTo(container);
        return reversed != (alongInline ? own.isInlineReversed() : own.isBlockReversed());
    }
}
