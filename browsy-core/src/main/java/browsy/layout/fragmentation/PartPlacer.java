package browsy.layout.fragmentation;

import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.PhysicalOffset;
import org.jspecify.annotations.Nullable;

/** Adds the parts of a box to a piece of it. */
final class PartPlacer {
    private final BoxFragment whole;
    private final BoxContent content;
    private final PieceBuilder out;

    PartPlacer(BoxFragment whole, BoxContent content, PieceBuilder out) {
        this.whole = whole;
        this.content = content;
        this.out = out;
    }

    /**
     * Adds a part.
     *
     * @param piece the piece of the part; null for parts that are never broken
     * @param at its block offset in the piece of the box, in CSS px
     */
    void add(Part part, @Nullable Piece piece, double at) {
        if (piece != null) {
            out.add(
                    piece.fragment(),
                    new LogicalOffset(content.inlineOffset(part), at),
                    part.shift());
            return;
        }
        for (int child = part.from(); child < part.to(); child++) {
            double block = content.blockOffset(child) - part.start() + at;
            out.add(
                    whole.children().get(child).fragment(),
                    new LogicalOffset(content.inlineOffset(child), block),
                    PhysicalOffset.ZERO);
        }
    }
}
