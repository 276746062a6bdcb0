package browsy.layout.fragmentation;

import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragmentation.Part.Kind;
import browsy.layout.sizing.BoxEdges;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What of a box goes on in the next fragmentainer without the flow waiting for it: floats,
 * positioned boxes, and what overflows boxes that have ended.
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
     * @param space of the box
     * @param parts where its parts are put
     * @param contentInline the inline size of its content box
     */
    ParallelFlows(
            FragmentainerPass pass, BreakSpace space, PartPlacer parts, double contentInline) {
        this.pass = pass;
        this.space = space;
        this.parts = parts;
        this.contentInline = contentInline;
    }

    /** The steps that go on, with where they do. */
    Map<Integer, BreakToken> open() {
        return open;
    }

    /** The worst of the breaks in them. */
    BreakAppeal appeal() {
        return appeal;
    }

    /** Where the lowest float ends in the piece; -infinity without floats. */
    double floatsEnd() {
        return floatsEnd;
    }

    /** Whether a float goes on in the next fragmentainer. */
    boolean floatsGoOn() {
        return floatsGoOn;
    }

    /** Keeps a step of the flow open if something of it is left. */
    void note(int index, StepOutcome outcome) {
        if (outcome.rest() != null) {
            // A bad break in what the flow does not wait for is one all the same.
            keepOpen(
                    index,
                    outcome.rest(),
                    outcome.isUnfinished() ? BreakAppeal.PERFECT : outcome.appeal());
        }
    }

    /** Notes the floats of a box in the same block formatting context. */
    void noteFloats(Piece piece, double at) {
        floatsEnd = Math.max(floatsEnd, at + piece.floatsEnd());
        floatsGoOn |= piece.floatsGoOn();
    }

    /** The margin before a float. */
    double floatMargin(BoxFragment box) {
        return BoxEdges.margin(box.box(), AvailableSize.definite(contentInline), pass.flow())
                .blockStart();
    }

    /**
     * Places a float or a positioned box.
     *
     * @param from where it goes on; null from its start
     * @param at its offset in the piece
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
        boolean hasPlace = begun != null || space.offset() + at - margin <= BreakSpace.TOLERANCE;
        boolean fits = piece.rest() != null || space.fits(at + piece.blockSize());
        if (!fits) {
            pass.noteShortage(space.offset() + at + piece.blockSize() - space.size());
        }
        // NB: as browsers have it, positioned boxes begin where they are, however little fits.
        boolean moves = !fits || piece.appeal() != BreakAppeal.PERFECT;
        if (!hasPlace && (isFloat ? moves : at >= space.room() - BreakSpace.TOLERANCE)) {
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
