package browsy.layout.flow;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.floats.FloatSides;
import browsy.layout.flow.input.ChildInput;
import browsy.layout.flow.quirks.BlockQuirks;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;
import org.jspecify.annotations.Nullable;

/**
 * An in-flow block in its parent, both of the same formatting context. It starts behind the
 * collapsed margins before it and below the floats that it clears.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#block-formatting">CSS 2.2, 9.4.1</a>
 */
final class BlockChild {
    private final BlockPass parent;
    private final BlockProgress progress;
    private final Box box;
    private final LayoutInput input;
    private final double inlineSize;
    private final double lineOffset;
    private final LogicalEdges margins;

    // Where it may start, as known before its layout.

    /** The margins that adjoin at its start, its own included. */
    private MarginStrut strut = MarginStrut.EMPTY;

    /** The block end of the floats that it clears; -infinity without any. */
    private double clearance = Double.NEGATIVE_INFINITY;

    /** Whether it clears floats that adjoin the margins of its parent. */
    private boolean clearsAdjoining;

    /** Up to where floats are undone when it is laid out again. */
    private int mark;

    // What has come of it.

    private FlowResult.@Nullable Done result;
    private @Nullable Double offset;
    private boolean hasClearedMargins;

    /**
     * Measures a block along the inline axis.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#blockwidth">CSS 2.2, 10.3.3</a>
     */
    BlockChild(BlockPass parent, Box box) {
        this.parent = parent;
        this.progress = parent.progress;
        this.box = box;
        this.input = parent.inputOf(box);
        this.inlineSize =
                InlineSizing.borderBox(
                        box, ChildInput.justified(box, parent.box, input), parent.scope.context());
        double available = parent.geometry.contentInline();
        this.margins =
                InlineMargins.resolve(
                        box,
                        BoxEdges.margin(box, AvailableSize.definite(available), parent.box.flow()),
                        parent.box,
                        available,
                        () -> inlineSize);
        this.lineOffset = parent.geometry.lineOffsetOf(margins.inlineStart(), inlineSize);
    }

    /**
     * Lays the block out, once more for each offset that turns out different from the expected.
     *
     * @return false if the parent must be laid out again
     */
    boolean layOut() {
        FloatSides cleared = FloatSides.cleared(box.style(), parent.box.flow().direction());
        clearsAdjoining = !progress.isResolved() && parent.floats.areClearedBy(cleared);
        if (clearsAdjoining && !progress.resolveHere()) {
            return false;
        }
        strut = appendStart(progress.strut());
        clearance = parent.scope.floats().clearance(cleared);
        mark = parent.scope.floats().mark();
        Double forced =
                clearsAdjoining
                        ? Double.valueOf(BlockQuirks.offsetPastAdjoiningFloats(clearance))
                        : null;
        FlowResult outcome = run(strut, forced, false);
        // Two reruns at most. The first is forced to the offset that the pass found, so that floats
        // do not abort it any more. Only a margin that turns out not to collapse may do so: the
        // second is forced to the offset without it.
        while (outcome instanceof FlowResult.Aborted aborted) {
            parent.scope.floats().rollBack(mark);
            if (!resolveParent(aborted)) {
                return false;
            }
            outcome = run(strut, aborted.blockOffset(), aborted.keepsApart());
        }
        return finish((FlowResult.Done) outcome);
    }

    /** One pass over the block, at a forced offset or at the one that its margins lead to. */
    private FlowResult run(MarginStrut before, @Nullable Double forced, boolean keepsApart) {
        FlowConstraints around = parent.constraints;
        boolean inherits = forced == null && !progress.isResolved();
        boolean ownClearanceRules = clearance >= clearanceAround();
        return BlockLayout.block(
                parent.scope,
                box,
                new FlowConstraints(
                        parent.textTrimming.inputOf(box, input),
                        inlineSize,
                        lineOffset,
                        progress.nextOffset(),
                        before,
                        inherits ? around.forcedOffset() : forced,
                        inherits ? around.keepsApart() : keepsApart,
                        Math.max(clearance, clearanceAround()),
                        ownClearanceRules,
                        parent.floats.adjoining(),
                        ownClearanceRules
                                ? AdjoiningFloats.Placed.NONE
                                : parent.floats.insideClearing(),
                        parent.marginTrimming.dropsAfter(box)));
    }

    /** Where clearance of blocks around it lets the block start at the earliest. */
    private double clearanceAround() {
        double around = parent.constraints.clearance();
        return progress.isResolved() ? BlockQuirks.clearanceOfContent(around) : around;
    }

    /** Resolves the parent's block offset with that of an aborted pass over the block. */
    private boolean resolveParent(FlowResult.Aborted aborted) {
        double at = aborted.blockOffset();
        if (aborted.keepsApart() && !progress.isResolved()) {
            progress.resolveApart(at);
            return false;
        }
        return aborted.decidedByClearance() && separatesMargins(at)
                ? progress.resolveHere()
                : progress.resolveAsChild(at, aborted.decidedByClearance());
    }

