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
 * Lays out one block container of a block formatting context, and by recursion the blocks in it, in
 * the order of {@link #run}. A step that returns false ends the pass, to be repeated with the block
 * offset that it found: floats were placed for another, or a margin that was counted in it turned
 * out not to collapse. The package description has the passes.
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

    /** Null as long as none is met. */
    private @Nullable PositionedChildren positioned;

    /** Whether the margins met last are those of a self-collapsing block with clearance. */
    private boolean endsInClearedMargins;

    /** Whether the last line that is shown lies in a block before. */
    private final boolean startsClamped;

    /** Where the child with the last shown line ends; null before, and in a block of lines. */
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
        // Its offset is forced and no margin of it collapses: it is never aborted.
        return ((FlowResult.Done) result).layout();
    }

    /** Lays out an in-flow block of the formatting context. */
    static FlowResult block(FlowScope scope, Box box, FlowConstraints constraints) {
        return new BlockLayout(new BlockPass(scope, box, constraints, false)).run();
    }

    private FlowResult run() {
        if (!passStartEdge() || !layOutContent() || !passEndEdge()) {
            return progress.aborted();
        }
        double markerRoom = marker.makeRoom();
        double content = Math.max(markerRoom, contentBlock());
        double automatic = SizeContainment.contentBlock(box, content, edges);
        double size = blockSize(automatic, markerRoom);
        MarginStrut collapsing = progress.strut();
        // 8.3.1: margins do not collapse through a box with a height.
        if (size > 0 && !progress.resolveHere()) {
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

    // The start edge.

    /**
     * The margins at the start of a block collapse with those of its first content, unless a
     * border, padding or the edge of the formatting context separates them.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2, 8.3.1</a>
     */
    private boolean passStartEdge() {
        if (pass.isRoot || edges.blockStart() != 0) {
            if (!progress.resolveHere()) {
                return false;
            }
            progress.moveTo(edges.blockStart(), MarginStrut.EMPTY);
            scope.meetBorder(box, progress.offsetOrOrigin());
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

    // The content.

    /**
     * A block container holds either lines or blocks, one below the other.
     *
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
                // Without any content, the margins met adjoin the start edge too, and stay.
                MarginStrut kept = progress.isResolved() ? MarginStrut.EMPTY : progress.strut();
                progress.replaceStrut(kept.withClosed(true));
            }
            if (clampedAt == null && !startsClamped && scope.isClamped()) {
                clampedAt = progress.position();
            }
        }
        return true;
    }

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
        scope.meetBlock();
        if (child.isColumnSpanner()) {
            return markSpanner(child);
        }
        return FlowRoots.isRoot(child, box.flow()) ? layOutRoot(child) : layOutBlock(child);
    }

    /**
     * An absolutely positioned child takes no room; its static position is where it would have
     * been.
     *
     * @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">css-position-3</a>
     */
    private void noteStaticPosition(Box child) {
        if (positioned == null) {
            positioned = new PositionedChildren(pass, fragment);
        }
        positioned.meet(child);
    }

    /**
     * A float is placed where its block has come to. As long as the margins there collapse, that is
     * where they are expected to lead, as if an empty block held it.
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
                        // While unresolved, the block is expected at the origin of the float.
                        progress.isResolved() ? progress.positionOf(block) : block - origin),
                RelativeOffset.of(placed.box(), box.flow(), pass.childInput),
                placed.layout().pending());
    }

    /**
     * An outside marker waits for the first line of the content, to stand beside it.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-lists-3/#list-style-position-property">css-lists-3</a>
     */
    private boolean layOutMarker(Box child, @Nullable Box next) {
        boolean isQuirksMode = scope.context().isQuirksMode();
        if (next == null || !BlockQuirks.givesMarkerLineBefore(next, isQuirksMode)) {
            marker.meet(child);
            return true;
        }
        if (!progress.resolveHere()) {
            return false;
        }
        double block = progress.nextPosition();
        progress.moveTo(block + marker.placeAt(child, block), MarginStrut.EMPTY);
        return true;
    }

    /**
     * A box that spans all columns ends the columns before it, with their margins and floats. An
     * empty box marks its place: it is laid out once these columns are.
     *
     * @see <a href="https://drafts.csswg.org/css-multicol-1/#spanning-columns">css-multicol-1,
     *     6</a>
     */
    private boolean markSpanner(Box child) {
        if (!progress.resolveHere()) {
            return false;
        }
        progress.moveTo(progress.nextPosition(), MarginStrut.EMPTY);
        fragment.addEmpty(child, new LogicalOffset(edges.inlineStart(), progress.position()));
        double belowFloats = progress.positionOf(scope.floats().lowestEnd());
        progress.moveTo(Math.max(progress.position(), belowFloats), MarginStrut.EMPTY);
        return true;
    }

    /**
     * A child that establishes a formatting context lies beside the floats before it, or below them
     * where there is too little room.
     *
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
        double pushed = marker.standBeside(placed.layout().fragment(), block);
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
     * A block of the same formatting context goes below what is before it.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#block-formatting">CSS 2.2, 9.4.1</a>
     */
    private boolean layOutBlock(Box childBox) {
        BlockChild child = new BlockChild(pass, childBox);
        if (!child.layOut()) {
            return false;
        }
        double block = child.position();
        // A taller marker pushes the content down; what lies beside floats in it is placed already.
        block += marker.standBeside(child.layout().fragment(), block);
        add(childBox, child.layout(), child.lineOffset(), child.inlineSize(), block);
        child.advance(block);
        endsInClearedMargins =
                child.isSelfCollapsing() && (endsInClearedMargins || child.hasClearedMargins());
        return true;
    }

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
     * Line boxes separate the margins before them from those after them; content that makes none
     * leaves them adjoining.
     *
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
        MarginStrut after =
                !progress.isResolved() && BlockQuirks.repeatsMarginsAfterLines(container)
                        ? progress.strut()
                        : MarginStrut.EMPTY;
        if (!lines.isEmpty() && !progress.resolveHere()) {
            return false;
        }
        double origin = progress.nextEdge();
        FloatSides sides = progress.isResolved() ? FloatSides.NONE : lines.floatSides();
        if (!sides.isEmpty()) {
            pass.floats.add(sides, origin);
        }
        InlineResult result = lines.layout(origin);
        double start = progress.positionOf(origin);
        double pushed = marker.standOnFirstLine(start, result.firstBaseline());
        // A first line that is trimmed stays at the edge.
        start += pass.textTrimming.ofLines().start() ? 0 : pushed;
        result.addTo(fragment, edges.inlineStart(), start);
        if (!result.isEmpty()) {
            progress.moveTo(start + result.blockSize(), after);
        }
        return true;
    }

    // The end edge and the block size.

    /**
     * The margins at the end of the content stay in the block if a border, padding or the edge of
     * the formatting context separates them from its own, or if they are those of a block with
     * clearance.
     *
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
            return progress.resolveHere();
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
     * The automatic block size reaches to the end of the content, and in the root of a formatting
     * context to the end of its floats.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#normal-block">CSS 2.2, 10.6.3</a>
     * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#root-height">CSS 2.2, 10.6.7</a>
     */
    private double contentBlock() {
        double end = Math.max(edges.blockStart(), progress.position());
        // What follows the last line that is shown is not, floats included.
        if (pass.isRoot && !scope.isClamped()) {
            end = Math.max(end, progress.positionOf(scope.floats().lowestEnd()));
        }
        return end + edges.blockEnd();
    }

    /**
     * The size properties have the last say about the block size.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#min-max-heights">CSS 2.2, 10.7</a>
     */
    private double blockSize(double automatic, double markerRoom) {
        LayoutInput input = pass.constraints.input();
        double size = BlockSizing.borderBox(box, input, pass.constraints.inlineSize(), automatic);
        size = BlockQuirks.withRoomForMarker(size, markerRoom);
        return QuirksModeHeight.of(pass, size);
    }

    /**
     * The margins of the last content collapse with the block's own only if its height is automatic
     * and no minimum or maximum counts.
     *
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
        // What is trimmed in this box is no matter of those around it.
        return strut.withClosed(!progress.isResolved() && pass.constraints.strut().closed());
    }

    /**
     * Builds the fragment, its content moved by {@code align-content}.
     *
     * @param free what the block is higher than its content
     * @see <a href="https://drafts.csswg.org/css-align-3/#distribution-block">css-align-3,
     *     5.1.1</a>
     */
    private LayoutResult build(double size, double free) {
        if (positioned != null) {
            positioned.finish();
        }
        fragment.shiftContent(ContentShift.of(box, free));
        LayoutResult built = fragment.build(new LogicalSize(pass.constraints.inlineSize(), size));
        // The root's positioned descendants are dealt with by whoever asked for it.
        return pass.isRoot ? built : PositionedLayout.layOutPending(built, scope.context());
    }
}
