package browsy.layout.fragmentation;

import browsy.layout.box.Box;
import org.jspecify.annotations.Nullable;

/**
 * How high the piece of a box is whose content in flow has all been placed.
 *
 * @param size of the border box in this fragmentainer
 * @param isEnded whether the box ends here
 * @param remaining what is left of the box for the next fragmentainers; null where it ends
 * @param appeal how good the break is that it needs
 */
record PieceExtent(double size, boolean isEnded, @Nullable Double remaining, BreakAppeal appeal) {
    /** Of a box that has ended before, so that only its overflow goes on. */
    static final PieceExtent NOTHING = ended(0);

    static PieceExtent ended(double size) {
        return new PieceExtent(size, true, null, BreakAppeal.PERFECT);
    }

    /**
     * Ends a box, or breaks in what comes behind its content.
     *
     * @param left what is left of the box, from the start of the piece
     * @param contentEnd where the last thing in flow ended in the piece
     * @param contentStart where the content begins in the piece
     */
    static PieceExtent of(
            Box box,
            double left,
            BlockExtent extent,
            BreakSpace space,
            BreakPoints points,
            double contentEnd,
            double contentStart,
            boolean isRoot,
            FragmentainerPass pass) {
        double room = Math.max(0, space.room());
        if (space.fits(left) || room + BreakSpace.TOLERANCE >= left) {
            return ended(left);
        }
        // There is no break point in the padding behind the content, nor before it.
        double margin = isRoot ? extent.trailingMargin() : 0;
        if (space.fits(left - margin)) {
            // The margin before a break is truncated.
            return ended(room);
        }
        TrailingEdge edge =
                TrailingEdge.of(
                        box, left, extent.edges(), points.previous(), contentEnd, contentStart);
        boolean isStart = room <= BreakSpace.TOLERANCE && !points.isSeparated();
        boolean isBad = isStart || (edge.begins(room) && edge.isKept());
        pass.noteShortage(left - room);
        double size = edge.begins(room) && edge.hasContent() ? edge.start() : room;
        return new PieceExtent(
                size, false, left - size, isBad ? BreakAppeal.LAST_RESORT : BreakAppeal.PERFECT);
    }
}
