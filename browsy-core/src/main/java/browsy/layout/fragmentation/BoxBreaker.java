package browsy.layout.fragmentation;

import static browsy.style.property.BoxProperties.CLEAR;
import static browsy.style.property.ColumnProperties.ORPHANS;
import static browsy.style.property.ColumnProperties.WIDOWS;

import browsy.css.value.Clear;
import browsy.layout.box.Box;
import browsy.layout.box.FlexBox;
import browsy.layout.box.GridBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.FlowRoots;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragmentation.Part.Kind;
import browsy.layout.fragmentation.Piece.Ending;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Cuts the piece of one box that lies in one fragmentainer out of the whole.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/#breaking-rules">css-break-4</a>
 */
final class BoxBreaker {
    private final FragmentainerPass pass;
    private final BoxFragment whole;
    private final BoxContent content;
    private final @Nullable BreakToken token;
    private final BreakSpace space;
    private final double consumed;
    private final double contentInline;
    private final double contentStart;
    private final boolean isRoot;
    private final PieceBuilder out;
    private final PartPlacer parts;
    private final StepBreaker steps;
    private final Map<Integer, BreakToken> open = new TreeMap<>();
    private final List<Integer> loose = new ArrayList<>();

    private @Nullable Double shift; // of content that has not begun; null before it is known
    private double end;
    private int next;
    private boolean isStopped;
    private boolean keepsMargin;
    private Ending ending = Ending.COMPLETE;
    private @Nullable Box spanner;
    private BreakAppeal appeal = BreakAppeal.PERFECT;

    private BreakAppeal besideAppeal = BreakAppeal.PERFECT; // of breaks the flow does not wait for

    private boolean isSeparated; // by something in flow in this piece, so that a break may follow
    private @Nullable Part previous;
    private int linesHere;
    private double floatsEnd = Double.NEGATIVE_INFINITY;
    private boolean floatsGoOn;

    BoxBreaker(
            FragmentainerPass pass,
            BoxFragment whole,
            @Nullable BreakToken token,
            BreakSpace space) {
        this.pass = pass;
        this.whole = whole;
        this.content = pass.content(whole);
        this.token = token;
        this.space = space;
        this.consumed = token == null ? 0 : token.consumed();
        this.shift = token == null ? Double.valueOf(0) : null;
        this.next = token == null ? 0 : token.next();
        this.isRoot = FlowRoots.isRoot(whole.box(), pass.flow());
        this.out = new PieceBuilder(whole, pass.flow());
        this.parts = new PartPlacer(whole, content, out);
        LogicalEdges edges =
                BoxEdges.borderPadding(
                        whole.box(), AvailableSize.definite(space.containerInline()));
        this.contentInline = pass.flow().toLogical(whole.size()).inline() - edges.inlineSum();
        this.contentStart = token == null ? edges.blockStart() : 0;
        this.steps = new StepBreaker(pass, whole, space, contentInline);
    }

    Piece run() {
        if (token != null) {
            resume(token);
        }
        while (!isStopped && !pass.isAbandoned() && next < content.steps().size()) {
            Step step = content.steps().get(next);
            switch (step.first().kind()) {
                case LOOSE -> loose.add(next);
                case FLOAT -> beginFloat(next, step);
                case POSITIONED -> {}
                case SPANNER -> meetSpanner(step.first());
                case LINE, BLOCK -> begin(next, step);
            }
            if (!isStopped) {
                next++;
            }
        }
        return pass.isAbandoned() ? Piece.whole(whole, 0) : new PieceEnd().finish();
    }

    // What goes on from the fragmentainer before.

    private void resume(BreakToken from) {
        for (Map.Entry<Integer, BreakToken> entry : new TreeMap<>(from.open()).entrySet()) {
            Step step = content.steps().get(entry.getKey());
            if (step.isInFlow()) {
                resumeInFlow(entry.getKey(), step, entry.getValue());
            } else {
                placeBeside(
                        entry.getKey(), step.first(), entry.getValue(), entry.getValue().delay());
            }
            if (pass.isAbandoned()) {
                return;
            }
        }
    }

