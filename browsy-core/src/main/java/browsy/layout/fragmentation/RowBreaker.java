package browsy.layout.fragmentation;

import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.RowExtent;
import browsy.layout.fragment.RowExtent.Hold;
import browsy.layout.fragmentation.Piece.Ending;
import browsy.layout.fragmentation.StepOutcome.PartPiece;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.sizing.BoxEdges;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Breaks a row of a grid. A row has a size of its own: overflow of its items, and items that span
 * further rows, continue parallel to the next rows. Items make the row higher only if their {@link
 * browsy.layout.fragment.RowExtent.Hold} allows it.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#fragmentation-alg">css-grid-2 13.1</a>
 */
final class RowBreaker {
    private final FragmentainerPass pass;
    private final BreakSpace space;
    private final double contentInline;
    private final List<PartPiece> pieces = new ArrayList<>();
    private final List<Integer> placed = new ArrayList<>(); // the parts that have pieces
    private final Map<Integer, BreakToken> rests = new TreeMap<>();
    private BreakAppeal appeal = BreakAppeal.PERFECT;
    private boolean isContinued;
    private double size;

    /**
     * @param space the space of the piece of the grid container
     * @param contentInline the inline size of its content box, in CSS px
     */
    RowBreaker(FragmentainerPass pass, BreakSpace space, double contentInline) {
        this.pass = pass;
        this.space = space;
        this.contentInline = contentInline;
    }

    /**
     * Lays out the part of the row that fits: places its items, computes the size of the row in
     * this fragmentainer, and stretches items to it.
     *
     * @param from the token from which the row continues; null if it has not begun
     * @param at the offset of the row in the piece of the grid container, in CSS px
     */
    StepOutcome layOut(Step step, @Nullable BreakToken from, double at) {
        double consumed = from == null ? 0 : from.consumed();
        size = Math.max(0, step.end() - step.start() - consumed);
        for (int i = 0; i < step.parts().size(); i++) {
            Part part = step.parts().get(i);
            BreakToken itemToken = from == null ? null : from.open().get(i);
            BoxFragment box = part.box();
            if (box != null && (from == null || itemToken != null)) {
                double offset = itemToken == null ? part.start() - step.start() : itemToken.delay();
                placeItem(i, part, box, itemToken, at, offset);
            }
        }
        // An unfinished row fills the rest of the fragmentainer.
        boolean isEnded = from != null && from.isEnded();
        boolean isUnfinished = !isEnded && (isContinued || !space.fits(at + size));
        double room = Math.max(0, space.room() - at);
        double used = isUnfinished && !Double.isInfinite(room) ? room : size;
        stretch(isUnfinished, used);
        BreakToken rest =
                isUnfinished || !rests.isEmpty()
                        ? new BreakToken(
                                true,
                                consumed + used,
                                !isUnfinished,
                                null,
                                0,
                                false,
                                rests,
                                0,
                                null)
                        : null;
        Ending ending = isUnfinished ? Ending.SOFT_BREAK : Ending.COMPLETE;
        return new StepOutcome(pieces, used, rest, ending, null, appeal);
    }

    /** Stretches the items that fill their row to its size in this fragmentainer. */
    private void stretch(boolean isUnfinished, double used) {
        for (int i = 0; i < pieces.size(); i++) {
            PartPiece part = pieces.get(i);
            Piece piece = part.piece();
            RowExtent rows = part.part().rows();
            BoxFragment whole = part.part().box();
            boolean isStretched = rows != null && rows.hold() == Hold.MUTUAL;
            if (piece == null || whole == null || !isStretched || piece.rest() != null) {
                continue;
            }
            double wanted = used - part.offset() - (isUnfinished ? 0 : margin(whole));
            if (wanted < piece.blockSize() + BreakSpace.TOLERANCE
                    || BreakRules.isMonolithic(whole.box(), pass.flow())) {
                continue;
            }
            BoxFragment fragment = piece.fragment();
            LogicalSize size = pass.flow().toLogical(fragment.size());
            LogicalSize higher = new LogicalSize(size.inline(), wanted);
            Piece stretched =
                    Piece.whole(fragment.withSize(pass.flow().toPhysical(higher)), wanted);
            pieces.set(i, new PartPiece(part.part(), stretched, part.offset()));
            if (isUnfinished) {
                int steps = pass.content(whole).steps().size();
                rests.put(placed.get(i), BreakToken.nothingLeft(steps));
            }
        }
    }

    private double margin(BoxFragment item) {
        return BoxEdges.margin(item.box(), AvailableSize.definite(contentInline), pass.flow())
                .blockEnd();
    }

    /**
     * Lays out the part of an item that fits. An item that starts beyond the fragmentainer is moved
     * to the next one if the row is at the start of this one. Items that make the row higher keep
     * it unfinished while they are.
     *
     * @param index the index of the item in the row
     * @param itemToken the token from which the item continues; null if it has not begun
     * @param at the offset of the row in the piece of the grid container, in CSS px
     * @param offset the offset of the item in the row, in CSS px
     */
    private void placeItem(
            int index,
            Part part,
            BoxFragment box,
            @Nullable BreakToken itemToken,
            double at,
            double offset) {
        double room = space.room() - at;
        boolean isAtStart = space.offset() + at <= BreakSpace.TOLERANCE;
        BreakToken begun = itemToken != null && itemToken.isBegun() ? itemToken : null;
        if (begun == null && offset > 0 && offset >= room - BreakSpace.TOLERANCE && isAtStart) {
            rests.put(index, BreakToken.before(offset - room));
            return;
        }
        RowExtent rows = part.rows();
        Hold hold = rows == null ? Hold.NONE : rows.hold();
        boolean grows = hold == Hold.MUTUAL || hold == Hold.GROWS;
        Piece piece =
                pass.beside(
                        box,
                        begun,
                        space.below(at + offset, part.start(), contentInline).holding(hold));
        pieces.add(new PartPiece(part, piece, offset));
        placed.add(index);
        double end = offset + piece.blockSize();
        BreakToken rest = piece.rest();
        if (rest != null) {
            rests.put(index, rest);
            appeal = appeal.atMost(piece.appeal());
            isContinued |= grows && piece.isUnfinished();
        } else if (!space.fits(at + end)) {
            appeal = BreakAppeal.LAST_RESORT;
            pass.noteShortage(space.offset() + at + end - space.size());
        }
        if (grows) {
            size = Math.max(size, end + margin(box));
        }
    }
}
