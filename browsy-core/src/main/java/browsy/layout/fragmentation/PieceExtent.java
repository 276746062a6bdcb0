package browsy.layout.fragmentation;

import browsy.css.value.box.Display;
import browsy.layout.box.Box;
import org.jspecify.annotations.Nullable;

/**
 * How high the piece of a box is whose content in flow has all been placed.
 *
 * @param size of the border box in this fragmentainer
 * @param isEnded whether the box ends here
 * @param remaining what is left of the box for the next fragmentainers; null where it ends
 * @param shortage how much higher the fragmentainer must be for it to end there; 0 where it does
 * @param appeal how good the break is that it needs
 */
record PieceExtent(
        double size,
        boolean isEnded,
        @Nullable Double remaining,
        double shortage,
        BreakAppeal appeal) {
    /** Of a box that has ended before, so that only its overflow goes on. */
    static final PieceExtent NOTHING = ended(0);

    static PieceExtent ended(double size) {
        return new PieceExtent(size, true, null, 0, BreakAppeal.PERFECT);
    }

    /**
     * Ends a box, or breaks in what comes behind its content: the border and padding at the end go
     * on as a whole, if anything comes before them.
     *
     * @param left what is left of the box, from the start of the piece
     * @param trailing its border and padding behind the content
     * @param contentStart where the content begins in the piece
     * @param contentEnd where it ends
     * @param isEmpty whether nothing of the content lies in the piece
     * @param margin how much of the box is a margin behind the content: no gap to break in
     * @param truncatesMargin whether a break may cut that margin off
     * @see <a href="https://drafts.csswg.org/css-break-4/#possible-breaks">css-break-4</a>
     */
    static PieceExtent of(
            Box box,
            double left,
            double trailing,
            double contentStart,
            double contentEnd,
            boolean isEmpty,
            double margin,
            boolean truncatesMargin,
            BreakSpace space) {
        double filled = Math.max(contentStart, contentEnd) + trailing;
        double divisible = left > trailing + BreakSpace.TOLERANCE ? trailing : 0;
        // What cannot be broken makes room for itself.
        double room = Math.max(Math.max(0, space.room()), filled - divisible);
        if (room + BreakSpace.TOLERANCE >= left) {
            return ended(left);
        }
        if (truncatesMargin && room + BreakSpace.TOLERANCE >= left - margin) {
            // The margin before a break is truncated.
            return ended(room);
        }
        // Where there is no gap behind the content, there is no break point.
        boolean hasGap = left - margin > filled + BreakSpace.TOLERANCE;
        if (!hasGap && box.style().display() == Display.TABLE_CELL) {
            // NB: the padding of a cell stays with its content, and sticks out if it must.
            return ended(left);
        }
        double size = Math.min(left - divisible, room);
        boolean isBad =
                !hasGap
                        || (isEmpty && space.room() <= BreakSpace.TOLERANCE)
                        || room < contentStart - BreakSpace.TOLERANCE
                        || box.style().display().isTablePart();
        return new PieceExtent(
                size,
                false,
                left - size,
                left - room,
                isBad ? BreakAppeal.LAST_RESORT : BreakAppeal.PERFECT);
    }
}
