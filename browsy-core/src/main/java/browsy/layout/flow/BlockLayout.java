package browsy.layout.flow;

import static browsy.style.property.InternalProperties.ORIGINALLY_INLINE;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.floats.FloatSide;
import browsy.layout.flow.floats.LineSpan;
import browsy.layout.flow.inline.InlineLayout;
import browsy.layout.flow.inline.InlineResult;
import browsy.layout.flow.inline.LineAlignment;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.positioned.PositionedLayout;
import browsy.layout.positioned.RelativeOffset;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;
import browsy.style.PseudoElement;
import java.util.EnumSet;
import java.util.Set;
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
    private static final int MAX_PASSES = 3;

    private final FlowScope scope;
    private final Box box;
    private final FlowConstraints constraints;
    private final boolean isRoot;
    private final LogicalEdges edges;
    private final double contentInline;
    private final LayoutInput childInput;
    private final FragmentBuilder fragment;
    private final Set<FloatSide> adjoining;

    private @Nullable Double blockOffset;
    private boolean pushedByFloats;
    private @Nullable Double abortOffset;
    private final Set<FloatSide> ownAdjoining = EnumSet.noneOf(FloatSide.class);
    private @Nullable Double floatsAt;
    private boolean floatsDisagree;

    /** The block end of what has been laid out, from the block-start border edge. */
    private double position;

    /** Margins between {@link #position} and what follows. */
    private MarginStrut strut;

    private double intrinsicBlock;
    private boolean selfCollapsingChildCleared;
    private @Nullable Box marker;

    /** Where the last line that is shown ends; null while lines are shown. */
    private @Nullable Double clampedAt;

    private BlockLayout(FlowScope scope, Box box, FlowConstraints constraints, boolean isRoot) {
        this.scope = scope;
        this.box = box;
        this.constraints = constraints;
        this.isRoot = isRoot;
        this.edges = BoxEdges.borderPadding(box, constraints.input().percentageEdges());
        this.contentInline = Math.max(0, constraints.inlineSize() - edges.inlineSum());
        this.childInput = childInput();
        this.fragment = new FragmentBuilder(box);
        this.strut = constraints.strut();
        this.adjoining = EnumSet.noneOf(FloatSide.class);
        this.adjoining.addAll(constraints.adjoining());
    }

    /** Lays out the root of a block formatting context. */
    static LayoutResult root(FlowScope scope, Box box, LayoutInput input, double inlineSize) {
        FlowResult result =
                new BlockLayout(scope, box, FlowConstraints.root(input, inlineSize), true).run();
        return ((FlowResult.Done) result).layout();
    }

    /** Blocks that {@code justify-self} moves shrink to fit. */
    private LayoutInput inputOf(Box child) {
        return BlockJustification.applies(child, box)
                ? childInput.withInlineAuto(AutoSize.FIT_CONTENT)
                : childInput;
    }

    private LayoutInput childInput() {
        LayoutInput own = constraints.input();
        boolean passesPercentages =
                box.isAnonymous()
                        || (scope.context().isQuirksMode()
                                && !isRoot
                                && !BlockSizing.childPercentageBasis(
                                                box, own, constraints.inlineSize())
                                        .isDefinite());
        AvailableSize block =
                passesPercentages && own.fixedBlock() == null
                        ? own.percentageBlock()
                        : BlockSizing.childPercentageBasis(box, own, constraints.inlineSize());
        return LayoutInput.inContainingBlock(AvailableSize.definite(contentInline), block);
    }

    private FlowResult run() {
        if (isRoot || edges.blockStart() != 0) {
            if (!resolve()) {
                return aborted();
            }
            position = edges.blockStart();
        }
        intrinsicBlock = edges.blockStart();
        if (box instanceof BlockContainer container && container.hasInlineContent()) {
            if (!layOutLines(container)) {
                return aborted();
            }
        } else {
            for (Box child : box.children()) {
                if (!layOutChild(child)) {
                    return aborted();
                }
                if (clampedAt == null && scope.isClamped()) {
                    clampedAt = position;
                }
            }
        }
        return finish();
    }

    private FlowResult aborted() {
        double offset = abortOffset == null ? constraints.expectedOffset() : abortOffset;
        return new FlowResult.Aborted(offset);
    }

    private boolean layOutChild(Box child) {
        if (child.isAbsolutelyPositioned()) {
            addPositioned(child);
            return true;
        }
        if (child.isFloating()) {
            placeFloat(child);
            return true;
        }
        if (child.pseudo() == PseudoElement.MARKER) {
            marker = child;
            return true;
        }
        return FlowRoots.isRoot(child, box.flow()) ? layOutRoot(child) : layOutBlock(child);
    }

    // Resolving the block offset.

    private boolean resolve() {
        return resolve(constraints.blockOffset() + strut.sum());
    }

    /** Fixes the block offset of this box; false if layout must be aborted and redone for it. */
    private boolean resolve(double offset) {
        if (blockOffset != null) {
            return true;
        }
        double resolved = offset;
        Double forced = constraints.forcedOffset();
        if (forced != null) {
            resolved = forced;
        } else if (constraints.clearance() > offset) {
            resolved = constraints.clearance();
            pushedByFloats = true;
        }
        blockOffset = resolved;
        position = 0;
        strut = MarginStrut.EMPTY;
        adjoining.clear();
        Double counted = floatsAt;
        if (counted != null && (floatsDisagree || counted != resolved)) {
            abortOffset = resolved;
            return false;
        }
        return true;
    }

    /** The block offset of the border edge that comes next, in the formatting context. */
    private double nextBorderEdge() {
        return blockOffset == null
                ? constraints.expectedWith(strut)
                : blockOffset + position + strut.sum();
    }

    private double contentLineLeft() {
        double lineLeft = box.flow().isInlineReversed() ? edges.inlineEnd() : edges.inlineStart();
        return constraints.lineOffset() + lineLeft;
    }

    private LineSpan contentSpan() {
        double left = contentLineLeft();
        return new LineSpan(left, left + contentInline);
    }

    private double lineOffset(double inlineStart, double inlineSize) {
        return contentLineLeft()
                + (box.flow().isInlineReversed()
                        ? contentInline - inlineStart - inlineSize
                        : inlineStart);
    }

    /** Where something at a line offset lies, from the inline-start border edge. */
    private double inlineOffset(double lineOffset, double inlineSize) {
        double fromLeft = lineOffset - constraints.lineOffset();
        return box.flow().isInlineReversed()
                ? constraints.inlineSize() - fromLeft - inlineSize
                : fromLeft;
    }

    // Children out of flow.

    private void addPositioned(Box child) {
        double block = blockOffset == null ? 0 : position + strut.sum();
        double inline = edges.inlineStart();
        if (child.style().get(ORIGINALLY_INLINE)) {
            inline += LineAlignment.ofEmptyLine(box, contentInline);
        }
        fragment.addStatic(child, new LogicalOffset(inline, block));
    }

    private void placeFloat(Box child) {
        double origin = nextBorderEdge();
        FloatSide side = FloatSide.of(child, scope.flow().direction());
        if (blockOffset == null) {
            countOn(origin);
            ownAdjoining.add(side);
            adjoining.add(side);
        }
        FloatPlacement.Placed placed =
                FloatPlacement.place(
                        scope, child, box.flow(), contentSpan(), origin, childInput, side);
        double start = blockOffset == null ? origin : blockOffset;
        addPlacedFloat(placed, start);
    }

    private void addPlacedFloat(FloatPlacement.Placed placed, double start) {
        BoxFragment child = placed.layout().fragment();
        double inlineSize = box.flow().toLogical(child.size()).inline();
        fragment.add(
                child,
                new LogicalOffset(
                        inlineOffset(placed.lineOffset(), inlineSize),
                        placed.blockOffset() - start),
                RelativeOffset.of(placed.box(), box.flow(), childInput),
                placed.layout().pending());
    }

    private void countOn(double offset) {
        Double before = floatsAt;
        floatsDisagree |= before != null && before != offset;
        floatsAt = offset;
    }

    // In-flow blocks of the same formatting context.

    private boolean layOutBlock(Box child) {
        double childInline = InlineSizing.borderBox(child, inputOf(child), scope.context());
        LogicalEdges margins =
                InlineMargins.resolve(
                        child,
                        BoxEdges.margin(child, AvailableSize.definite(contentInline), box.flow()),
                        box,
                        contentInline,
                        () -> childInline);
        Set<FloatSide> cleared = FloatSide.cleared(child.style(), scope.flow().direction());
        Double forced = null;
        boolean pushed = false;
        if (blockOffset == null && clearsAny(cleared, adjoining)) {
            if (!resolve()) {
                return false;
            }
            forced = scope.floats().clearance(cleared);
            pushed = true;
        }
        double clearance = scope.floats().clearance(cleared);
        MarginStrut childStrut = strut.append(margins.blockStart());
        double line = lineOffset(margins.inlineStart(), childInline);
        int mark = scope.floats().mark();
        FlowResult result = run(child, childInline, line, childStrut, forced, clearance);
        for (int pass = 1; result instanceof FlowResult.Aborted aborted; pass++) {
            scope.floats().rollBack(mark);
            if (!resolve(aborted.blockOffset())) {
                return false;
            }
            if (pass == MAX_PASSES) {
                throw new IllegalStateException("block offset does not settle");
            }
            result =
                    run(
                            child,
                            childInline,
                            line,
                            childStrut,
                            aborted.blockOffset(),
                            Double.NEGATIVE_INFINITY);
        }
        return finishBlock(
                child,
                (FlowResult.Done) result,
                margins,
                childInline,
                line,
                childStrut,
                clearance,
                pushed,
                mark);
    }

    private FlowResult run(
            Box child,
            double childInline,
            double line,
            MarginStrut childStrut,
            @Nullable Double forced,
            double clearance) {
        Double childForced = forced;
        if (childForced == null && blockOffset == null) {
            childForced = constraints.forcedOffset();
        }
        double base = blockOffset == null ? constraints.blockOffset() : blockOffset + position;
        return new BlockLayout(
                        scope,
                        child,
                        new FlowConstraints(
                                childInput,
                                childInline,
                                line,
                                base,
                                childStrut,
                                childForced,
                                clearance,
                                blockOffset == null ? Set.copyOf(adjoining) : Set.of()),
                        false)
                .run();
    }

    private boolean finishBlock(
            Box child,
            FlowResult.Done first,
            LogicalEdges margins,
            double childInline,
            double line,
            MarginStrut firstStrut,
            double clearance,
            boolean pushed,
            int mark) {
        FlowResult.Done result = first;
        boolean collapses = result.isSelfCollapsing();
        boolean collapsedCleared = collapses && pushed;
        if (collapses && !collapsedCleared) {
            double estimate =
                    (blockOffset == null ? constraints.blockOffset() : blockOffset + position)
                            + result.endStrut().sum();
            collapsedCleared = estimate < clearance;
        }
        boolean cleared = collapsedCleared || (!collapses && (pushed || result.pushedByFloats()));
        if (cleared) {
            // Clearance separates the child's margins from ours.
            if (!resolve()) {
                return false;
            }
        }
        Double childOffset = result.blockOffset();
        if (childOffset == null) {
            if (blockOffset != null) {
                double at = blockOffset + position + result.endStrut().sum();
                childOffset = Math.max(at, clearance);
            }
        } else if (!cleared && !resolve(childOffset)) {
            return false;
        }
        MarginStrut ownStrut = MarginStrut.EMPTY.append(margins.blockStart());
        boolean newStrut = collapsedCleared && !ownStrut.equals(firstStrut);
        Double floats = result.floatsAt();
        boolean misplaced = collapses && floats != null && !floats.equals(childOffset);
        if (childOffset != null && (newStrut || misplaced)) {
            scope.floats().rollBack(mark);
            FlowResult again =
                    run(
                            child,
                            childInline,
                            line,
                            newStrut ? ownStrut : firstStrut,
                            childOffset,
                            Double.NEGATIVE_INFINITY);
            if (again instanceof FlowResult.Done done) {
                result = done;
            }
        } else if (blockOffset == null && floats != null) {
            countOn(floats);
            ownAdjoining.addAll(result.adjoining());
            adjoining.addAll(result.adjoining());
        }
        double childBlock =
                childOffset == null || blockOffset == null ? 0 : childOffset - blockOffset;
        childBlock += placeMarkerBeside(result.layout().fragment(), childBlock);
        place(child, result.layout(), inlineOffset(line, childInline), childBlock);
        advance(result, margins.blockEnd(), childBlock, collapsedCleared);
        return true;
    }

    /** Moves on to where the next child goes. */
    private void advance(
            FlowResult.Done child, double marginEnd, double childBlock, boolean childCleared) {
        if (child.isSelfCollapsing()) {
            if (childCleared) {
                // Adding the margins back gives the position that clearance led to.
                position = childBlock - child.endStrut().sum();
            }
            selfCollapsingChildCleared |= childCleared;
        } else {
            position = childBlock + blockSize(child.layout());
            selfCollapsingChildCleared = false;
        }
        strut = child.endStrut().append(marginEnd);
    }

    private double blockSize(LayoutResult child) {
        return box.flow().toLogical(child.fragment().size()).block();
    }

    private static boolean clearsAny(Set<FloatSide> cleared, Set<FloatSide> floats) {
        for (FloatSide side : cleared) {
            if (floats.contains(side)) {
                return true;
            }
        }
        return false;
    }

    private void place(Box child, LayoutResult layout, double inline, double block) {
        fragment.add(
                layout.fragment(),
                new LogicalOffset(inline, block),
                RelativeOffset.of(positionedAs(child), box.flow(), childInput),
                layout.pending());
        fragment.addBaselines(layout.fragment(), block);
    }

    /** Blocks inside an inline box move with it. */
    private static Box positionedAs(Box child) {
        InlineBox inline = child instanceof BlockContainer block ? block.splitInline() : null;
        return inline == null ? child : inline;
    }

    // Children that establish a formatting context, beside floats.

    private boolean layOutRoot(Box child) {
        RootPlacement placement =
                new RootPlacement(scope, child, box, contentSpan(), inputOf(child));
        Set<FloatSide> cleared = FloatSide.cleared(child.style(), scope.flow().direction());
        MarginStrut together = strut.append(placement.margins().blockStart());
        double margin = together.sum();
        if (blockOffset == null) {
            double collapsed = constraints.expectedWith(together);
            double testAt = floatsAt == null ? collapsed : floatsAt;
            boolean separated =
                    !adjoining.isEmpty()
                            && (clearsAny(cleared, adjoining)
                                    || placement.place(testAt).block() > testAt);
            if (!resolve(separated ? constraints.expectedWith(strut) : collapsed)) {
                return false;
            }
            // Unless floats separate it, the child's margin is part of our own offset now.
            margin = separated ? placement.margins().blockStart() : 0;
        }
        double start = blockOffset == null ? 0 : blockOffset;
        double origin = Math.max(start + position + margin, scope.floats().clearance(cleared));
        RootPlacement.Placed placed = placement.place(origin);
        LogicalSize size = box.flow().toLogical(placed.layout().fragment().size());
        double block = placed.block() - start;
        block += placeMarkerBeside(placed.layout().fragment(), block);
        place(child, placed.layout(), inlineOffset(placed.lineOffset(), size.inline()), block);
        position = block + size.block();
        strut = MarginStrut.EMPTY.append(placement.margins().blockEnd());
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
                        contentSpan(),
                        childInput,
                        scope.clamp());
        if (!lines.isEmpty() && !resolve()) {
            return false;
        }
        double origin = nextBorderEdge();
        if (blockOffset == null && lines.hasFloats()) {
            countOn(origin);
            ownAdjoining.addAll(lines.floatSides());
            adjoining.addAll(lines.floatSides());
        }
        InlineResult result = lines.layout(origin);
        double start = blockOffset == null ? 0 : origin - blockOffset;
        Box outside = outsideMarker(container);
        Double baseline = result.firstBaseline();
        if (outside != null && baseline != null) {
            start += placeMarkerAt(outside, start, baseline);
        } else {
            marker = outside;
        }
        result.addTo(fragment, edges.inlineStart(), start);
        if (!result.isEmpty()) {
            position = start + result.blockSize();
            strut = MarginStrut.EMPTY;
        }
        return true;
    }

    private static @Nullable Box outsideMarker(BlockContainer container) {
        for (Box child : container.children()) {
            if (child.pseudo() == PseudoElement.MARKER && child instanceof BlockContainer) {
                return child;
            }
            if (!child.isOutOfFlow()) {
                return null;
            }
        }
        return null;
    }

    // The end.

    private FlowResult finish() {
        if (marker != null && !holdsOnlySplitInlines() && !placeMarker(marker)) {
            return aborted();
        }
        if (clampedAt != null) {
            position = clampedAt;
            strut = MarginStrut.EMPTY;
        }
        MarginStrut endStrut = strut;
        boolean holdsMargins = isRoot || edges.blockEnd() != 0 || selfCollapsingChildCleared;
        if (holdsMargins) {
            double margin = strut.sum();
            if (blockOffset == null) {
                if (!resolve()) {
                    return aborted();
                }
            } else {
                position += margin;
            }
            endStrut = MarginStrut.EMPTY;
        }
        intrinsicBlock = Math.max(intrinsicBlock, position);
        if (isRoot && blockOffset != null) {
            intrinsicBlock = Math.max(intrinsicBlock, scope.floats().lowestEnd() - blockOffset);
        }
        intrinsicBlock += edges.blockEnd();
        double automatic = ContentBlockSize.of(box, intrinsicBlock, edges);
        LayoutInput input = constraints.input();
        double size = BlockSizing.borderBox(box, input, constraints.inlineSize(), automatic);
        size = QuirksHeight.of(box, size, input, blockOffset, endStrut, scope.context());
        if (blockOffset == null && size > 0 && !resolve()) {
            return aborted();
        }
        if (blockOffset != null && endsAboveContent(input, size, automatic)) {
            endStrut = MarginStrut.EMPTY;
        }
        fragment.shiftContent(ContentShift.of(box, size - intrinsicBlock));
        LayoutResult built = fragment.build(new LogicalSize(constraints.inlineSize(), size));
        // The root's positioned descendants are dealt with by whoever asked for it.
        LayoutResult layout =
                isRoot ? built : PositionedLayout.layOutPending(built, scope.context());
        return new FlowResult.Done(
                layout,
                blockOffset,
                endStrut,
                pushedByFloats,
                Set.copyOf(ownAdjoining),
                blockOffset == null ? floatsAt : null);
    }

    /** A size of its own keeps the last child's margin from collapsing with this box's. */
    private boolean endsAboveContent(LayoutInput input, double size, double automatic) {
        return size != automatic
                || BlockSizing.definite(box, input, constraints.inlineSize()) != null;
    }

    /**
     * Places an outside marker on the first baseline there is.
     *
     * @return how far the marker, being taller, pushes the content down
     */
    private double placeMarkerBeside(BoxFragment content, double block) {
        Box outside = marker;
        Double baseline = content.firstBaseline();
        if (outside == null || baseline == null) {
            return 0;
        }
        marker = null;
        return placeMarkerAt(outside, block, baseline);
    }

    private double placeMarkerAt(Box outside, double block, double baseline) {
        LayoutResult layout = layOutMarker(outside);
        LogicalSize size = box.flow().toLogical(layout.fragment().size());
        Double ascent = layout.fragment().firstBaseline();
        double adjust = ascent == null ? 0 : baseline - ascent;
        fragment.add(
                layout.fragment(),
                new LogicalOffset(edges.inlineStart() - size.inline(), block + Math.max(0, adjust)),
                PhysicalOffset.ZERO,
                layout.pending());
        return Math.max(0, -adjust);
    }

    /**
     * Whether all content is inline but for blocks inside inline boxes: browsers then take the
     * blocks for lines, and a marker that finds none to stand on vanishes.
     */
    private boolean holdsOnlySplitInlines() {
        boolean split = false;
        for (Box child : box.children()) {
            if (positionedAs(child) != child) {
                split = true;
            } else if (child != marker && !child.isAnonymous()) {
                return false;
            }
        }
        return split;
    }

    private LayoutResult layOutMarker(Box outside) {
        return scope.context().layout(outside, childInput.withInlineAuto(AutoSize.FIT_CONTENT));
    }

    /** A marker with no line to stand beside makes room of its own. */
    private boolean placeMarker(Box outside) {
        // NB: margins before an item without lines count again after it.
        MarginStrut before = strut;
        boolean unresolved = blockOffset == null;
        if (!resolve()) {
            return false;
        }
        if (unresolved) {
            strut = before;
        }
        LayoutResult layout = layOutMarker(outside);
        LogicalSize size = box.flow().toLogical(layout.fragment().size());
        place(outside, layout, edges.inlineStart() - size.inline(), edges.blockStart());
        intrinsicBlock = Math.max(intrinsicBlock, edges.blockStart() + size.block());
        return true;
    }
}
