package browsy.layout.fragmentation;

import browsy.layout.box.Box;
import browsy.layout.geometry.LogicalEdges;
import org.jspecify.annotations.Nullable;

/**
 * The padding and border behind the content of a box, which go on in the next fragmentainer as a
 * whole.
 *
 * @param start where they begin in the piece of the box
 * @param hasContent whether there is anything before them
 * @param isKept whether a break before them is none that is allowed: they stay with the edge before
 *     them if there is nothing between them, with a box that ends there, and with the content of a
 *     table cell
 * @see <a href="https://drafts.csswg.org/css-break-4/#possible-breaks">css-break-4</a>
 */
record TrailingEdge(double start, boolean hasContent, boolean isKept) {
    /**
     * @param left what is left of the box, from the start of the piece
     * @param last what of the content was placed last in the piece; null for nothing
     * @param lastEnd where that ended
     * @param contentStart where the content begins in the piece
     */
    static TrailingEdge of(
            Box box,
            double left,
            LogicalEdges edges,
            @Nullable Part last,
            double lastEnd,
            double contentStart) {
        double start = left - edges.blockEnd();
        boolean hasContent = start > 0 && (last != null || start > contentStart);
        boolean isBehindBox =
                last != null
                        && last.kind() == Part.Kind.BLOCK
                        && lastEnd >= start - BreakSpace.TOLERANCE;
        boolean isKept = !hasContent || isBehindBox || box.style().display().isTablePart();
        return new TrailingEdge(start, hasContent, isKept);
    }

    /** Whether they begin within the room there is. */
    boolean begins(double room) {
        return start <= room + BreakSpace.TOLERANCE;
    }
}
