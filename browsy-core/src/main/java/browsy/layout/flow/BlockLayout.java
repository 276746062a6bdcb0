package browsy.layout.flow;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.floats.FloatPlacement;
import browsy.layout.flow.floats.FloatSide;
import browsy.layout.flow.floats.FloatSides;
import browsy.layout.flow.fragments.FragmentBuilder;
import browsy.layout.flow.inline.InlineLayout;
import browsy.layout.flow.inline.InlineResult;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.positioned.PositionedLayout;
import browsy.layout.positioned.RelativeOffset;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.CellChildInput;
import browsy.layout.sizing.SizeContainment;
import browsy.style.PseudoElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lays out one block container of a block formatting context, and by recursion the blocks in it.
 *
 * <p>The block offset of a box is not known before something in it ends the collapsing of its
 * margins: it is then <em>resolved</em>. Floats met before that are placed where the box is
 * expected to be; if it turns out to lie elsewhere, the layout is aborted and done again with the
 * right offset forced.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#block-formatting">CSS 2.2, 9.4.1</a>
 * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2, 8.3.1</a>
 */
final class BlockLayout {
    private final FlowScope scope;
    private final Box box;
    private final FlowConstraints constraints;
    private final boolean isRoot;
    private final LogicalEdges edges;
    private final InlineGeometry geometry;
    private final LayoutInput childInput;
    private final FragmentBuilder fragment;
    private final OutsideMarker marker;
    private final AdjoiningFloats floats;
    private final BlockProgress progress;

    /** Null as long as none is met. */
    private @Nullable PositionedChildren positioned;

    private final BlockTrim trim;
    private final MarginTrimming trimming;

    private double intrinsicBlock;
    private boolean selfCollapsingChildCleared;

    /** Whether the last line that is shown lies in a block before. */
    private final boolean startsClamped;

    /** Where the last line that is shown ends; null while lines are shown. */
    private @Nullable Double clampedAt;

    private BlockLayout(FlowScope scope, Box box, FlowConstraints constraints, boolean isRoot) {
        this.scope = scope;
        this.box = box;
        this.constraints = constraints;
        this.isRoot = isRoot;
        this.edges = BoxEdges.borderPadding(box, constraints.input().percentageEdges());
        this.geometry =
                new InlineGeometry(
                        box.flow(), constraints.lineOffset(), constraints.inlineSize(), edges);
        this.childInput =
                ChildInput.inside(box, constraints, geometry.contentInline(), scope.context());
        this.fragment = new FragmentBuilder(box);
        this.marker = new OutsideMarker(scope.context(), box, edges, childInput, fragment);
        this.floats = new AdjoiningFloats(constraints.adjoining(), constraints.held());
        this.progress = new BlockProgress(constraints, floats);
        this.trim = BlockTrim.of(box, constraints.input(), edges, scope.contents());
        this.trimming = MarginTrimming.of(box, constraints);
        this.startsClamped = scope.isClamped();
    }

    /** Lays out the root of a block formatting context. */
    static LayoutResult root(FlowScope scope, Box box, LayoutInput input, double inlineSize) {
        FlowResult result =
                new BlockLayout(scope, box, FlowConstraints.root(input, inlineSize), true).run();
        return ((FlowResult.Done) result).layout();
    }

    private FlowResult run() {
        if (isRoot || edges.blockStart() != 0) {
            if (!progress.resolve()) {
                return progress.aborted();
            }
            progress.moveTo(edges.blockStart(), MarginStrut.EMPTY);
            scope.meetBorder(box, progress.startOffset());
        }
        if (QuirksMargins.passesOver(box, scope.context())) {
            progress.moveTo(progress.position(), progress.strut().startingQuirky());
        }
        if (MarginTrimming.atStart(box) || trimming.dropsAll()) {
            progress.moveTo(progress.position(), progress.strut().closed(true));
        }
        intrinsicBlock = edges.blockStart();
        if (box instanceof BlockContainer container && container.hasInlineContent()) {
            if (!layOutLines(container)) {
                return progress.aborted();
            }
        } else {
            List<Box> children = box.children();
            for (int i = 0; i < children.size(); i++) {
                Box child = children.get(i);
                boolean done =
                        marker.fillsLine(children, i) ? layOutMarker(child) : layOutChild(child);
                if (!done) {
                    return progress.aborted();
                }
                if (trimming.dropsAfter(child)) {
                    progress.moveTo(progress.position(), MarginStrut.EMPTY.closed(true));
                }
                if (clampedAt == null && !startsClamped && scope.isClamped()) {
                    clampedAt = progress.position();
                }
            }
        }
        return finish();
    }

