package browsy.spatial.visibility;

import static browsy.style.property.FlexProperties.FLEX_DIRECTION;
import static browsy.style.property.TextProperties.DIRECTION;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.value.Direction;
import browsy.css.value.box.Display;
import browsy.css.value.flex.FlexDirection;
import browsy.css.value.writing.WritingMode;
import browsy.style.computed.ComputedStyle;

/**
 * The edges of a scroll container from which its content extends. Content beyond them cannot be
 * scrolled into view.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-3/#scrollable">css-overflow-3</a>
 */
final class ScrollOrigins {

    private ScrollOrigins() {}

    /** Whether the content of a scroll container extends to the left from its right edge. */
    static boolean isAtRight(ComputedStyle style) {
        WritingMode mode = style.get(WRITING_MODE);
        boolean backward =
                switch (mode) {
                    case HORIZONTAL_TB -> style.get(DIRECTION) == Direction.RTL;
                    case VERTICAL_RL, SIDEWAYS_RL -> true;
                    case VERTICAL_LR, SIDEWAYS_LR -> false;
                };
        return backward
                != isFlexed(
                        style,
                        mode == WritingMode.HORIZONTAL_TB
                                ? FlexDirection.ROW_REVERSE
                                : FlexDirection.COLUMN_REVERSE);
    }

    /** Whether the content of a scroll container extends upwards from its bottom edge. */
    static boolean isAtBottom(ComputedStyle style) {
        WritingMode mode = style.get(WRITING_MODE);
        boolean rightToLeft = style.get(DIRECTION) == Direction.RTL;
        boolean upward =
                switch (mode) {
                    case HORIZONTAL_TB -> false;
                    case VERTICAL_RL, VERTICAL_LR, SIDEWAYS_RL -> rightToLeft;
                    case SIDEWAYS_LR -> !rightToLeft;
                };
        return upward
                != isFlexed(
                        style,
                        mode == WritingMode.HORIZONTAL_TB
                                ? FlexDirection.COLUMN_REVERSE
                                : FlexDirection.ROW_REVERSE);
    }

    private static boolean isFlexed(ComputedStyle style, FlexDirection direction) {
        Display display = style.display();
        return (display == Display.FLEX || display == Display.INLINE_FLEX)
                && style.get(FLEX_DIRECTION) == direction;
    }
}
