package browsy.layout.flex;

import browsy.css.value.Direction;
import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.ContentDistribution;
import browsy.css.value.align.OverflowPosition;
import browsy.layout.flex.PlacementProblem.Distribution;
import browsy.layout.geometry.WritingFlow;

/**
 * Resolves content alignment values to the distribution of free space, with fallback alignment
 * applied.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#distribution-values">css-align-3</a>
 */
final class MainAlignment {
    private MainAlignment() {}

    /**
     * The distribution along one axis, relative to the container's own start and end.
     *
     * @param free the free space, in CSS px
     * @param count the number of boxes that share it
     * @param reversed whether {@code flex-start} is at the end of the axis
     */
    static Distribution of(
            ContentAlignment alignment, FlexStyle style, double free, int count, boolean reversed) {
        Distribution start = reversed ? Distribution.END : Distribution.START;
        ContentDistribution value = alignment.value();
        if (alignment.overflow() == OverflowPosition.SAFE && free <= 0 && isPosition(value)) {
            return Distribution.START;
        }
        return switch (value) {
            case CENTER -> Distribution.CENTER;
            case START -> Distribution.START;
            case END -> Distribution.END;
            case FLEX_END -> reversed ? Distribution.START : Distribution.END;
            case LEFT -> side(style, true);
            case RIGHT -> side(style, false);
            case SPACE_BETWEEN -> free > 0 && count > 1 ? Distribution.SPACE_BETWEEN : start;
            case SPACE_AROUND -> free > 0 ? Distribution.SPACE_AROUND : Distribution.START;
            case SPACE_EVENLY -> free > 0 ? Distribution.SPACE_EVENLY : Distribution.START;
            case NORMAL, BASELINE, LAST_BASELINE, FLEX_START, STRETCH -> start;
        };
    }

    private static boolean isPosition(ContentDistribution value) {
        return switch (value) {
            case SPACE_BETWEEN, SPACE_AROUND, SPACE_EVENLY, STRETCH, NORMAL -> false;
            default -> true;
        };
    }

    /**
     * The distribution for {@code left} or {@code right}. Both mean {@code start} if the axis is
     * vertical and not the inline axis.
     */
    private static Distribution side(FlexStyle style, boolean left) {
        WritingFlow flow = style.flow();
        if (style.column() && flow.isHorizontal()) {
            return Distribution.START;
        }
        boolean rightToLeft =
                style.column() ? flow.isBlockReversed() : flow.direction() == Direction.RTL;
        return left == rightToLeft ? Distribution.END : Distribution.START;
    }
}