    private boolean layOutChild(Box child) {
        if (child.isAbsolutelyPositioned()) {
            meetPositioned(child);
            return true;
        }
        if (child.isFloating()) {
            placeFloat(child);
            return true;
        }
        if (child.pseudo() == PseudoElement.MARKER) {
            marker.meet(child);
            return true;
        }
        scope.meetBlock();
        if (child.isColumnSpanner()) {
            return markSpanner(child);
        }
        return FlowRoots.isRoot(child, box.flow()) ? layOutRoot(child) : layOutBlock(child);
    }

    /**
     * Leaves an empty box where a box that spans all columns stands: it separates the margins
     * before it from those after it, and is laid out once the columns before it are.
     *
     * @see <a href="https://drafts.csswg.org/css-multicol-1/#spanning-columns">css-multicol-1</a>
     */
    private boolean markSpanner(Box child) {
        if (!progress.resolve()) {
            return false;
        }
        progress.moveTo(progress.position() + progress.strut().sum(), MarginStrut.EMPTY);
        fragment.addEmpty(child, new LogicalOffset(edges.inlineStart(), progress.position()));
        double belowFloats = progress.positionOf(scope.floats().lowestEnd());
        progress.moveTo(Math.max(progress.position(), belowFloats), MarginStrut.EMPTY);
        return true;
    }

    // Children out of flow.

    private void meetPositioned(Box child) {
        if (positioned == null) {
            positioned =
                    new PositionedChildren(
                            box, scope.floats(), edges, geometry, progress, fragment);
        }
        positioned.meet(child);
    }

    private void placeFloat(Box child) {
        double origin = progress.nextBorderEdge();
        FloatSide side = FloatSide.of(child, box.flow().direction());
        if (!progress.isResolved()) {
            floats.add(FloatSides.of(side), origin);
        }
        FloatPlacement.Placed placed =
                FloatPlacement.place(
                        FloatPlacement.measure(child, box, childInput, scope.context()),
                        box.flow(),
                        geometry.contentSpan(),
                        origin,
                        scope.floats());
        BoxFragment floating = placed.layout().fragment();
        double inlineSize = box.flow().toLogical(floating.size()).inline();
        double block = placed.blockOffset();
        fragment.add(
                floating,
                new LogicalOffset(
                        geometry.inlineOffsetOf(placed.lineOffset(), inlineSize),
                        progress.isResolved() ? progress.positionOf(block) : block - origin),
                RelativeOffset.of(placed.box(), box.flow(), childInput),
                placed.layout().pending());
    }

    // In-flow blocks of the same formatting context.

    private boolean layOutBlock(Box childBox) {
        FloatSides cleared = FloatSides.cleared(childBox.style(), box.flow().direction());
        Double forced = null;
        boolean pushed = false;
        if (!progress.isResolved() && floats.areClearedBy(cleared)) {
            if (!progress.resolve()) {
                return false;
            }
            forced = scope.floats().clearance(cleared);
            pushed = true;
        }
        BlockChild child =
                BlockChild.measure(childBox, box, geometry, inputOf(childBox), scope.context());
        BlockChild.Start start =
                new BlockChild.Start(
                        child.appendStart(progress.strut()),
                        scope.floats().clearance(cleared),
                        pushed,
                        scope.floats().mark());
        FlowResult result = run(child, start.strut(), forced, false, start.clearance());
        // At most twice: a forced offset stands, but for a margin that is left out from then on.
        while (result instanceof FlowResult.Aborted aborted) {
            scope.floats().rollBack(start.mark());
            if (!goesOnWith(aborted, start)) {
                return false;
            }
            double offset = aborted.blockOffset();
            result = run(child, start.strut(), offset, aborted.keepsApart(), start.clearance());
        }
        return finishBlock(child, start, (FlowResult.Done) result);
    }

    private boolean goesOnWith(FlowResult.Aborted child, BlockChild.Start start) {
        double offset = child.blockOffset();
        if (child.keepsApart() && !progress.isResolved()) {
            progress.resolveApart(offset);
            return false;
        }
        return child.pushedByFloats() && clearance(start).separatesAt(offset)
                ? progress.resolve()
                : progress.resolveWith(offset, child.pushedByFloats());
    }

    private ChildClearance clearance(BlockChild.Start start) {
        return new ChildClearance(start, constraints.clears());
    }

    private LayoutInput inputOf(Box child) {
        boolean quirks = scope.context().isQuirksMode();
        LayoutInput input = CellChildInput.of(child, box, childInput, quirks);
        return ChildInput.stretching(child, box, input, isRoot, edges);
    }

