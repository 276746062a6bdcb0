package browsy.layout.flex;

import browsy.css.value.align.ContentDistribution;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.flex.FlexMeasure.MainBounds;
import browsy.layout.flex.PlacementProblem.Extent;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.positioned.RelativeOffset;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.sizing.MinMax;
import browsy.layout.sizing.SizeContainment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The layout of one flex container. Measures the lines and items ({@link FlexMeasure}), sizes the
 * container, then aligns the lines and their items. The numbers in comments are the steps of the
 * specification's algorithm.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#layout-algorithm">css-flexbox-1 9</a>
 */
final class FlexLayout {
    private final Box box;
    private final LayoutInput input;
    private final LayoutContext context;
    private final FlexSolver solver;
    private final FlexStyle style;
    private final LogicalEdges edges;
    private final double inlineSize;
    private final FlexMeasure measure;
    private final Map<Box, PlacedFragment> placed = new IdentityHashMap<>();
    private final List<PendingPositioned> pending = new ArrayList<>();
    private final ContainerBaselines baselines = new ContainerBaselines();

    FlexLayout(Box box, LayoutInput input, LayoutContext context, FlexSolver solver) {
        this.box = box;
        this.input = input;
        this.context = context;
        this.solver = solver;
        this.style = FlexStyle.of(box);
        this.edges = BoxEdges.borderPadding(box, input.percentageEdges());
        this.inlineSize = InlineSizing.borderBox(box, input, context);
        AvailableSize inline = AvailableSize.definite(inlineSize - edges.inlineSum());
        AvailableSize percentageBlock = BlockSizing.childPercentageBasis(box, input, inlineSize);
        FlexSpace space = FlexSpace.of(inline, percentageBlock);
        this.measure = new FlexMeasure(style, space, mainBounds(space), context, solver);
    }

    private MainBounds mainBounds(FlexSpace space) {
        if (!style.column()) {
            return new MainBounds(space.inline(), 0, Double.POSITIVE_INFINITY);
        }
        Double fixed = input.block().imposedBorderBox();
        if (fixed != null) {
            return blockBounds(box, input, AvailableSize.definite(fixed - edges.blockSum()), edges);
        }
        if (input.block().auto() == AutoSize.STRETCH_AT_LEAST) {
            return blockBounds(box, input, AvailableSize.INDEFINITE, edges);
        }
        boolean grows = !style.wraps() && BlockSizing.isAtLeastContent(box, input);
        if (!space.block().isDefinite() || !grows) {
            return blockBounds(box, input, space.block(), edges);
        }
        MainBounds open = blockBounds(box, input, AvailableSize.INDEFINITE, edges);
        return new MainBounds(open.size(), space.block().orElse(0), open.max());
    }

    /**
     * The bounds of the main axis of a column container.
     *
     * @param innerSize the inner main size; indefinite if the content decides it
     */
    static MainBounds blockBounds(
            Box box, LayoutInput input, AvailableSize innerSize, LogicalEdges edges) {
        MinMax bounds = BlockSizing.contentMinMax(box, input, edges);
        return new MainBounds(innerSize, bounds.min(), bounds.max());
    }

    /**
     * Lays out the container: measures the lines, computes the block size, places the items, and
     * collects fragments and positioned children in document order.
     */
    LayoutResult run() {
        List<FlexLine> lines = measure.lines(FlexItems.inOrder(box, style));
        double gap = style.crossGap(crossBasis());
        double content = SizeContainment.contentBlock(box, contentBlock(lines, gap), edges);
        double blockSize = BlockSizing.borderBox(box, input, inlineSize, content);
        double shared = sharedBlock(blockSize, content);
        LogicalSize inner =
                new LogicalSize(
                        inlineSize - edges.inlineSum(), Math.max(0, shared - edges.blockSum()));
        LogicalSize size = new LogicalSize(inlineSize, blockSize);
        placeLines(lines, gap, inner, size);
        List<PlacedFragment> children = new ArrayList<>();
        for (Box child : box.children()) {
            PlacedFragment fragment = placed.get(child);
            if (fragment != null) {
                children.add(fragment);
            } else if (child.isAbsolutelyPositioned()) {
                pending.add(FlexStaticPosition.of(child, style, edges, size));
            }
        }
        return new LayoutResult(
                new BoxFragment(
                        box,
                        style.flow().toPhysical(size),
                        children,
                        baselines.first(),
                        baselines.last()),
                pending);
    }

