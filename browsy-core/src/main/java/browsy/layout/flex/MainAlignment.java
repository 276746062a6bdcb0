package browsy.layout.flex;

import browsy.css.value.Direction;
import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.ContentDistribution;
import browsy.css.value.align.OverflowPosition;
import browsy.layout.flex.PlacementProblem.Distribution;
import browsy.layout.geometry.WritingFlow;

/**
 * Which way free space is shared out, after fallbacks.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#distribution-values">css-align-3</a>
 */
final class MainAlignment {
    private MainAlignment() {}

    /**
     * The distribution along one axis, in terms of the container's own start and end.
     *
     * @param free the free space, CSS px
     * @param count the boxes that share it
     * @param reversed whether flex-start is the axis' end
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
     * {@code left} and {@code right} mean {@code start} where the axis is neither the inline axis
     * nor goes across.
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
