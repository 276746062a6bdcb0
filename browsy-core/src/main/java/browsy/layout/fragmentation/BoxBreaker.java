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
    private final boolean hasEdgeAtEnd;
    private final PieceBuilder out;
    private final PartPlacer parts;
    private final StepBreaker steps;
    private final BreakPoints points;
    private final ParallelFlows flows;
    private final LineTrim trim;
    private final List<Integer> loose = new ArrayList<>();

    private @Nullable Double shift; // of content that has not begun; null before it is known
    private double end;
    private int next;
    private @Nullable Stop stop;
    private double stoppedAt = Double.POSITIVE_INFINITY; // the step to come; infinite inside one

    /**
     * Why the content in flow goes on in the next fragmentainer.
     *
     * @param keepsMargin whether the margin of what comes next stays
     * @param spanner the spanner that stopped it; null for other endings
     * @param appeal how good the break is
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
        this.points = new BreakPoints(pass, whole, contentStart, contentInline, space);
        this.flows = new ParallelFlows(pass, space, parts, contentInline);
        this.trim = new LineTrim(whole.box(), pass.trim(), pass.flow());
    }

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
                case SPANNER -> meetSpanner(step.first());
                case LINE, BLOCK -> begin(next, step);
            }
            if (stop == null) {
                next++;
            }
        }
        Piece piece = pass.isAbandoned() ? null : finish();
        return piece == null || pass.isAbandoned() ? Piece.whole(whole, 0) : piece;
    }

    // What goes on from the fragmentainer before.

    private void resume(BreakToken from) {
        for (Map.Entry<Integer, BreakToken> entry : new TreeMap<>(from.open()).entrySet()) {
            Step step = content.steps().get(entry.getKey());
            BreakToken own = entry.getValue();
            if (step.isInFlow()) {
                resumeInFlow(entry.getKey(), step, own);
            } else {
                flows.place(entry.getKey(), step.first(), own, own.delay());
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
        flows.note(index, outcome);
        points.resume(from.isEnded() ? null : step);
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

    // What begins here.

    private void begin(int index, Step step) {
        double untrimmed = offset(step);
        stoppedAt = untrimmed;
        Part part = step.first();
        boolean isTaken =
                token != null && token.keepsMargin() && token.next() == index && shift == null;
        if (!isTaken && points.isForcedBefore(step)) {
            end +=
                    step.isRow()
                            ? 0
                            : LeadingMargin.behind(
                                    points.previous(), step, pass.flow(), contentInline);
            stop(Ending.FORCED_BREAK, true, BreakAppeal.PERFECT);
            return;
        }
        if (pass.isDecided(whole, index)) {
            stop(Ending.SOFT_BREAK, false, BreakAppeal.PERFECT);
            return;
        }
        BreakAppeal before = points.appealBefore(step, untrimmed);
        boolean mustStay = space.offset() + untrimmed <= BreakSpace.TOLERANCE;
        double at = untrimmed - (mustStay ? trim.start(part) : 0);
        pass.forgetInner();
        StepOutcome outcome = trimmed(steps.layOut(step, null, at), part, at);
        if (pass.isAbandoned()) {
            return;
        }
        if (!staysHere(step, outcome, at, before, mustStay)) {
            boolean isLate = part.kind() == Kind.LINE && points.leavesWidows(index);
            if (!isLate && pass.breaksAt(before)) {
                stop(Ending.SOFT_BREAK, false, before);
            }
            return;
        }
        pass.notePassed(whole, index, mustStay ? null : before);
        pass.notePlacement(space.origin() + step.start(), space.offset() + at);
        placeLoose(at - step.start());
        place(outcome, at);
        points.pass(step);
        pass.notePlacement(space.origin() + step.end(), space.offset() + at + outcome.size());
        end = at + outcome.size();
        shift = end - step.end();
        flows.note(index, outcome);
        if (outcome.isUnfinished()) {
            next++;
            stopInside(outcome);
        }
    }

    /** The last line of a fragmentainer needs no room for what trimming takes of its end. */
    private StepOutcome trimmed(StepOutcome outcome, Part part, double at) {
        double taken = space.fits(at + outcome.size()) ? 0 : trim.end(part);
        boolean helps = taken != 0 && space.fits(at + outcome.size() - taken);
        return helps ? outcome.shortenedBy(taken) : outcome;
    }

    /** Whether what was laid out at {@code at} may stay there, rather than move on as a whole. */
    private boolean staysHere(
            Step step, StepOutcome outcome, double at, BreakAppeal before, boolean mustStay) {
        if (mustStay
                || outcome.ending() == Ending.FORCED_BREAK
                || outcome.ending() == Ending.SPANNER) {
            return true;
        }
        // Items may go on beyond their row, but they too may ask for it to move.
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

    /** Where a step that has not begun would start in this piece. */
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

    private void beginFloat(int index, Part part) {
        BoxFragment box = part.box();
        if (box != null) {
            double at = shift == null ? flows.floatMargin(box) : part.start() + shift;
            flows.place(index, part, null, at);
        }
    }

    /** Stops before a step. */
    private void stop(Ending why, boolean keepsMargin, BreakAppeal appeal) {
        stop = new Stop(why, keepsMargin, null, appeal);
        next = loose.isEmpty() ? next : loose.get(0);
    }

    private void stopInside(StepOutcome outcome) {
        stoppedAt = Double.POSITIVE_INFINITY;
        stop = new Stop(outcome.ending(), false, outcome.spanner(), outcome.appeal());
    }

    /** Columns end before a spanner, once what goes on beside the flow has ended, too. */
    private void meetSpanner(Part placeholder) {
        if (pass.hasOpenFlows()) {
            stop(Ending.SOFT_BREAK, true, BreakAppeal.PERFECT);
            return;
        }
        BoxFragment box = placeholder.box();
        double at = shift == null ? 0 : placeholder.start() + shift;
        // The margin before it ends a box that would hold it; any other loses it at the break.
        if (isRoot || hasEdgeAtEnd) {
            end = Math.max(end, at);
        }
        stop = new Stop(Ending.SPANNER, true, box == null ? null : box.box(), BreakAppeal.PERFECT);
        next = loose.isEmpty() ? next + 1 : loose.get(0) + 1;
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
                flows.noteFloats(piece, at + placed.offset());
            }
        }
    }

    // The end.

    private Piece finish() {
        PieceExtent extent = extent();
        Stop stopped = stop;
        placePositioned(extent);
        placeLoose(shift == null ? 0 : shift);
        if (steps.isRow()) {
            out.stretchCells(extent.size());
        }
        boolean goesOn = stopped != null || extent.remaining() != null || !flows.open().isEmpty();
        BreakToken rest =
                goesOn
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

    /** Decides how high the piece is. */
    private PieceExtent extent() {
        if (token != null && token.isEnded()) {
            return PieceExtent.NOTHING;
        }
        BlockExtent extent = wholeExtent();
        double contentEnd = isRoot ? Math.max(end, flows.floatsEnd()) : end;
        if (stop == null && isRoot && flows.floatsGoOn() && !extent.isFixed()) {
            waitForFloats();
        }
        Stop stopped = stop;
        if (stopped != null) {
            boolean isAtSpanner = stopped.ending() == Ending.SPANNER;
            boolean isStrip = !isAtSpanner && Double.isInfinite(space.room());
            boolean keepsSize = extent.isFixed() || (isStrip && whole.box() instanceof GridBox);
            double left = keepsSize ? extent.whole() - consumed : Double.MAX_VALUE;
            double wanted = Math.max(0, space.room());
            if (isAtSpanner) {
                wanted = contentEnd;
            } else if (isStrip) {
                wanted = inStrip(left, contentEnd, extent);
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
        Double known = token == null ? null : token.remaining();
        double left = Math.max(0, known == null ? extent.remaining(consumed, contentEnd) : known);
        PieceExtent atEnd =
                PieceExtent.of(
                        whole.box(),
                        left,
                        extent.edges().blockEnd(),
                        contentStart,
                        contentEnd,
                        !points.isSeparated(),
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
     * How high the piece before a forced break is where the fragmentainer has no size yet. NB: what
     * comes behind the break counts differently with each layout model, as in Chromium.
     *
     * @param left what is left of a box that keeps its size
     */
    private double inStrip(double left, double contentEnd, BlockExtent extent) {
        Box box = whole.box();
        if (extent.isFixed() || box instanceof GridBox) {
            return left;
        }
        boolean countsEdge = box instanceof FlexBox || box instanceof TableBox;
        return countsEdge ? contentEnd + extent.edges().blockEnd() : contentEnd;
    }

    /** Floats belong into the box that their formatting context is of. */
    private void waitForFloats() {
        boolean isEmpty = !points.isSeparated() && Double.isInfinite(flows.floatsEnd());
        stop =
                new Stop(
                        Ending.SOFT_BREAK,
                        false,
                        null,
                        isEmpty ? BreakAppeal.LAST_RESORT : BreakAppeal.PERFECT);
    }

    private BlockExtent wholeExtent() {
        double contentEnd = content.flowEnd();
        if (isRoot) {
            contentEnd = Math.max(contentEnd, content.floatsEnd(pass::content));
        }
        Hold hold = steps.isRow() ? Hold.MUTUAL : space.hold();
        double block = pass.flow().toLogical(whole.size()).block();
        return BlockExtent.of(whole, block, contentEnd, space.containerInline(), hold);
    }

    /** Boxes that are positioned by the start of this box lie in the piece that has that place. */
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
