package browsy.layout.flow;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.floats.FloatPlacement;
import browsy.layout.flow.floats.FloatSides;
import browsy.layout.flow.fragments.FragmentBuilder;
import browsy.layout.flow.inline.InlineLayout;
import browsy.layout.flow.inline.InlineResult;
import browsy.layout.flow.input.ChildInput;
import browsy.layout.flow.quirks.BlockQuirks;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.positioned.PositionedLayout;
import browsy.layout.positioned.RelativeOffset;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.SizeContainment;
import browsy.style.PseudoElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Layout of one block container and, by recursion, of the blocks in the same block formatting
 * context.
 *
 * <p>{@link #run} has the steps: start edge, content, end edge, block size. A step returns false to
 * abort the pass. The caller then repeats the pass with the block offset that it found, because
 * floats were placed for another offset, or because a margin that was included turned out not to
 * collapse. The package description explains the passes.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#block-formatting">CSS 2.2, 9.4.1</a>
 */
final class BlockLayout {
    private final BlockPass pass;
    private final FlowScope scope;
    private final Box box;
    private final LogicalEdges edges;
    private final BlockProgress progress;
    private final FragmentBuilder fragment;
    private final OutsideMarker marker;

    /** The positioned children; null until the first one. */
    private @Nullable PositionedChildren positioned;

    /** Whether the last margins in the strut belong to a self-collapsing block with clearance. */
    private boolean endsInClearedMargins;

    /** Whether the line clamp was reached before this block. */
    private final boolean startsClamped;

    /**
     * Block end of the child that contains the last line before the clamp; null before it is laid
     * out, and if the box contains lines itself.
     */
    private @Nullable Double clampedAt;

    private BlockLayout(BlockPass pass) {
        this.pass = pass;
        this.scope = pass.scope;
        this.box = pass.box;
        this.edges = pass.edges;
        this.progress = pass.progress;
        this.fragment = new FragmentBuilder(box);
        this.marker = new OutsideMarker(pass, fragment);
        this.startsClamped = scope.isClamped();
    }

    /** Lays out the root of a block formatting context. */
    static LayoutResult root(FlowScope scope, Box box, LayoutInput input, double inlineSize) {
        FlowConstraints constraints = FlowConstraints.root(input, inlineSize);
        FlowResult result = new BlockLayout(new BlockPass(scope, box, constraints, true)).run();
        // The root has a forced offset, and its margins do not collapse: the pass is never aborted.
        return ((FlowResult.Done) result).layout();
    }

    /** Lays out an in-flow block of the block formatting context. */
    static FlowResult block(FlowScope scope, Box box, FlowConstraints constraints) {
        return new BlockLayout(new BlockPass(scope, box, constraints, false)).run();
    }

    /**
     * Runs one pass: start edge, content, end edge, block size, fragment.
     *
     * @return the result, aborted if the block must be laid out again with another block offset
     */
    private FlowResult run() {
        if (!passStartEdge() || !layOutContent() || !passEndEdge()) {
            return progress.aborted();
        }
        double markerRoom = marker.placeWithoutLine();
        double content = Math.max(markerRoom, contentBlock());
        double automatic = SizeContainment.contentBlock(box, content, edges);
        double size = blockSize(automatic, markerRoom);
        MarginStrut collapsing = progress.strut();
        // 8.3.1: margins do not collapse through a box with a block size.
        if (size > 0 && !progress.resolveAtStrut()) {
            return progress.aborted();
        }
        boolean repeatsMargins = BlockQuirks.repeatsMarginsAfterContainedSize(content, automatic);
        return new FlowResult.Done(
                build(size, size - content),
                progress.offset(),
                endMargins(size, automatic, repeatsMargins ? collapsing : progress.strut()),
                progress.isDecidedByClearance(),
                pass.floats.placed(progress.isResolved()));
    }

    /**
     * Processes the block-start edge. A border, padding or the edge of the formatting context
     * resolves the block offset; without one, the margins of the block collapse with those of its
     * first content.
     *
     * @return false to abort the pass
     * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2, 8.3.1</a>
     */
    private boolean passStartEdge() {
        if (pass.isRoot || edges.blockStart() != 0) {
            if (!progress.resolveAtStrut()) {
                return false;
            }
            progress.moveTo(edges.blockStart(), MarginStrut.EMPTY);
            scope.recordBorder(box, progress.offsetOrOrigin());
        }
        boolean isQuirkyStart =
                QuirksModeMargins.passesOver(box, scope.context())
                        || BlockQuirks.passesOverMarginsOfDescendants(
                                progress.strut().atQuirkyStart());
        progress.replaceStrut(progress.strut().withQuirkyStart(isQuirkyStart));
        if (MarginTrimming.atStart(box) || pass.marginTrimming.dropsAll()) {
            progress.replaceStrut(progress.strut().withClosed(true));
        }
        return true;
    }

    /**
     * Lays out the lines or the block-level children of the block.
     *
     * @return false to abort the pass
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#block-boxes">CSS 2.2, 9.2.1</a>
     */
    private boolean layOutContent() {
        if (box instanceof BlockContainer container && container.hasInlineContent()) {
            return layOutLines(container);
        }
        List<Box> children = box.children();
        for (int i = 0; i < children.size(); i++) {
            Box child = children.get(i);
            if (!layOutChild(child, i + 1 < children.size() ? children.get(i + 1) : null)) {
                return false;
            }
            if (pass.marginTrimming.dropsAfter(child)) {
                // If the block has no content, its margins adjoin the start edge too, and are not
                // trimmed.
                MarginStrut kept = progress.isResolved() ? MarginStrut.EMPTY : progress.strut();
                progress.replaceStrut(kept.withClosed(true));
            }
            if (clampedAt == null && !startsClamped && scope.isClamped()) {
                clampedAt = progress.position();
            }
        }
        return true;
    }

    /**
     * Lays out a child by its kind: absolutely positioned, floating, outside marker, column
     * spanner, independent formatting context, or block of this formatting context.
     *
     * @param next the next sibling; null for the last child
     * @return false to abort the pass
     */
    private boolean layOutChild(Box child, @Nullable Box next) {
        if (child.isAbsolutelyPositioned()) {
            noteStaticPosition(child);
            return true;
        }
        if (child.isFloating()) {
            placeFloat(child);
            return true;
        }
        if (child.pseudo() == PseudoElement.MARKER) {
            return layOutMarker(child, next);
        }
        scope.countBlock();
        if (child.isColumnSpanner()) {
            return markSpanner(child);
        }
        return FlowRoots.isRoot(child, box.flow()) ? layOutRoot(child) : layOutBlock(child);
    }

    /**
     * Records the static position of an absolutely positioned child: its position if it were in
     * flow.
     *
     * @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">css-position-3</a>
     */
    private void noteStaticPosition(Box child) {
        if (positioned == null) {
            positioned = new PositionedChildren(pass, fragment);
        }
        positioned.add(child);
    }

    /**
     * Places a floating child at the current position. While the block offset is unresolved, it is
     * placed at the expected block offset, as if an empty block contained it.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#float-position">CSS 2.2, 9.5.1, rule
     *     4</a>
     */
    private void placeFloat(Box child) {
        double origin = progress.nextEdge();
        FloatPlacement.Measured measured =
                FloatPlacement.measure(child, box, pass.childInput, scope.context());
        if (!progress.isResolved()) {
            pass.floats.add(FloatSides.of(measured.side()), origin);
        }
        FloatPlacement.Placed placed =
                FloatPlacement.place(
                        measured, box.flow(), pass.geometry.contentSpan(), origin, scope.floats());
        BoxFragment floating = placed.layout().fragment();
        double inlineSize = box.flow().toLogical(floating.size()).inline();
        double block = placed.blockOffset();
        fragment.add(
                floating,
                new LogicalOffset(
                        pass.geometry.inlineOffsetOf(placed.lineOffset(), inlineSize),
                        // While the block offset is unresolved, the expected offset is the origin
                        // of the float.
                        progress.isResolved() ? progress.positionOf(block) : block - origin),
                RelativeOffset.of(placed.box(), box.flow(), pass.childInput),
                placed.layout().pending());
    }

    /**
     * Keeps an outside marker until the first line of the content, with which it is aligned. In
     * some cases the marker gets a line of its own before the content.
     *
     * @return false to abort the pass
     * @see <a
     *     href="https://drafts.csswg.org/css-lists-3/#list-style-position-property">css-lists-3</a>
     */
    private boolean layOutMarker(Box child, @Nullable Box next) {
        boolean isQuirksMode = scope.context().isQuirksMode();
        if (next == null || !BlockQuirks.givesMarkerLineBefore(next, isQuirksMode)) {
            marker.set(child);
            return true;
        }
        if (!progress.resolveAtStrut()) {
            return false;
        }
        double block = progress.nextPosition();
        progress.moveTo(block + marker.placeAt(child, block), MarginStrut.EMPTY);
        return true;
    }

    /**
     * Adds an empty fragment for a column spanner ({@code column-span: all}). The spanner ends the
     * columns before it, including their margins and floats. It is laid out after these columns.
     *
     * @return false to abort the pass
     * @see <a href="https://drafts.csswg.org/css-multicol-1/#spanning-columns">css-multicol-1,
     *     6</a>
     */
    private boolean markSpanner(Box child) {
        if (!progress.resolveAtStrut()) {
            return false;
        }
        progress.moveTo(progress.nextPosition(), MarginStrut.EMPTY);
        fragment.addEmpty(child, new LogicalOffset(edges.inlineStart(), progress.position()));
        double belowFloats = progress.positionOf(scope.floats().lowestEnd());
        progress.moveTo(Math.max(progress.position(), belowFloats), MarginStrut.EMPTY);
        return true;
    }

    /**
     * Lays out a child that establishes an independent formatting context. It is placed beside the
     * floats before it, or below them if there is not enough space.
     *
     * @return false to abort the pass
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#bfc-next-to-float">CSS 2.2, 9.5</a>
     */
    private boolean layOutRoot(Box child) {
        LayoutInput input = pass.textTrimming.inputOf(child, pass.inputOf(child));
        RootPlacement placement =
                new RootPlacement(pass, child, ChildInput.justified(child, box, input));
        FloatSides cleared = FloatSides.cleared(child.style(), box.flow().direction());
        RootMargin margin = new RootMargin(placement, pass);
        if (!margin.resolve(cleared)) {
            return false;
        }
        double origin = Math.max(margin.origin(), scope.floats().clearance(cleared));
        RootPlacement.Placed placed = placement.place(origin);
        LogicalSize size = box.flow().toLogical(placed.layout().fragment().size());
        double block = progress.positionOf(placed.block());
        double pushed = marker.alignWithBaselineOf(placed.layout().fragment(), block);
        block += pushed;
        add(child, placed.layout(), placed.lineOffset(), size.inline(), block);
        scope.annotations().meetBox(placed.block() + pushed + size.block());
        progress.moveTo(
                block + size.block(),
                MarginStrut.EMPTY.append(
                        placement.margins().blockEnd(), QuirksModeMargins.isEndByDefault(child)));
        endsInClearedMargins = false;
        return true;
    }

    /**
     * Lays out an in-flow child of the same block formatting context.
     *
     * @return false to abort the pass
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#block-formatting">CSS 2.2, 9.4.1</a>
     */
    private boolean layOutBlock(Box childBox) {
        BlockChild child = new BlockChild(pass, childBox);
        if (!child.layOut()) {
            return false;
        }
        double block = child.position();
        // A taller marker pushes the content down, but floats in the content keep their place.
        block += marker.alignWithBaselineOf(child.layout().fragment(), block);
        add(childBox, child.layout(), child.lineOffset(), child.inlineSize(), block);
        child.advance(block);
        endsInClearedMargins =
                child.isSelfCollapsing() && (endsInClearedMargins || child.hasClearedMargins());
        return true;
    }

    /**
     * Adds the fragment of a block-level child, and its baselines if it starts before the line
     * clamp.
     *
     * @param block block-start edge of its border box, from the block-start border edge
     */
    private void add(
            Box child, LayoutResult layout, double lineOffset, double inlineSize, double block) {
        fragment.add(
                layout.fragment(),
                new LogicalOffset(pass.geometry.inlineOffsetOf(lineOffset, inlineSize), block),
                RelativeOffset.ofBlock(child, box.flow(), pass.childInput),
                layout.pending());
        if (clampedAt == null && !startsClamped) {
            fragment.addBaselines(layout.fragment(), block, pass.childInput.percentageEdges());
        }
    }

    /**
     * Lays out the inline content. Line boxes separate the margins before them from those after
     * them; inline content without line boxes leaves them adjoining.
     *
     * @return false to abort the pass
     * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2, 8.3.1</a>
     */
    private boolean layOutLines(BlockContainer container) {
        InlineLayout lines =
                new InlineLayout(
                        scope.context(),
                        scope.floats(),
                        scope.contents(),
                        container,
                        pass.geometry.contentSpan(),
                        pass.childInput.withTextTrim(pass.textTrimming.ofLines()),
                        scope.clamp(),
                        scope.annotations());
        // Line boxes resolve the block offset; without any, the margins keep adjoining.
        MarginStrut after =
                !progress.isResolved() && BlockQuirks.repeatsMarginsAfterLines(container)
                        ? progress.strut()
                        : MarginStrut.EMPTY;
        if (!lines.isEmpty() && !progress.resolveAtStrut()) {
            return false;
        }
        // While the offset is unresolved, floats in the content adjoin the margins.
        double origin = progress.nextEdge();
        FloatSides sides = progress.isResolved() ? FloatSides.NONE : lines.floatSides();
        if (!sides.isEmpty()) {
            pass.floats.add(sides, origin);
        }
        // Lay out the lines, align the marker with the first one, and add both.
        InlineResult result = lines.layout(origin);
        double start = progress.positionOf(origin);
        double pushed = marker.alignWithFirstLine(start, result.firstBaseline());
        // A marker does not push a trimmed first line away from the edge.
        start += pass.textTrimming.ofLines().start() ? 0 : pushed;
        result.addTo(fragment, edges.inlineStart(), start);
        if (!result.isEmpty()) {
            progress.moveTo(start + result.blockSize(), after);
        }
        return true;
    }

    /**
     * Processes the block-end edge. The end margins of the content stay inside the block if a
     * border, padding or the edge of the formatting context separates them from the block's own
     * margin, or if they belong to a self-collapsing block with clearance.
     *
     * @return false to abort the pass
     * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2, 8.3.1</a>
     */
    private boolean passEndEdge() {
        if (BlockQuirks.repeatsMarginsAfterMarker(marker.isWaiting())
                && !progress.repeatMargins()) {
            return false;
        }
        if (clampedAt != null) {
            progress.moveTo(clampedAt, MarginStrut.EMPTY);
        }
        if (!pass.isRoot && edges.blockEnd() == 0 && !endsInClearedMargins) {
            return true;
        }
        if (!progress.isResolved()) {
            return progress.resolveAtStrut();
        }
        MarginStrut strut = progress.strut();
        boolean passesOver =
                BlockQuirks.passesOverMarginsAtEnd(
                        QuirksModeMargins.passesOver(box, scope.context()));
        double margins = passesOver ? strut.quirkySum() : strut.sum();
        progress.moveTo(progress.position() + margins, MarginStrut.EMPTY);
        return true;
    }

    /**
     * Returns the automatic border-box block size: it includes the content, and in the root of the
     * formatting context also the floats.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#normal-block">CSS 2.2, 10.6.3</a>
     * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#root-height">CSS 2.2, 10.6.7</a>
     */
    private double contentBlock() {
        double end = Math.max(edges.blockStart(), progress.position());
        // After a line clamp nothing is shown, floats included.
        if (pass.isRoot && !scope.isClamped()) {
            end = Math.max(end, progress.positionOf(scope.floats().lowestEnd()));
        }
        return end + edges.blockEnd();
    }

    /**
     * Returns the used border-box block size: applies the sizing properties, the space for a
     * marker, and the quirks of quirks mode.
     *
     * @param automatic the automatic block size
     * @param markerRoom block size of a marker without a line
     * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#min-max-heights">CSS 2.2, 10.7</a>
     */
    private double blockSize(double automatic, double markerRoom) {
        LayoutInput input = pass.constraints.input();
        double size = BlockSizing.borderBox(box, input, pass.constraints.inlineSize(), automatic);
        size = BlockQuirks.withRoomForMarker(size, markerRoom);
        return QuirksModeHeight.of(pass, size);
    }

    /**
     * Returns the margins at the block end. The end margins of the content collapse with the
     * block's own only if its block size is automatic and no minimum or maximum changes it.
     *
     * @param size the used block size
     * @param automatic the automatic block size
     * @param met the end margins of the content
     * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2, 8.3.1</a>
     */
    private MarginStrut endMargins(double size, double automatic, MarginStrut met) {
        boolean isAutomatic =
                BlockQuirks.collapsesAtEnd(size, automatic)
                        && BlockSizing.definite(
                                        box,
                                        pass.constraints.input(),
                                        pass.constraints.inlineSize())
                                == null;
        MarginStrut strut = isAutomatic || !progress.isResolved() ? met : MarginStrut.EMPTY;
        // Trimming in this box does not affect margins of the boxes around it.
        return strut.withClosed(!progress.isResolved() && pass.constraints.strut().closed());
    }

    /**
     * Builds the fragment; {@code align-content} moves its content.
     *
     * @param free border-box block size minus the block size that the content needs
     * @see <a href="https://drafts.csswg.org/css-align-3/#distribution-block">css-align-3,
     *     5.1.1</a>
     */
    private LayoutResult build(double size, double free) {
        if (positioned != null) {
            positioned.finish();
        }
        fragment.shiftContent(ContentShift.of(box, free));
        LayoutResult built = fragment.build(new LogicalSize(pass.constraints.inlineSize(), size));
        // The caller of the root lays out its pending positioned boxes.
        return pass.isRoot ? built : PositionedLayout.layOutPending(built, scope.context());
    }
}