    private void resumeInFlow(int index, Step step, BreakToken from) {
        StepOutcome outcome = steps.layOut(step, from, 0);
        if (pass.isAbandoned()) {
            return;
        }
        place(outcome, 0);
        if (outcome.rest() != null) {
            keepOpen(index, outcome.rest(), besideAppeal(outcome));
        }
        isSeparated = true;
        if (from.isEnded()) {
            return;
        }
        previous = step.first();
        end = outcome.size();
        if (outcome.isUnfinished()) {
            stop(outcome);
        } else {
            shift = end - step.end();
            pass.notePlacement(space.origin() + step.end(), space.offset() + end);
        }
    }

    // What begins here.

    private void begin(int index, Step step) {
        double at = offset(step);
        Part part = step.first();
        if (isSeparated && BreakRules.isForced(BreakValues.between(previous, part, pass))) {
            end += LeadingMargin.behind(previous, step, pass.flow(), contentInline);
            stop(Ending.FORCED_BREAK, true);
            return;
        }
        if (pass.isDecided(whole, index)) {
            stop(Ending.SOFT_BREAK, false);
            return;
        }
        BreakAppeal before = appealBefore(part, at);
        boolean mustStay = space.offset() + at <= BreakSpace.TOLERANCE;
        pass.forgetInner();
        StepOutcome outcome = steps.layOut(step, null, at);
        if (pass.isAbandoned()) {
            return;
        }
        if (!staysHere(outcome, at, before, mustStay)) {
            boolean isLate = part.kind() == Kind.LINE && leavesWidows(index);
            if (!isLate && pass.breaksAt(before)) {
                appeal = before;
                stop(Ending.SOFT_BREAK, false);
            }
            return;
        }
        pass.notePassed(whole, index, mustStay ? null : before);
        pass.notePlacement(space.origin() + step.start(), space.offset() + at);
        placeLoose(at - step.start());
        place(outcome, at);
        isSeparated = true;
        previous = part;
        linesHere += part.kind() == Kind.LINE ? 1 : 0;
        pass.notePlacement(space.origin() + step.end(), space.offset() + at + outcome.size());
        end = at + outcome.size();
        shift = end - step.end();
        if (outcome.rest() != null) {
            keepOpen(index, outcome.rest(), besideAppeal(outcome));
        }
        if (outcome.isUnfinished()) {
            next++;
            stop(outcome);
        }
    }

    /**
     * Whether a break before a line leaves too few lines for the next fragmentainer, and earlier
     * lines can go with them. As in Chromium, widows yield to orphans.
     */
    private boolean leavesWidows(int index) {
        int missing =
                whole.box().style().get(WIDOWS)
                        - content.linesFrom(index, whole.box().style().get(WIDOWS));
        int left = linesHere - missing;
        boolean canYield = missing > 0 && left > 0 && left >= whole.box().style().get(ORPHANS);
        return canYield && pass.breaksEarlier(whole, content.lineBefore(index, missing));
    }

    /** Whether what was laid out at {@code at} may stay there, rather than move on as a whole. */
    private boolean staysHere(
            StepOutcome outcome, double at, BreakAppeal before, boolean mustStay) {
        if (mustStay
                || outcome.ending() == Ending.FORCED_BREAK
                || outcome.ending() == Ending.SPANNER) {
            return true;
        }
        if (outcome.isUnfinished()) {
            return outcome.appeal().isAtLeast(before) && pass.isBest(outcome.appeal());
        }
        if (space.fits(at + outcome.size())) {
            return true;
        }
        pass.noteShortage(space.offset() + at + outcome.size() - space.size());
        return false;
    }

    /** Where a step that has not begun would start in this piece. */
    private double offset(Step step) {
        Double moved = shift;
        BoxFragment box = step.first().box();
        double at = 0;
        if (moved != null) {
            at = step.start() + moved;
        } else if (box != null && token != null && token.keepsMargin()) {
            at = LeadingMargin.of(box.box(), pass.flow(), contentInline);
        }
        boolean clears = box != null && box.box().style().get(CLEAR) != Clear.NONE;
        return clears && token != null ? Math.max(at, floatsEnd) : at;
    }