    private FlowResult run(
            BlockChild child,
            MarginStrut strut,
            @Nullable Double forced,
            boolean keepsApart,
            double clearance) {
        boolean inherits = forced == null && !progress.isResolved();
        boolean clears = clearance >= constraints.clearance();
        return new BlockLayout(
                        scope,
                        child.box(),
                        new FlowConstraints(
                                trim.tell(child.box(), child.input()),
                                child.inlineSize(),
                                child.lineOffset(),
                                progress.nextOffset(),
                                strut,
                                inherits ? constraints.forcedOffset() : forced,
                                inherits ? constraints.keepsApart() : keepsApart,
                                // Nothing in a block that clears floats comes to lie beside them.
                                Math.max(clearance, constraints.clearance()),
                                clears,
                                floats.adjoining(),
                                clears ? AdjoiningFloats.Placed.NONE : floats.held(),
                                trimming.dropsAfter(child.box())),
                        false)
                .run();
    }

    private boolean finishBlock(BlockChild child, BlockChild.Start start, FlowResult.Done first) {
        FlowResult.Done result = first;
        ChildClearance clearance = clearance(start);
        boolean collapsedCleared = clearance.movesCollapsed(result, progress);
        boolean cleared = collapsedCleared || clearance.separates(result);
        MarginStrut ownStrut = child.appendStart(MarginStrut.EMPTY);
        boolean endsCollapsing = cleared && !progress.isResolved();
        if (cleared && !progress.resolve()) {
            return false;
        }
        Double childOffset = result.blockOffset();
        if (childOffset == null) {
            if (progress.isResolved()) {
                double at = progress.nextOffset() + result.endStrut().sum();
                double lowest = Math.max(start.clearance(), constraints.clearance());
                boolean isCleared = endsCollapsing || start.pushed();
                childOffset = isCleared ? start.clearance() : Math.max(at, lowest);
            }
        } else if (!cleared && !progress.resolveWith(childOffset, result.pushedByFloats())) {
            return false;
        }
        boolean newStrut = collapsedCleared && !ownStrut.equals(start.strut());
        boolean misplaced = result.isSelfCollapsing() && !result.floats().isPlacedFor(childOffset);
        if (childOffset != null && (newStrut || misplaced)) {
            scope.floats().rollBack(start.mark());
            MarginStrut strut = newStrut ? ownStrut : start.strut();
            FlowResult again = run(child, strut, childOffset, false, start.clearance());
            if (again instanceof FlowResult.Done done) {
                result = done;
            }
        } else if (!progress.isResolved()) {
            floats.add(result.floats());
        }
        double block = childOffset == null ? 0 : progress.positionOf(childOffset);
        block += marker.standBeside(result.layout().fragment(), block);
        double inline = geometry.inlineOffsetOf(child.lineOffset(), child.inlineSize());
        place(child.box(), result.layout(), inline, block);
        advance(result, child, block, collapsedCleared);
        return true;
    }

    /** Moves on to where the next child goes. */
    private void advance(
            FlowResult.Done result, BlockChild child, double childBlock, boolean childCleared) {
        double position = progress.position();
        if (result.isSelfCollapsing()) {
            if (childCleared) {
                // Adding the margins back gives the position that clearance led to.
                position = childBlock - result.endStrut().sum();
            }
            selfCollapsingChildCleared |= childCleared;
        } else {
            position = childBlock + box.flow().toLogical(result.layout().fragment().size()).block();
            selfCollapsingChildCleared = false;
        }
        progress.moveTo(position, child.appendEnd(result.endStrut(), result.isSelfCollapsing()));
    }

    private void place(Box child, LayoutResult layout, double inline, double block) {
        fragment.add(
                layout.fragment(),
                new LogicalOffset(inline, block),
                RelativeOffset.ofBlock(child, box.flow(), childInput),
                layout.pending());
        if (clampedAt == null && !startsClamped) {
            fragment.addBaselines(layout.fragment(), block, childInput.percentageEdges());
        }
    }

    // Children that establish a formatting context, beside floats.

    private boolean layOutRoot(Box child) {
        RootPlacement placement =
                new RootPlacement(
                        scope,
                        child,
                        box,
                        geometry.contentSpan(),
                        ChildInput.of(child, box, trim.tell(child, inputOf(child))));
        FloatSides cleared = FloatSides.cleared(child.style(), box.flow().direction());
        RootMargin margin = new RootMargin(placement, constraints, progress, floats);
        if (!margin.resolve(cleared)) {
            return false;
        }
        double origin = Math.max(margin.origin(), scope.floats().clearance(cleared));
        RootPlacement.Placed placed = placement.place(origin);
        LogicalSize size = box.flow().toLogical(placed.layout().fragment().size());
        double block = progress.positionOf(placed.block());
        block += marker.standBeside(placed.layout().fragment(), block);
        double inline = geometry.inlineOffsetOf(placed.lineOffset(), size.inline());
        place(child, placed.layout(), inline, block);
        scope.annotations().meetBox(placed.block() + size.block());
        progress.moveTo(
                block + size.block(),
                MarginStrut.EMPTY.append(
                        placement.margins().blockEnd(), QuirksMargins.isEndByDefault(child)));
        selfCollapsingChildCleared = false;
        return true;
    }

