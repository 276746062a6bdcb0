package browsy.layout.flow;

import static browsy.style.property.AlignProperties.ALIGN_CONTENT;

import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.OverflowPosition;
import browsy.layout.box.Box;

/**
 * {@code align-content} of block containers: moves all content as one unit. Overflowing content
 * does not move past the start edge unless the alignment is unsafe.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#distribution-block">css-align-3, 5.1.1</a>
 */
public final class ContentShift {
    private ContentShift() {}

    /**
     * Returns the shift of the content along the block axis, in CSS px.
     *
     * @param room block size of the box minus that of its content; negative if the content
     *     overflows
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