    private BreakAppeal appealBefore(Part part, double at) {
        if (!isSeparated) {
            // Floats may keep the first line away from the edge, and a break can be in the gap.
            boolean isPushed = part.kind() == Kind.LINE && at > contentStart + BreakSpace.TOLERANCE;
            return isPushed ? BreakAppeal.PERFECT : BreakAppeal.LAST_RESORT;
        }
        if (BreakRules.isAvoid(BreakValues.between(previous, part, pass))) {
            return BreakAppeal.VIOLATES_AVOID;
        }
        if (part.kind() == Kind.LINE && previous != null && previous.kind() == Kind.LINE) {
            return linesHere >= whole.box().style().get(ORPHANS)
                    ? BreakAppeal.PERFECT
                    : BreakAppeal.VIOLATES_ORPHANS_AND_WIDOWS;
        }
        return BreakAppeal.PERFECT;
    }

    /** The appeal of a break inside a step that has ended, so that only its overflow goes on. */
    private static BreakAppeal besideAppeal(StepOutcome outcome) {
        return outcome.isUnfinished() ? BreakAppeal.PERFECT : outcome.appeal();
    }

    private void stop(Ending why, boolean keeps) {
        isStopped = true;
        ending = why;
        keepsMargin = keeps;
        next = loose.isEmpty() ? next : loose.get(0);
    }

    /** Stops inside a step. */
    private void stop(StepOutcome outcome) {
        isStopped = true;
        ending = outcome.ending();
        spanner = outcome.spanner();
        appeal = outcome.appeal();
    }

    /** Columns end before a spanner, once what goes on beside the flow has ended, too. */
    private void meetSpanner(Part placeholder) {
        if (pass.hasOpenFlows()) {
            stop(Ending.SOFT_BREAK, true);
            return;
        }
        BoxFragment box = placeholder.box();
        spanner = box == null ? null : box.box();
        double at = shift == null ? 0 : placeholder.start() + shift;
        end = Math.max(end, at);
        stop(Ending.SPANNER, true);
        next++;
    }

    /** Keeps a step open that the flow does not wait for; a bad break in it is one all the same. */
    private void keepOpen(int index, BreakToken rest, BreakAppeal inside) {
        besideAppeal = besideAppeal.atMost(inside);
        keepOpen(index, rest);
    }

    private void keepOpen(int index, BreakToken rest) {
        open.put(index, rest);
        pass.noteOpenFlow();
    }

    private void placeLoose(double moved) {
        for (int index : loose) {
            Part part = content.steps().get(index).first();
            parts.add(part, null, part.start() + moved);
        }
        loose.clear();
    }

    private void place(StepOutcome outcome, double at) {
        for (StepOutcome.PartPiece placed : outcome.pieces()) {
            Piece piece = placed.piece();
            parts.add(placed.part(), piece, at + placed.offset());
            Double baseline = placed.part().baseline();
            if (baseline != null) {
                out.addBaseline(baseline - placed.part().start() + at);
            } else if (piece != null) {
                out.addBaselines(piece.fragment(), at + placed.offset());
            }
            if (piece != null && !FlowRoots.isRoot(piece.fragment().box(), pass.flow())) {
                noteFloats(piece, at + placed.offset());
            }
        }
    }

    // Floats and positioned boxes.

    private void beginFloat(int index, Step step) {
        Part part = step.first();
        BoxFragment box = part.box();
        if (box == null) {
            return;
        }
        double at = shift == null ? floatMargin(box) : part.start() + shift;
        placeBeside(index, part, null, at);
    }

    private double floatMargin(BoxFragment box) {
        return BoxEdges.margin(box.box(), AvailableSize.definite(contentInline), pass.flow())
                .blockStart();
    }

    /** Places a box that the flow does not wait for. */
    private void placeBeside(int index, Part part, @Nullable BreakToken from, double at) {
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
        if (!hasPlace && (!fits || piece.appeal() != BreakAppeal.PERFECT)) {
            keepOpen(index, BreakToken.before(isFloat ? margin : Math.max(0, at - space.room())));
            floatsGoOn |= isFloat;
            return;
        }
        parts.add(part, piece, at);
        if (piece.rest() != null) {
            keepOpen(index, piece.rest(), isFloat ? piece.appeal() : BreakAppeal.PERFECT);
        }
        if (isFloat) {
            floatsEnd = Math.max(floatsEnd, at + piece.blockSize());
            floatsGoOn |= piece.isUnfinished();
        }
    }

    private void noteFloats(Piece piece, double at) {
        floatsEnd = Math.max(floatsEnd, at + piece.floatsEnd());
        floatsGoOn |= piece.floatsGoOn();
    }

    // The end.

    /** Decides how high the piece is, and where the box goes on. */
    private final class PieceEnd {
        private double size;
        private boolean isEnded;
        private @Nullable Double remaining;