    // Lines.

    private boolean layOutLines(BlockContainer container) {
        InlineLayout lines =
                new InlineLayout(
                        scope.context(),
                        scope.floats(),
                        scope.contents(),
                        container,
                        geometry.contentSpan(),
                        childInput.withTextTrim(trim.ofLines()),
                        scope.clamp(),
                        scope.annotations());
        // NB: margins before a line that stands for no content count again after it.
        MarginStrut before = progress.strut();
        boolean repeatsMargins = !progress.isResolved() && lines.isEmptyLine();
        if (!lines.isEmpty() && !progress.resolve()) {
            return false;
        }
        double origin = progress.nextBorderEdge();
        if (!progress.isResolved() && lines.hasFloats()) {
            floats.add(lines.floatSides(), origin);
        }
        InlineResult result = lines.layout(origin);
        double start = progress.positionOf(origin);
        double pushed = marker.standOnFirstLine(start, result.firstBaseline());
        start += trim.ofLines().start() ? 0 : pushed;
        result.addTo(fragment, edges.inlineStart(), start);
        if (!result.isEmpty()) {
            progress.moveTo(
                    start + result.blockSize(), repeatsMargins ? before : MarginStrut.EMPTY);
        }
        return true;
    }

    // The end.

    private FlowResult finish() {
        if (marker.isWaiting() && !progress.repeatMargins()) {
            return progress.aborted();
        }
        if (clampedAt != null) {
            progress.moveTo(clampedAt, MarginStrut.EMPTY);
        }
        MarginStrut endStrut = progress.strut();
        boolean holdsMargins = isRoot || edges.blockEnd() != 0 || selfCollapsingChildCleared;
        if (holdsMargins) {
            if (progress.isResolved()) {
                double margins =
                        QuirksMargins.passesOver(box, scope.context())
                                ? endStrut.quirkySum()
                                : endStrut.sum();
                progress.moveTo(progress.position() + margins, MarginStrut.EMPTY);
            } else if (!progress.resolve()) {
                return progress.aborted();
            }
            endStrut = MarginStrut.EMPTY;
        }
        intrinsicBlock = Math.max(intrinsicBlock, progress.position());
        if (isRoot && !scope.isClamped()) {
            double floatsEnd = progress.positionOf(scope.floats().lowestEnd());
            intrinsicBlock = Math.max(intrinsicBlock, floatsEnd);
        }
        intrinsicBlock += edges.blockEnd();
        double least = marker.isWaiting() ? marker.makeRoom() : 0;
        intrinsicBlock = Math.max(intrinsicBlock, least);
        double automatic = SizeContainment.contentBlock(box, intrinsicBlock, edges);
        LayoutInput input = constraints.input();
        // NB: a marker without a line makes room for itself whatever the size properties say.
        double size =
                Math.max(
                        least,
                        BlockSizing.borderBox(box, input, constraints.inlineSize(), automatic));
        size = QuirksHeight.of(box, size, input, progress, endStrut, scope.context());
        if (size > 0 && !progress.resolve()) {
            return progress.aborted();
        }
        if (progress.isResolved() && endsAboveContent(input, size, automatic)) {
            endStrut = MarginStrut.EMPTY;
        }
        // What is trimmed in this box is no matter of those around it.
        boolean collapsesInto = !progress.isResolved() && constraints.strut().closed();
        return done(size, endStrut.closed(collapsesInto));
    }

    private FlowResult done(double size, MarginStrut endStrut) {
        if (positioned != null) {
            positioned.finish();
        }
        fragment.shiftContent(ContentShift.of(box, size - intrinsicBlock));
        LayoutResult built = fragment.build(new LogicalSize(constraints.inlineSize(), size));
        // The root's positioned descendants are dealt with by whoever asked for it.
        LayoutResult layout =
                isRoot ? built : PositionedLayout.layOutPending(built, scope.context());
        return new FlowResult.Done(
                layout,
                progress.offset(),
                endStrut,
                progress.isPushedByFloats(),
                floats.placed(progress.isResolved()));
    }

    /** A size of its own keeps the last child's margin from collapsing with this box's. */
    private boolean endsAboveContent(LayoutInput input, double size, double automatic) {
        return size != automatic
                || BlockSizing.definite(box, input, constraints.inlineSize()) != null;
    }

    /** Lays a marker out that has a line to itself. */
    private boolean layOutMarker(Box child) {
        if (!progress.resolve()) {
            return false;
        }
        double block = progress.position() + progress.strut().sum();
        progress.moveTo(block + marker.placeAt(child, block), MarginStrut.EMPTY);
        return true;
    }
}
