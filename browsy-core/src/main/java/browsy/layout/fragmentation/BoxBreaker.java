package browsy.layout.fragmentation;

import static browsy.style.property.BoxProperties.CLEAR;

import browsy.css.value.box.Clear;
import browsy.layout.box.Box;
import browsy.layout.box.FlexBox;
import browsy.layout.box.GridBox;
import browsy.layout.box.TableBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.FlowRoots;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.RowExtent.Hold;
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
 * Creates the piece of one box in one fragmentainer, from the unbroken box and the break token of
 * the piece before.
 *
 * <p>It first resumes the steps that the token holds open, then lays out the steps that have not
 * begun, until one does not fit, a forced break or a spanner stops it, or none is left. Last it
 * computes the block size of the piece and the token for the next one. If the pass is abandoned
 * because a better break point was passed, the piece is meaningless.
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
    private final boolean hasEdgeAtEnd;
    private final PieceBuilder out;
    private final PartPlacer parts;
    private final StepBreaker steps;
    private final BreakPoints breakPoints;
    private final ParallelFlows flows;
    private final LineTrim trim;

    /** The indices of loose parts, which are placed with the next in-flow step. */
    private final List<Integer> loose = new ArrayList<>();

    /**
     * The distance from the offset of a step in the unbroken box to its offset in this piece, for
     * steps that begin in it; null before it is known.
     */
    private @Nullable Double shift;

    private double end;
    private int next;
    private @Nullable Stop stop;

    /** The offset of the step at which the content stops; infinite if it stops inside a step. */
    private double stoppedAt = Double.POSITIVE_INFINITY;

    /**
     * The point where the in-flow content of this piece stops.
     *
     * @param ending the reason
     * @param keepsMargin whether the margin of the next step is kept in the next piece
     * @param spanner the column spanner that stops the content; null for other reasons
     * @param appeal the appeal of the break
     */
    private record Stop(
            Ending ending, boolean keepsMargin, @Nullable Box spanner, BreakAppeal appeal) {}

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
        this.hasEdgeAtEnd = edges.blockEnd() > 0;
        pass.noteUnbreakable(contentStart);
        pass.noteUnbreakable(edges.blockEnd());
        this.steps = new StepBreaker(pass, whole, space, contentInline);
        this.breakPoints = new BreakPoints(pass, whole, contentStart, contentInline, space);
        this.flows = new ParallelFlows(pass, space, parts, contentInline);
        this.trim = new LineTrim(whole.box(), pass.trim(), pass.flow());
    }

    /** Creates the piece. The result is an unbroken piece without size if the pass is abandoned. */
    Piece run() {
        if (token != null) {
            resume(token);
        }
        while (stop == null && !pass.isAbandoned() && next < content.steps().size()) {
            Step step = content.steps().get(next);
            switch (step.first().kind()) {
                case LOOSE -> loose.add(next);
                case FLOAT -> beginFloat(next, step.first());
                case POSITIONED -> {}
                case SPANNER -> stopAtSpanner(step.first());
                case LINE, BLOCK -> begin(next, step);
            }
            if (stop == null) {
                next++;
            }
        }
        Piece piece = pass.isAbandoned() ? null : finish();
        return piece == null || pass.isAbandoned() ? Piece.whole(whole, 0) : piece;
    }

    // Resuming of steps that an earlier fragmentainer has begun.

    /** Resumes the steps that the token of the previous piece holds open. */
    private void resume(BreakToken from) {
        for (Map.Entry<Integer, BreakToken> entry : new TreeMap<>(from.open()).entrySet()) {
            Step step = content.steps().get(entry.getKey());
            BreakToken stepToken = entry.getValue();
            if (step.isInFlow()) {
                resumeInFlow(entry.getKey(), step, stepToken);
            } else {
                flows.place(entry.getKey(), step.first(), stepToken, stepToken.delay());
            }
            if (pass.isAbandoned()) {
                return;
            }
        }
    }

    /**
     * Resumes an in-flow step. Its end determines the offset of the steps after it, unless only its
     * overflow continues.
     */
    private void resumeInFlow(int index, Step step, BreakToken from) {
        StepOutcome outcome = steps.layOut(step, from, 0);
        if (pass.isAbandoned()) {
            return;
        }
        place(outcome, 0);
        flows.note(index, outcome);
        breakPoints.resume(from.isEnded() ? null : step);
        if (from.isEnded()) {
            return;
        }
        end = outcome.size();
        if (outcome.isUnfinished()) {
            stopInside(outcome);
        } else {
            shift = end - step.end();
            pass.notePlacement(space.origin() + step.end(), space.offset() + end);
        }
    }

    // Steps that begin in this piece.

    /**
     * Lays out an in-flow step that begins in this piece, or stops before it. It stops at a forced
     * break, at a break that an earlier attempt decided on, or if the step does not fit or would
     * break worse inside than before it. If breaking here would leave too few lines for the next
     * fragmentainer, or a better break point has been passed, the attempt is abandoned instead.
     */
    private void begin(int index, Step step) {
        double untrimmed = offset(step);
        stoppedAt = untrimmed;
        Part part = step.first();
        // A forced break before the step, unless the previous piece has already ended at it.
        boolean isBreakTaken =
                token != null && token.keepsMargin() && token.next() == index && shift == null;
        if (!isBreakTaken && breakPoints.isForcedBefore(step)) {
            end +=
                    step.isRow()
                            ? 0
                            : LeadingMargin.trailing(
                                    breakPoints.previous(), step, pass.flow(), contentInline);
            stop(Ending.FORCED_BREAK, true, BreakAppeal.PERFECT);
            return;
        }
        // The break that an earlier attempt decided on.
        if (pass.isDecided(whole, index)) {
            stop(Ending.SOFT_BREAK, false, BreakAppeal.PERFECT);
            return;
        }
        // Lay the step out. At the start of a fragmentainer it must stay, to make progress.
        BreakAppeal before = breakPoints.appealBefore(step, untrimmed);
        boolean mustStay = space.offset() + untrimmed <= BreakSpace.TOLERANCE;
        double at = untrimmed - (mustStay ? trim.start(part) : 0);
        pass.forgetInner();
        StepOutcome outcome = trimmed(steps.layOut(step, null, at), part, at);
        if (pass.isAbandoned()) {
            return;
        }
        // Move the step to the next fragmentainer, or abandon the attempt for a better break.
        if (!staysHere(step, outcome, at, before, mustStay)) {
            boolean breaksTooLate = part.kind() == Kind.LINE && breakPoints.leavesWidows(index);
            if (!breaksTooLate && pass.breaksAt(before)) {
                stop(Ending.SOFT_BREAK, false, before);
            }
            return;
        }
        // Keep the step in this piece.
        pass.notePassed(whole, index, mustStay ? null : before);
        pass.notePlacement(space.origin() + step.start(), space.offset() + at);
        placeLoose(at - step.start());
        place(outcome, at);
        breakPoints.pass(step);
        pass.notePlacement(space.origin() + step.end(), space.offset() + at + outcome.size());
        end = at + outcome.size();
        shift = end - step.end();
        flows.note(index, outcome);
        if (outcome.isUnfinished()) {
            next++;
            stopInside(outcome);
        }
    }

    /**
     * Returns the outcome without the block-end trim of its line if the line fits only then, which
     * makes it the last one of the fragmentainer.
     */
    private StepOutcome trimmed(StepOutcome outcome, Part part, double at) {
        double taken = space.fits(at + outcome.size()) ? 0 : trim.end(part);
        boolean helps = taken != 0 && space.fits(at + outcome.size() - taken);
        return helps ? outcome.shortenedBy(taken) : outcome;
    }

    /**
     * Whether a step that was laid out at the offset {@code at} stays in this piece, and does not
     * move to the next one as a whole.
     */
    private boolean staysHere(
            Step step, StepOutcome outcome, double at, BreakAppeal before, boolean mustStay) {
        if (mustStay
                || outcome.ending() == Ending.FORCED_BREAK
                || outcome.ending() == Ending.SPANNER) {
            return true;
        }
        // Items may extend beyond their row, but a bad break in one moves the row nevertheless.
        boolean isBad = step.isRow() && outcome.appeal() != BreakAppeal.PERFECT;
        if (isBad && outcome.rest() == null) {
            return false;
        }
        if (outcome.isUnfinished() || isBad) {
            return outcome.appeal().isAtLeast(before) && pass.isBest(outcome.appeal());
        }
        if (space.fits(at + outcome.size())) {
            return true;
        }
        pass.noteShortage(space.offset() + at + outcome.size() - space.size());
        return false;
    }

    /** The offset in this piece at which a step would begin, in CSS px. */
    private double offset(Step step) {
        Double moved = shift;
        BoxFragment box = step.first().box();
        double at = 0;
        if (moved != null) {
            at = step.start() + moved;
        } else if (box != null && !step.isRow() && token != null && token.keepsMargin()) {
            at = LeadingMargin.of(box.box(), pass.flow(), contentInline);
        }
        boolean clears = box != null && box.box().style().get(CLEAR) != Clear.NONE;
        return clears && token != null ? Math.max(at, flows.floatsEnd()) : at;
    }

    /** Begins a float, in this piece or in the next one. */
    private void beginFloat(int index, Part part) {
        BoxFragment box = part.box();
        if (box != null) {
            double at = shift == null ? flows.floatMargin(box) : part.start() + shift;
            flows.place(index, part, null, at);
        }
    }

    /** Stops before the next step. Loose parts that wait for it move with it. */
    private void stop(Ending why, boolean keepsMargin, BreakAppeal appeal) {
        stop = new Stop(why, keepsMargin, null, appeal);
        next = loose.isEmpty() ? next : loose.get(0);
    }

    /** Stops inside the step that was just laid out. */
    private void stopInside(StepOutcome outcome) {
        stoppedAt = Double.POSITIVE_INFINITY;
        stop = new Stop(outcome.ending(), false, outcome.spanner(), outcome.appeal());
    }

    /**
     * Stops at a column spanner. While floats or other parallel flows are unfinished, a soft break
     * comes first, so that the columns hold them before the spanner.
     */
    private void stopAtSpanner(Part placeholder) {
        if (pass.hasOpenFlows()) {
            stop(Ending.SOFT_BREAK, true, BreakAppeal.PERFECT);
            return;
        }
        BoxFragment box = placeholder.box();
        double at = shift == null ? 0 : placeholder.start() + shift;
        // A root, or a box with a block-end edge, contains the margin before the spanner.
        // In any other box the break truncates that margin.
        if (isRoot || hasEdgeAtEnd) {
            end = Math.max(end, at);
        }
        stop = new Stop(Ending.SPANNER, true, box == null ? null : box.box(), BreakAppeal.PERFECT);
        next = loose.isEmpty() ? next + 1 : loose.get(0) + 1;
    }

    /** Places the loose parts that wait for the current step, shifted by {@code moved} px. */
    private void placeLoose(double moved) {
        for (int index : loose) {
            Part part = content.steps().get(index).first();
            parts.add(part, null, part.start() + moved);
        }
        loose.clear();
    }

    /** Adds the pieces of a step, with their baselines and floats. */
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
                flows.noteFloats(piece, at + placed.offset());
            }
        }
    }

    // The end of the piece.

    /**
     * Computes the extent of the piece, places positioned and remaining loose parts, and creates
     * the break token for the next piece if anything continues.
     */
    private Piece finish() {
        PieceExtent extent = extent();
        Stop stopped = stop;
        placePositioned(extent);
        placeLoose(shift == null ? 0 : shift);
        if (steps.isRow()) {
            out.stretchCells(extent.size());
        }
        boolean isContinued =
                stopped != null || extent.remaining() != null || !flows.open().isEmpty();
        BreakToken rest =
                isContinued
                        ? new BreakToken(
                                true,
                                consumed + extent.size(),
                                extent.isEnded(),
                                extent.remaining(),
                                next,
                                stopped != null && stopped.keepsMargin(),
                                flows.open(),
                                0,
                                null)
                        : null;
        BreakAppeal appeal = extent.appeal().atMost(flows.appeal());
        Ending ending = rest == null ? Ending.COMPLETE : Ending.SOFT_BREAK;
        return new Piece(
                out.build(extent.size()),
                extent.size(),
                rest,
                stopped == null ? ending : stopped.ending(),
                stopped == null ? null : stopped.spanner(),
                stopped == null ? appeal : appeal.atMost(stopped.appeal()),
                isRoot ? Double.NEGATIVE_INFINITY : flows.floatsEnd(),
                !isRoot && flows.floatsGoOn());
    }

    /** Computes the block size of the piece, and the rest of the box for later pieces. */
    private PieceExtent extent() {
        if (token != null && token.isEnded()) {
            return PieceExtent.NOTHING;
        }
        BlockExtent extent = wholeExtent();
        double contentEnd = isRoot ? Math.max(end, flows.floatsEnd()) : end;
        if (stop == null && isRoot && flows.floatsGoOn() && !extent.isFixed()) {
            waitForFloats();
        }
        return stop == null
                ? extentAtEnd(extent, contentEnd)
                : extentAtStop(stop, extent, contentEnd);
    }

    /** The extent of a piece whose content continues in the next fragmentainer. */
    private PieceExtent extentAtStop(Stop stopped, BlockExtent extent, double contentEnd) {
        boolean isAtSpanner = stopped.ending() == Ending.SPANNER;
        boolean isUnbounded = !isAtSpanner && Double.isInfinite(space.room());
        boolean keepsSize = extent.isFixed() || (isUnbounded && whole.box() instanceof GridBox);
        double left = keepsSize ? extent.whole() - consumed : Double.MAX_VALUE;
        double wanted = Math.max(0, space.room());
        if (isAtSpanner) {
            wanted = contentEnd;
        } else if (isUnbounded) {
            wanted = sizeBeforeForcedBreak(left, contentEnd, extent);
        } else if (steps.isRowGroup()) {
            wanted = Math.min(wanted, stoppedAt);
        }
        return new PieceExtent(
                Math.max(0, Math.min(left, wanted)),
                !isAtSpanner && left <= wanted + BreakSpace.TOLERANCE,
                null,
                0,
                BreakAppeal.PERFECT);
    }

    /** The extent of a piece in which the content ends. */
    private PieceExtent extentAtEnd(BlockExtent extent, double contentEnd) {
        Double remaining = token == null ? null : token.remaining();
        double left =
                Math.max(0, remaining == null ? extent.remaining(consumed, contentEnd) : remaining);
        PieceExtent atEnd =
                PieceExtent.of(
                        whole.box(),
                        left,
                        extent.edges().blockEnd(),
                        contentStart,
                        contentEnd,
                        !breakPoints.isSeparated(),
                        isRoot || content.endsWithBlock() ? extent.trailingMargin() : 0,
                        isRoot,
                        space);
        if (!atEnd.isEnded()) {
            pass.noteShortage(atEnd.shortage());
            pass.breaksAt(atEnd.appeal());
        }
        return atEnd;
    }

    /**
     * The block size of a piece before a forced break while the fragmentainer has no size. As in
     * Chromium, it depends on the layout model whether content and edges after the break count.
     *
     * @param left the rest of a box that keeps its size, in CSS px
     */
    private double sizeBeforeForcedBreak(double left, double contentEnd, BlockExtent extent) {
        Box box = whole.box();
        if (extent.isFixed() || box instanceof GridBox) {
            return left;
        }
        boolean countsEdge = box instanceof FlexBox || box instanceof TableBox;
        return countsEdge ? contentEnd + extent.edges().blockEnd() : contentEnd;
    }

    /**
     * Stops the content because a float in it is unfinished: a block formatting context root
     * contains its floats, so it continues with them.
     */
    private void waitForFloats() {
        boolean isEmpty = !breakPoints.isSeparated() && Double.isInfinite(flows.floatsEnd());
        stop =
                new Stop(
                        Ending.SOFT_BREAK,
                        false,
                        null,
                        isEmpty ? BreakAppeal.LAST_RESORT : BreakAppeal.PERFECT);
    }

    /**
     * The extent of the whole box over all pieces. A block formatting context root contains its
     * floats.
     */
    private BlockExtent wholeExtent() {
        double contentEnd = content.flowEnd();
        if (isRoot) {
            contentEnd = Math.max(contentEnd, content.floatsEnd(pass::content));
        }
        Hold hold = steps.isRow() ? Hold.MUTUAL : space.hold();
        double block = pass.flow().toLogical(whole.size()).block();
        return BlockExtent.of(whole, block, contentEnd, space.containerInline(), hold);
    }

    /**
     * Places the absolutely positioned boxes whose static offset from the start of this box is in
     * this piece.
     */
    private void placePositioned(PieceExtent extent) {
        boolean isLast = stop == null && extent.remaining() == null;
        for (int i : content.positioned()) {
            Step step = content.steps().get(i);
            if (flows.open().containsKey(i) || (token != null && token.open().containsKey(i))) {
                continue;
            }
            double at = step.start() - consumed;
            boolean isBefore = token != null && at < -BreakSpace.TOLERANCE;
            boolean isBehind = !isLast && at >= extent.size() - BreakSpace.TOLERANCE;
            if (!isBefore && !isBehind && !(token != null && token.isEnded())) {
                flows.place(i, step.first(), null, at);
            }
        }
    }
}
