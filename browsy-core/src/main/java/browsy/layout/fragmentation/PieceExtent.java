package browsy.layout.fragmentation;

import browsy.css.value.box.Display;
import browsy.layout.box.Box;
import org.jspecify.annotations.Nullable;

/**
 * The block size of a piece, and what remains of its box.
 *
 * @param size the border-box block size in this fragmentainer, in CSS px
 * @param isEnded whether the box ends here
 * @param remaining the block size of the box left for the next fragmentainers, in CSS px; null if
 *     the box ends or its content has not ended
 * @param shortage the block size by which the fragmentainer must grow for the box to end in it, in
 *     CSS px; 0 if it ends
 * @param appeal the appeal of the break after the content
 */
record PieceExtent(
        double size,
        boolean isEnded,
        @Nullable Double remaining,
        double shortage,
        BreakAppeal appeal) {
    /**
     * The extent of a box that ended in an earlier fragmentainer, of which only overflow continues.
     */
    static final PieceExtent NOTHING = ended(0);

    static PieceExtent ended(double size) {
        return new PieceExtent(size, true, null, 0, BreakAppeal.PERFECT);
    }

    /**
     * The extent of a piece whose content ends in this fragmentainer. The box ends, or breaks in
     * the space after its content. Border and padding at the end are unbreakable: they move on
     * together, if anything precedes them.
     *
     * @param left the remaining block size of the box, from the start of the piece
     * @param trailing the block-end border and padding of the box
     * @param contentStart the start of the content in the piece
     * @param contentEnd the end of the content in the piece
     * @param isEmpty whether the piece has no content
     * @param margin the part of {@code left} that is a margin after the content, in which no break
     *     is possible
     * @param truncatesMargin whether a break truncates that margin
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
        // Unbreakable content extends the room.
        double room = Math.max(Math.max(0, space.room()), filled - divisible);
        if (room + BreakSpace.TOLERANCE >= left) {
            return ended(left);
        }
        if (truncatesMargin && room + BreakSpace.TOLERANCE >= left - margin) {
            // The break truncates the margin before it.
            return ended(room);
        }
        // A class C break point requires a gap after the content.
        boolean hasGap = left - margin > filled + BreakSpace.TOLERANCE;
        if (!hasGap && box.style().display() == Display.TABLE_CELL) {
            // The block-end padding of a table cell stays with its content and may overflow.
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
