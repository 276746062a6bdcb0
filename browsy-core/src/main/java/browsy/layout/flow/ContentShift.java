package browsy.layout.flow;

import static browsy.style.property.AlignProperties.ALIGN_CONTENT;

import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.OverflowPosition;
import browsy.layout.box.Box;

/**
 * {@code align-content} of block containers: all content moves as one, and not out of the start
 * edge unless the alignment is unsafe.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#distribution-block">css-align-3, 5.1.1</a>
 */
public final class ContentShift {
    private ContentShift() {}

    /**
     * How far the content moves along the block axis.
     *
     * @param room what the box is higher than its content; negative where the content overflows
     */
    public static double of(Box box, double room) {
        ContentAlignment alignment = box.style().get(ALIGN_CONTENT);
        if (room < 0 && alignment.overflow() != OverflowPosition.UNSAFE) {
            return 0;
        }
        return switch (alignment.value()) {
            case CENTER -> room / 2;
            case END, FLEX_END, LAST_BASELINE -> room;
            case SPACE_AROUND, SPACE_EVENLY -> Math.max(0, room / 2);
            default -> 0;
        };
    }
}