    /**
     * Returns the part of the border-box block size in which the items are aligned: without the
     * space that only stretching adds where items do not flex to fill it.
     */
    private double sharedBlock(double blockSize, double content) {
        return input.block().auto() == AutoSize.STRETCH_AT_LEAST
                ? BlockSizing.borderBox(
                        box, input.withBlockAuto(AutoSize.FIT_CONTENT), inlineSize, content)
                : blockSize;
    }

    private AvailableSize crossBasis() {
        return style.column()
                ? AvailableSize.definite(inlineSize - edges.inlineSum())
                : BlockSizing.childPercentageBasis(box, input, inlineSize);
    }

    /** The border-box block size that the content requires, in CSS px. */
    private double contentBlock(List<FlexLine> lines, double gap) {
        double size = 0;
        if (style.column()) {
            double between = measure.mainGap();
            for (FlexLine line : lines) {
                size = Math.max(size, line.extent(between));
            }
        } else {
            for (FlexLine line : lines) {
                size += line.cross();
            }
            size += gap * Math.max(0, lines.size() - 1);
        }
        return size + edges.blockSum();
    }

    private void placeLines(
            List<FlexLine> measured, double gap, LogicalSize inner, LogicalSize size) {
        if (measured.isEmpty()) {
            return;
        }
        double innerCross = style.column() ? inner.inline() : inner.block();
        double innerMain = style.column() ? inner.block() : inner.inline();
        List<FlexLine> lines = sizeLines(measured, gap, innerCross);
        if (style.wrapReversed()) {
            Collections.reverse(lines);
        }
        List<Double> starts = style.wraps() ? lineStarts(lines, gap, innerCross) : List.of(0.0);
        for (int i = 0; i < lines.size(); i++) {
            placeLine(lines.get(i), starts.get(i), innerMain, size, i == 0, i == lines.size() - 1);
        }
    }

    /**
     * Step 16: aligns the lines by {@code align-content}.
     *
     * @return the start of each line, in CSS px from the container's cross-start content edge
     */
    private List<Double> lineStarts(List<FlexLine> lines, double gap, double innerCross) {
        List<Extent> extents = new ArrayList<>(lines.size());
        for (FlexLine line : lines) {
            extents.add(new Extent(0, line.cross(), 0, false, false));
        }
        PlacementProblem packed =
                new PlacementProblem(innerCross, gap, PlacementProblem.Distribution.START, extents);
        return solver.place(
                new PlacementProblem(
                        innerCross,
                        gap,
                        MainAlignment.of(
                                style.alignContent(),
                                style,
                                packed.freeSpace(),
                                lines.size(),
                                style.wrapReversed()),
                        extents));
    }

    /**
     * Steps 8 and 9: a single line takes the cross size of the container, several lines are
     * stretched.
     */
    private List<FlexLine> sizeLines(List<FlexLine> lines, double gap, double innerCross) {
        if (!style.wraps()) {
            return new ArrayList<>(List.of(lines.get(0).withCross(innerCross)));
        }
        double free = innerCross - gap * (lines.size() - 1);
        for (FlexLine line : lines) {
            free -= line.cross();
        }
        ContentDistribution alignment = style.alignContent().value();
        boolean stretches =
                alignment == ContentDistribution.NORMAL || alignment == ContentDistribution.STRETCH;
        double each = stretches && free > 0 ? free / lines.size() : 0;
        List<FlexLine> sized = new ArrayList<>();
        for (FlexLine line : lines) {
            sized.add(line.withCross(line.cross() + each));
        }
        return sized;
    }

