package browsy.layout.sizing;

import browsy.css.value.Direction;
import browsy.css.value.align.SelfPosition;
import browsy.layout.geometry.WritingFlow;

/**
 * Computes the fraction of the free space that self-alignment puts before a box.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#positional-values">css-align-3</a>
 */
public final class AlignmentShare {
    private AlignmentShare() {}

    /**
     * Returns the fraction of the free space at the start of the container's axis, from 0 to 1. It
     * is 0 for values that are not positional ({@code normal}, {@code stretch}, {@code baseline}).
     *
     * @param inlineAxis whether the axis is the container's inline axis; false for its block axis
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

    /** Tests whether the start edge of the box along an axis is at the container's end edge. */
    private static boolean isOpposed(WritingFlow own, WritingFlow container, boolean inlineAxis) {
        boolean reversed = inlineAxis ? container.isInlineReversed() : container.isBlockReversed();
        boolean alongInline = inlineAxis != own.isOrthogonalTo(container);
        return reversed != (alongInline ? own.isInlineReversed() : own.isBlockReversed());
    }
}
