package browsy.layout.fragmentation;

import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragmentation.Part.Kind;
import browsy.layout.sizing.BoxEdges;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The parallel flows in a box: floats, positioned boxes, and overflow of boxes that have ended.
 * They continue in the next fragmentainer independently of the main flow.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/#parallel-flows">css-break-4</a>
 */
final class ParallelFlows {
    private final FragmentainerPass pass;
    private final BreakSpace space;
    private final PartPlacer parts;
    private final double contentInline;
    private final Map<Integer, BreakToken> open = new TreeMap<>();
    private BreakAppeal appeal = BreakAppeal.PERFECT;
    private double floatsEnd = Double.NEGATIVE_INFINITY;
    private boolean floatsGoOn;

    /**
     * @param space the space of the piece of the box
     * @param parts places parts in the piece
     * @param contentInline the inline size of its content box, in CSS px
     */
    ParallelFlows(
            FragmentainerPass pass, BreakSpace space, PartPlacer parts, double contentInline) {
        this.pass = pass;
        this.space = space;
        this.parts = parts;
        this.contentInline = contentInline;
    }

    /** The break tokens of the steps that continue, by index. */
    Map<Integer, BreakToken> open() {
        return open;
    }

    /** The worst appeal of the breaks in the parallel flows. */
    BreakAppeal appeal() {
        return appeal;
    }

    /** The end of the lowest float in the piece, in CSS px; negative infinity if there is none. */
    double floatsEnd() {
        return floatsEnd;
    }

    /** Whether a float continues in the next fragmentainer. */
    boolean floatsGoOn() {
        return floatsGoOn;
    }

    /** Records the rest of an in-flow step as open if there is one. */
    void note(int index, StepOutcome outcome) {
        if (outcome.rest() != null) {
            // A break in overflow does not stop the main flow, so its appeal counts here.
            keepOpen(
                    index,
                    outcome.rest(),
                    outcome.isUnfinished() ? BreakAppeal.PERFECT : outcome.appeal());
        }
    }

    /** Records the floats in a box of the same block formatting context. */
    void noteFloats(Piece piece, double at) {
        floatsEnd = Math.max(floatsEnd, at + piece.floatsEnd());
        floatsGoOn |= piece.floatsGoOn();
    }

    /** The block-start margin of a float, in CSS px. */
    double floatMargin(BoxFragment box) {
        return BoxEdges.margin(box.box(), AvailableSize.definite(contentInline), pass.flow())
                .blockStart();
    }

    /**
     * Places a float or positioned box, or moves it to the next fragmentainer.
     *
     * @param from the state from which it continues; null if it has not begun
     * @param at its offset in the piece, in CSS px
     */
    void place(int index, Part part, @Nullable BreakToken from, double at) {
        BoxFragment box = part.box();
        if (box == null) {
            return;
        }
        BreakToken begun = from != null && from.isBegun() ? from : null;
        Piece piece = pass.beside(box, begun, space.below(at, part.start(), contentInline));
        boolean isFloat = part.kind() == Kind.FLOAT;
        double margin = isFloat ? floatMargin(box) : 0;
        boolean mustStay = begun != null || space.offset() + at - margin <= BreakSpace.TOLERANCE;
        boolean fits = piece.rest() != null || space.fits(at + piece.blockSize());
        if (!fits) {
            pass.noteShortage(space.offset() + at + piece.blockSize() - space.size());
        }
        // As in browsers, a positioned box begins at its offset even if almost nothing of it fits.
        boolean moves = !fits || piece.appeal() != BreakAppeal.PERFECT;
        if (!mustStay && (isFloat ? moves : at >= space.room() - BreakSpace.TOLERANCE)) {
            double delay = isFloat ? margin : Math.max(0, at - space.room());
            keepOpen(index, BreakToken.before(delay), BreakAppeal.PERFECT);
            floatsGoOn |= isFloat;
            return;
        }
        parts.add(part, piece, at);
        if (!isFloat) {
            pass.notePositioned(space.offset() + at + piece.blockSize());
            appeal = fits ? appeal : BreakAppeal.LAST_RESORT;
        }
        if (piece.rest() != null) {
            keepOpen(index, piece.rest(), isFloat ? piece.appeal() : BreakAppeal.PERFECT);
        }
        if (isFloat) {
            floatsEnd = Math.max(floatsEnd, at + piece.blockSize());
            floatsGoOn |= piece.isUnfinished();
        }
    }

    private void keepOpen(int index, BreakToken rest, BreakAppeal inside) {
        appeal = appeal.atMost(inside);
        open.put(index, rest);
        pass.noteOpenFlow();
    }
}
