package browsy.layout.fragmentation;

import browsy.css.value.box.Display;
import browsy.layout.box.FlexBox;
import browsy.layout.box.TablePartBox;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.RowExtent.Hold;
import browsy.layout.fragmentation.Piece.Ending;
import browsy.layout.fragmentation.StepOutcome.PartPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Lays out the part of a step that fits into a fragmentainer. */
final class StepBreaker {
    private final FragmentainerPass pass;
    private final BoxFragment whole;
    private final BreakSpace space;
    private final double contentInline;
    private final Hold hold; // of flex items

    /**
     * @param whole the unbroken box whose steps are laid out
     * @param space the space of the piece of that box
     * @param contentInline the inline size of its content box, in CSS px
     */
    StepBreaker(FragmentainerPass pass, BoxFragment whole, BreakSpace space, double contentInline) {
        this.pass = pass;
        this.whole = whole;
        this.space = space;
        this.contentInline = contentInline;
        this.hold = whole.box() instanceof FlexBox ? Hold.MUTUAL : Hold.NONE;
    }

    /** Whether the box is a table row, whose cells are as high as the row. */
    boolean isRow() {
        return whole.box() instanceof TablePartBox
                && whole.box().style().display() == Display.TABLE_ROW;
    }

    /** Whether the box is a row group of a table. It ends before the row at which a break is. */
    boolean isRowGroup() {
        Display display = whole.box().style().display();
        return whole.box() instanceof TablePartBox
                && (display == Display.TABLE_ROW_GROUP
                        || display == Display.TABLE_HEADER_GROUP
                        || display == Display.TABLE_FOOTER_GROUP);
    }

    /**
     * Lays out the part of a step that fits.
     *
     * @param from the token from which the step continues; null if it has not begun
     * @param at the offset of the step in the piece of the box, in CSS px
     */
    StepOutcome layOut(Step step, @Nullable BreakToken from, double at) {
        if (step.isRow()) {
            return new RowBreaker(pass, space, contentInline).layOut(step, from, at);
        }
        if (step.isParallel()) {
            return layOutBeside(step, from, at);
        }
        Part part = step.first();
        BoxFragment box = part.box();
        if (box == null) {
            pass.noteUnbreakable(part.size());
            return new StepOutcome(
                    List.of(new PartPiece(part, null, 0)),
                    part.size(),
                    null,
                    Ending.COMPLETE,
                    null,
                    BreakAppeal.PERFECT);
        }
        Piece piece =
                pass.box(box, from, space.below(at, part.start(), contentInline).holding(hold));
        return new StepOutcome(
                List.of(new PartPiece(part, piece, 0)),
                piece.blockSize(),
                piece.rest(),
                piece.ending(),
                piece.spanner(),
                piece.appeal());
    }

    /**
     * Lays out parts side by side. The step has ended when all of its parts have.
     *
     * @see <a href="https://drafts.csswg.org/css-break-4/#parallel-flows">css-break-4</a>
     */
    private StepOutcome layOutBeside(Step step, @Nullable BreakToken from, double at) {
        List<PartPiece> pieces = new ArrayList<>();
        Map<Integer, BreakToken> rests = new TreeMap<>();
        BreakAppeal appeal = BreakAppeal.PERFECT;
        double size = 0;
        boolean isAnyUnfinished = false;
        for (int i = 0; i < step.parts().size(); i++) {
            Part part = step.parts().get(i);
            BreakToken partToken = from == null ? null : from.open().get(i);
            BoxFragment box = part.box();
            if (box == null || (from != null && partToken == null)) {
                continue;
            }
            double offset = partToken == null ? part.start() - step.start() : partToken.delay();
            Piece piece =
                    pass.beside(
                            box,
                            partToken != null && partToken.isBegun() ? partToken : null,
                            space.below(at + offset, part.start(), contentInline).holding(hold));
            pieces.add(new PartPiece(part, piece, offset));
            size = Math.max(size, offset + piece.blockSize());
            isAnyUnfinished |= piece.isUnfinished();
            if (piece.rest() != null) {
                rests.put(i, piece.rest());
                appeal = appeal.atMost(piece.appeal());
            } else if (!space.fits(at + offset + piece.blockSize())) {
                appeal = BreakAppeal.LAST_RESORT;
            }
        }
        if (isAnyUnfinished && isRow()) {
            addEmptyCells(step, rests);
        }
        BreakToken rest =
                rests.isEmpty()
                        ? null
                        : new BreakToken(true, 0, !isAnyUnfinished, null, 0, false, rests, 0, null);
        return new StepOutcome(
                pieces,
                size,
                rest,
                isAnyUnfinished ? Ending.SOFT_BREAK : Ending.COMPLETE,
                null,
                appeal);
    }

    /** Adds empty pieces for the cells that have ended, for as long as their row continues. */
    private void addEmptyCells(Step step, Map<Integer, BreakToken> rests) {
        for (int i = 0; i < step.parts().size(); i++) {
            BoxFragment cell = step.parts().get(i).box();
            if (cell != null
                    && !rests.containsKey(i)
                    && !BreakRules.isMonolithic(cell.box(), pass.flow())) {
                rests.put(i, BreakToken.nothingLeft(pass.content(cell).steps().size()));
            }
        }
    }
}