        private Piece finish() {
            decideSize();
            placePositioned();
            placeLoose(shift == null ? 0 : shift);
            if (steps.isRow()) {
                out.stretchCells(size);
            }
            boolean goesOn = isStopped || remaining != null || !open.isEmpty();
            BreakToken rest =
                    goesOn
                            ? new BreakToken(
                                    true,
                                    consumed + size,
                                    isEnded,
                                    remaining,
                                    next,
                                    keepsMargin,
                                    open,
                                    0,
                                    null)
                            : null;
            return new Piece(
                    out.build(size),
                    size,
                    rest,
                    rest == null ? Ending.COMPLETE : isStopped ? ending : Ending.SOFT_BREAK,
                    spanner,
                    appeal.atMost(besideAppeal),
                    isRoot ? Double.NEGATIVE_INFINITY : floatsEnd,
                    !isRoot && floatsGoOn);
        }

        private void decideSize() {
            BlockExtent extent = extent();
            double room = Math.max(0, space.room());
            if (token != null && token.isEnded()) {
                isEnded = true;
                return;
            }
            boolean waitsForFloats = isRoot && floatsGoOn && !extent.isFixed() && !isStopped;
            if (isStopped || waitsForFloats) {
                double left = extent.isFixed() ? extent.whole() - consumed : Double.MAX_VALUE;
                double reached = isRoot ? Math.max(end, floatsEnd) : end;
                double wanted =
                        ending == Ending.SPANNER || Double.isInfinite(room) ? reached : room;
                size = Math.max(0, Math.min(left, wanted));
                isEnded = ending != Ending.SPANNER && left <= wanted + BreakSpace.TOLERANCE;
                if (waitsForFloats) {
                    boolean isEmpty = !isSeparated && Double.isInfinite(floatsEnd);
                    appeal = isEmpty ? BreakAppeal.LAST_RESORT : appeal;
                    isStopped = true;
                    ending = Ending.SOFT_BREAK;
                }
                return;
            }
            double contentEnd = isRoot ? Math.max(end, floatsEnd) : end;
            Double known = token == null ? null : token.remaining();
            double left =
                    Math.max(0, known == null ? extent.remaining(consumed, contentEnd) : known);
            if (space.fits(left) || room + BreakSpace.TOLERANCE >= left) {
                size = left;
                isEnded = true;
                return;
            }
            // There is no break point in the padding behind the content, nor before it.
            double margin = isRoot ? extent.trailingMargin() : 0;
            if (space.fits(left - margin)) {
                // The margin before a break is truncated.
                size = room;
                isEnded = true;
                return;
            }
            TrailingEdge edge =
                    TrailingEdge.of(whole.box(), left, extent.edges(), previous, end, contentStart);
            boolean isStart = room <= BreakSpace.TOLERANCE && !isSeparated;
            if (isStart || (edge.begins(room) && edge.isKept())) {
                appeal = BreakAppeal.LAST_RESORT;
            }
            pass.noteShortage(left - room);
            size = edge.begins(room) && edge.hasContent() ? edge.start() : room;
            remaining = left - size;
        }

        private BlockExtent extent() {
            double contentEnd = content.flowEnd();
            if (isRoot) {
                contentEnd = Math.max(contentEnd, content.floatsEnd(pass::content));
            }
            Box box = whole.box();
            boolean isImposed = steps.isRow() || box instanceof FlexBox || box instanceof GridBox;
            double block = pass.flow().toLogical(whole.size()).block();
            return BlockExtent.of(whole, block, contentEnd, space.containerInline(), isImposed);
        }

        /**
         * Boxes that are positioned by the start of this box lie in the piece that has that place.
         */
        private void placePositioned() {
            boolean isLast = !isStopped && remaining == null;
            for (int i : content.positioned()) {
                Step step = content.steps().get(i);
                if (open.containsKey(i) || (token != null && token.open().containsKey(i))) {
                    continue;
                }
                double at = step.start() - consumed;
                boolean isBefore = token != null && at < -BreakSpace.TOLERANCE;
                boolean isBehind = !isLast && at >= size - BreakSpace.TOLERANCE;
                if (!isBefore && !isBehind && !(token != null && token.isEnded())) {
                    placeBeside(i, step.first(), null, at);
                }
            }
        }
    }
}