    /**
     * Resolves the block offset of the parent with that of the block, as the last pass left it, and
     * notes where the block lies.
     *
     * <p>Where margins collapse, the block offset of the block is that of its parent. Clearance
     * stands between the margins before the block and its own, which then collapse no longer.
     *
     * @return false if the parent must be laid out again
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#clearance">CSS 2.2, 9.5.2</a>
     */
    private boolean finish(FlowResult.Done done) {
        hasClearedMargins = done.isSelfCollapsing() && isMovedByClearance(done);
        boolean isCleared = hasClearedMargins || isSeparated(done);
        boolean isAtClearance = clearsAdjoining || isCleared && !progress.isResolved();
        boolean goesOn = isCleared ? progress.resolveHere() : resolveParent(done);
        if (!goesOn) {
            return false;
        }
        offset = done.isSelfCollapsing() ? behindMargins(done, isAtClearance) : done.blockOffset();
        result = settle(done);
        return true;
    }

    /** Resolves the parent's block offset with that of the block, if this is resolved. */
    private boolean resolveParent(FlowResult.Done done) {
        Double at = done.blockOffset();
        return at == null || progress.resolveAsChild(at, done.decidedByClearance());
    }

    /** Margins that collapse through the block would leave it above the floats that it clears. */
    private boolean isMovedByClearance(FlowResult.Done done) {
        double origin =
                BlockQuirks.measuresClearanceFromParent(progress.position() != 0)
                        ? progress.offsetOrOrigin()
                        : progress.nextOffset();
        return clearsAdjoining || origin + done.endStrut().sum() < clearance;
    }

    /** Whether clearance separates the margins of a block that these do not collapse through. */
    private boolean isSeparated(FlowResult.Done done) {
        Double at = done.blockOffset();
        return at != null && (clearsAdjoining || done.decidedByClearance() && separatesMargins(at));
    }

    /** Where a self-collapsing block lies; null while that of its parent is not resolved. */
    private @Nullable Double behindMargins(FlowResult.Done done, boolean isAtClearance) {
        if (!progress.isResolved()) {
            return null;
        }
        double lowest = Math.max(clearance, clearanceAround());
        return isAtClearance
                ? clearance
                : Math.max(progress.nextOffset() + done.endStrut().sum(), lowest);
    }

    /**
     * Whether clearance that decided the block offset separates the margins: that of the block
     * does, and that of a block around the parent, but the parent's own moves both.
     */
    private boolean separatesMargins(double at) {
        return clearance >= at || !parent.constraints.ownClearanceRules();
    }

    /**
     * Lays a self-collapsing block out once more if its floats do not lie where it does, or
     * clearance has separated its margins from those before it.
     */
    private FlowResult.Done settle(FlowResult.Done done) {
        MarginStrut own = hasClearedMargins ? appendStart(MarginStrut.EMPTY) : strut;
        boolean isMisplaced = done.isSelfCollapsing() && !done.floats().isPlacedFor(offset);
        if (offset != null && (isMisplaced || hasClearedMargins && !own.equals(strut))) {
            parent.scope.floats().rollBack(mark);
            // A block through which margins collapse resolves nothing, so that it is not aborted.
            return (FlowResult.Done) run(own, offset, false);
        }
        if (!progress.isResolved()) {
            parent.floats.add(done.floats());
        }
        return done;
    }

    // The outcome.

    double inlineSize() {
        return inlineSize;
    }

    /** The line-left border edge in the formatting context. */
    double lineOffset() {
        return lineOffset;
    }

    LayoutResult layout() {
        return done().layout();
    }

    /** The block-start border edge in the parent. */
    double position() {
        return offset == null ? 0 : progress.positionOf(offset);
    }

    boolean isSelfCollapsing() {
        return done().isSelfCollapsing();
    }

    /** Whether clearance moves the margins that collapse through the block. */
    boolean hasClearedMargins() {
        return hasClearedMargins;
    }

    /**
     * Moves on to where the next child goes: below the border box of the block, or behind the
     * margins that collapse through it. Those that clearance moves start where it leads to.
     *
     * @param position the block-start border edge in the parent
     * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2, 8.3.1</a>
     */
    void advance(double position) {
        MarginStrut end = done().endStrut();
        double next = progress.position();
        if (!isSelfCollapsing()) {
            next = position + parent.box.flow().toLogical(layout().fragment().size()).block();
        } else if (hasClearedMargins) {
            next = position - end.sum();
        }
        progress.moveTo(next, appendEnd(end));
    }

    private FlowResult.Done done() {
        if (result == null) {
            throw new IllegalStateException("the block is not laid out");
        }
        return result;
    }

    private MarginStrut appendStart(MarginStrut before) {
        return before.append(margins.blockStart(), QuirksModeMargins.isStartByDefault(box));
    }

    private MarginStrut appendEnd(MarginStrut before) {
        boolean isDefault =
                QuirksModeMargins.isEndByDefault(box)
                        || BlockQuirks.takesEndForStart(
                                isSelfCollapsing(), QuirksModeMargins.isStartByDefault(box));
        return before.append(margins.blockEnd(), isDefault);
    }
}
