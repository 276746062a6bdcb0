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
 * Layout of an in-flow block-level child that belongs to the block formatting context of its
 * parent. The child starts below the collapsed margins before it and below the floats that it
 * clears.
 *
 * <p>The constructor computes the inline size and margins, {@link #layOut} lays the child out in
 * one to three passes and resolves the block offset of the parent, and {@link #advance} moves the
 * parent's progress behind the child.
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

    // The limits on the block offset, known before the layout of the child.

    /** The collapsing margins at the start of the child, including its own. */
    private MarginStrut strut = MarginStrut.EMPTY;

    /** The block end of the floats that the child clears; -infinity without any. */
    private double clearance = Double.NEGATIVE_INFINITY;

    /** Whether the child clears floats that adjoin the margins of its parent. */
    private boolean clearsAdjoining;

    /** The mark to which floats are rolled back before the child is laid out again. */
    private int mark;

    // The outcome.

    private FlowResult.@Nullable Done result;
    private @Nullable Double offset;
    private boolean hasClearedMargins;

    /**
     * Creates a child with its inline size and inline margins resolved.
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
                        inlineSize);
        this.lineOffset = parent.geometry.lineOffsetOf(margins.inlineStart(), inlineSize);
    }

    /**
     * Lays out the child, again for each block offset that differs from the expected one.
     *
     * @return false if the parent must be laid out again
     */
    boolean layOut() {
        FloatSides cleared = FloatSides.cleared(box.style(), parent.box.flow().direction());
        clearsAdjoining = !progress.isResolved() && parent.floats.areClearedBy(cleared);
        if (clearsAdjoining && !progress.resolveAtStrut()) {
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
        // There are at most two further passes. The first is forced to the offset that the aborted
        // pass found, so that floats cannot abort it again. Only a margin that turns out not to
        // collapse can: then the second is forced to the offset without this margin.
        while (outcome instanceof FlowResult.Aborted aborted) {
            parent.scope.floats().rollBack(mark);
            if (!resolveParent(aborted)) {
                return false;
            }
            outcome = run(strut, aborted.blockOffset(), aborted.excludesMargin());
        }
        return finish((FlowResult.Done) outcome);
    }

    /**
     * Runs one pass over the child.
     *
     * @param before the collapsing margins at its start, including its own
     * @param forced its block offset; null if its margins decide
     * @param excludesMargin whether the forced offset excludes a margin of a child that floats
     *     separate
     */
    private FlowResult run(MarginStrut before, @Nullable Double forced, boolean excludesMargin) {
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
                        inherits ? around.excludesMargin() : excludesMargin,
                        Math.max(clearance, clearanceAround()),
                        ownClearanceRules,
                        parent.floats.adjoining(),
                        ownClearanceRules
                                ? AdjoiningFloats.Placed.NONE
                                : parent.floats.insideClearing(),
                        parent.marginTrimming.dropsAfter(box)));
    }

    /** Returns the minimum block offset of the child due to the clearance of ancestors. */
    private double clearanceAround() {
        double around = parent.constraints.clearance();
        return progress.isResolved() ? BlockQuirks.clearanceOfContent(around) : around;
    }

    /**
     * Resolves the block offset of the parent with that of an aborted pass.
     *
     * @return false if the parent must be laid out again
     */
    private boolean resolveParent(FlowResult.Aborted aborted) {
        double at = aborted.blockOffset();
        if (aborted.excludesMargin() && !progress.isResolved()) {
            progress.resolveWithoutMargin(at);
            return false;
        }
        return aborted.decidedByClearance() && separatesMargins(at)
                ? progress.resolveAtStrut()
                : progress.resolveAsChild(at, aborted.decidedByClearance());
    }

    /**
     * Records the outcome of the last pass: resolves the block offset of the parent with that of
     * the child, and sets the offset and result of the child.
     *
     * <p>If the margins of child and parent collapse, both have the same block offset. Clearance
     * separates the margins before the child from its own.
     *
     * @return false if the parent must be laid out again
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#clearance">CSS 2.2, 9.5.2</a>
     */
    private boolean finish(FlowResult.Done done) {
        hasClearedMargins = done.isSelfCollapsing() && isMovedByClearance(done);
        boolean isCleared = hasClearedMargins || isSeparated(done);
        boolean isAtClearance = clearsAdjoining || isCleared && !progress.isResolved();
        boolean goesOn = isCleared ? progress.resolveAtStrut() : resolveParent(done);
        if (!goesOn) {
            return false;
        }
        offset = done.isSelfCollapsing() ? behindMargins(done, isAtClearance) : done.blockOffset();
        result = settle(done);
        return true;
    }

    /**
     * Resolves the block offset of the parent with that of the child, if the child's is resolved.
     *
     * @return false if the parent must be laid out again
     */
    private boolean resolveParent(FlowResult.Done done) {
        Double at = done.blockOffset();
        return at == null || progress.resolveAsChild(at, done.decidedByClearance());
    }

    /**
     * Whether clearance moves a self-collapsing child: its collapsed margins alone would place it
     * above the end of the floats that it clears.
     */
    private boolean isMovedByClearance(FlowResult.Done done) {
        double origin =
                BlockQuirks.measuresClearanceFromParent(progress.position() != 0)
                        ? progress.offsetOrOrigin()
                        : progress.nextOffset();
        return clearsAdjoining || origin + done.endStrut().sum() < clearance;
    }

    /** Whether clearance separates the margins of a child that is not self-collapsing. */
    private boolean isSeparated(FlowResult.Done done) {
        Double at = done.blockOffset();
        return at != null && (clearsAdjoining || done.decidedByClearance() && separatesMargins(at));
    }

    /**
     * Returns the block offset of a self-collapsing child; null while that of its parent is
     * unresolved.
     *
     * @param isAtClearance whether clearance decides the offset
     */
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
     * Whether clearance that decided the block offset separates the margins of child and parent.
     * Clearance of the child does, and so does clearance of an ancestor of the parent. Clearance of
     * the parent moves parent and child together.
     */
    private boolean separatesMargins(double at) {
        return clearance >= at || !parent.constraints.ownClearanceRules();
    }

    /**
     * Lays out a self-collapsing child once more if its floats were placed for another offset, or
     * if clearance separated its margins from those before it.
     */
    private FlowResult.Done settle(FlowResult.Done done) {
        MarginStrut own = hasClearedMargins ? appendStart(MarginStrut.EMPTY) : strut;
        boolean isMisplaced = done.isSelfCollapsing() && !done.floats().isPlacedFor(offset);
        if (offset != null && (isMisplaced || hasClearedMargins && !own.equals(strut))) {
            parent.scope.floats().rollBack(mark);
            // A self-collapsing block does not resolve its block offset, so this pass is not
            // aborted.
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

    /** Returns the line-left edge of the border box in the block formatting context. */
    double lineOffset() {
        return lineOffset;
    }

    LayoutResult layout() {
        return done().layout();
    }

    /**
     * Returns the block-start edge of the border box, from the block-start border edge of the
     * parent.
     */
    double position() {
        return offset == null ? 0 : progress.positionOf(offset);
    }

    boolean isSelfCollapsing() {
        return done().isSelfCollapsing();
    }

    /** Whether clearance moves the margins that collapse through the child. */
    boolean hasClearedMargins() {
        return hasClearedMargins;
    }

    /**
     * Moves the parent's progress behind the child: to the block end of its border box, with its
     * end margins in the strut. If the child is self-collapsing, progress stays before its margins;
     * if clearance moves these margins, they end at the cleared position.
     *
     * @param position block-start edge of the border box, from the block-start border edge of the
     *     parent
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
            throw new IllegalStateException(
                    "block child without a layout result: call layOut() first");
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