    /**
     * Steps 12 to 14: aligns the items of one line along both axes.
     *
     * @param lineStart the start of the line, in CSS px from the container's cross-start content
     *     edge
     */
    private void placeLine(
            FlexLine line,
            double lineStart,
            double innerMain,
            LogicalSize size,
            boolean first,
            boolean last) {
        List<MeasuredItem> items = new ArrayList<>(line.items());
        if (style.reversed()) {
            Collections.reverse(items);
        }
        List<Double> starts = mainStarts(items, innerMain);
        if (!style.column()) {
            baselines.line(line, edges.blockStart() + lineStart, first, last);
        }
        for (int i = 0; i < items.size(); i++) {
            MeasuredItem measured = items.get(i);
            ItemBox item = measured.item();
            LayoutResult result = finalLayout(measured, line);
            LogicalSize itemSize = item.onContainerAxes(result.fragment().size());
            double cross = style.column() ? itemSize.inline() : itemSize.block();
            double main = starts.get(i);
            double across = lineStart + CrossAlignment.offset(measured, line, cross);
            LogicalOffset offset =
                    style.column()
                            ? new LogicalOffset(
                                    edges.inlineStart() + across, edges.blockStart() + main)
                            : new LogicalOffset(
                                    edges.inlineStart() + main, edges.blockStart() + across);
            place(item, result, offset, itemSize, size);
            baselines.item(item, result.fragment(), offset.block(), first, last);
        }
    }

    /**
     * The start of each item along the main axis: auto margins take positive free space, else it is
     * distributed by {@code justify-content}.
     *
     * @return the offsets in CSS px from the container's main-start content edge
     */
    private List<Double> mainStarts(List<MeasuredItem> items, double innerMain) {
        double gap = measure.mainGap();
        List<Extent> extents = new ArrayList<>(items.size());
        boolean hasAuto = false;
        for (MeasuredItem measured : items) {
            ItemBox item = measured.item();
            hasAuto |= item.hasAutoMainStart() || item.hasAutoMainEnd();
            extents.add(extent(measured, false));
        }
        PlacementProblem packed =
                new PlacementProblem(innerMain, gap, PlacementProblem.Distribution.START, extents);
        double free = packed.freeSpace();
        if (hasAuto && free > 0) {
            extents.clear();
            for (MeasuredItem measured : items) {
                extents.add(extent(measured, true));
            }
        }
        return solver.place(
                new PlacementProblem(
                        innerMain,
                        gap,
                        MainAlignment.of(
                                style.justifyContent(),
                                style,
                                free,
                                items.size(),
                                style.reversed()),
                        extents));
    }

    private static Extent extent(MeasuredItem measured, boolean withAuto) {
        ItemBox item = measured.item();
        return new Extent(
                item.mainMarginStart(),
                measured.main(),
                item.mainMarginEnd(),
                withAuto && item.hasAutoMainStart(),
                withAuto && item.hasAutoMainEnd());
    }

    /**
     * Step 11: the layout with the used cross size. It repeats the layout of stretched items, of
     * items with stretched minimum or maximum sizes whose line size was unknown, and of items
     * measured with the size of the container or a share of it as the cross size, as the line may
     * be wider.
     */
    private LayoutResult finalLayout(MeasuredItem measured, FlexLine line) {
        ItemBox item = measured.item();
        if (!item.isStretched()
                && style.lineBreaking().leastLines() == 1
                && !(style.column() && style.wraps())
                && (!item.hasStretchedBounds() || measure.space().cross(style).isDefinite())) {
            return measured.result();
        }
        return context.layout(
                item.box(),
                measure.inputs()
                        .forLayout(
                                item,
                                measured.main(),
                                measured.mainDefinite(),
                                AvailableSize.definite(line.cross())));
    }

    private void place(
            ItemBox item,
            LayoutResult result,
            LogicalOffset offset,
            LogicalSize itemSize,
            LogicalSize container) {
        PhysicalOffset shift =
                RelativeOffset.of(item.box(), style.flow(), measure.space().containingBlock());
        PhysicalOffset physical = style.flow().toPhysical(offset, itemSize, container).plus(shift);
        placed.put(item.box(), new PlacedFragment(result.fragment(), physical));
        for (PendingPositioned positioned : result.pending()) {
            pending.add(positioned.movedBy(physical));
        }
    }
}
