package browsy.layout.grid;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.grid.TrackSizing.Bounds;
import browsy.layout.positioned.RelativeOffset;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.sizing.SizeContainment;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Lays out one grid container under given constraints: sizes the tracks, determines the block size,
 * sizes the tracks again if they depend on it, and places the items and the static positions of
 * positioned children.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#layout-algorithm">css-grid-2 12</a>
 */
final class GridLayout {
    private final Box box;
    private final LayoutInput input;
    private final LayoutContext context;
    private final LogicalEdges edges;
    private final double inlineSize;

    /**
     * The tracks of the empty grid, which determine the block size under size containment; null if
     * the box has no size containment or its block size is definite.
     */
    private final @Nullable GridSizingState empty;

    private final Bounds block;
    private final GridAlgorithm algorithm;
    private final Map<Box, PlacedFragment> placed = new IdentityHashMap<>();
    private final List<PendingPositioned> pending = new ArrayList<>();

    GridLayout(Box box, LayoutInput input, LayoutContext context, TrackBudget budget) {
        this.box = box;
        this.input = input;
        this.context = context;
        this.edges = BoxEdges.borderPadding(box, input.percentageEdges());
        this.inlineSize = InlineSizing.borderBox(box, input, context);
        double inner = Math.max(0, inlineSize - edges.inlineSum());
        Bounds inline =
                new Bounds(
                        AvailableSize.definite(inner),
                        inner,
                        inner,
                        GridAlgorithm.stretches(box, GridDirection.COLUMNS));
        Bounds known = GridAlgorithm.blockBounds(box, input, inlineSize);
        this.empty =
                known.available().isDefinite() || !SizeContainment.ofBlock(box)
                        ? null
                        : sized(EmptyGrid.like(box), inline, known, budget);
        this.block = empty == null ? known : blockBounds(empty, known);
        this.algorithm = new GridAlgorithm(box, input, inline, block, context, budget);
    }

    /** Sizes the tracks of a grid and returns them. */
    private GridSizingState sized(Box grid, Bounds inline, Bounds rows, TrackBudget budget) {
        GridAlgorithm sizes = new GridAlgorithm(grid, input, inline, rows, context, budget);
        sizes.run();
        return sizes.sizing();
    }

    private Bounds blockBounds(GridSizingState empty, Bounds known) {
        double inner = Math.max(0, borderBox(empty) - edges.blockSum());
        return new Bounds(AvailableSize.definite(inner), inner, inner, known.stretches());
    }

    /** Returns the border-box block size; the rows count unless the style determines it. */
    private double borderBox(GridSizingState sizing) {
        double content = extent(sizing, GridDirection.ROWS) + edges.blockSum();
        return BlockSizing.borderBox(
                box, input, inlineSize, SizeContainment.emptyBlock(box, content, edges));
    }

    /**
     * Runs the layout.
     *
     * <ol>
     *   <li>Size the tracks of both axes.
     *   <li>Compute the block size from the rows, or under size containment from the empty grid.
     *   <li>Size the tracks again if they depend on that block size.
     *   <li>Lay out the items and align them in their areas.
     *   <li>Collect the children in tree order; positioned ones stay pending with their grid area.
     * </ol>
     */
    LayoutResult run() {
        // 1. to 3.: tracks and block size.
        algorithm.run();
        GridSizingState sizing = algorithm.sizing();
        double blockSize = borderBox(empty == null ? sizing : empty);
        double inner = Math.max(0, blockSize - edges.blockSum());
        algorithm.runAgain(inner, !block.available().equals(AvailableSize.definite(inner)));
        LogicalSize size = new LogicalSize(inlineSize, blockSize);
        GridContainerBaselines baselines = new GridContainerBaselines(sizing, edges.blockStart());
        ItemRows rows = new ItemRows(sizing, edges.blockStart(), block.available().isDefinite());
        // 4. Items.
        for (GridItem item : sizing.node().items()) {
            place(item, size, sizing, baselines, rows);
        }
        // 5. Children in tree order.
        List<PlacedFragment> children = new ArrayList<>();
        GridPositioned positioned = new GridPositioned(sizing, box, edges, size);
        pending.replaceAll(waiting -> positioned.inArea(waiting, context));
        for (Box child : box.children()) {
            PlacedFragment fragment = placed.get(child);
            if (fragment != null) {
                children.add(fragment);
            } else if (child.isAbsolutelyPositioned()) {
                pending.add(positioned.pending(child, context));
            }
        }
        return new LayoutResult(
                new BoxFragment(
                        box,
                        box.flow().toPhysical(size),
                        children,
                        baselines.first(),
                        baselines.last()),
                pending);
    }

    private static double extent(GridSizingState sizing, GridDirection direction) {
        AxisTracks tracks = sizing.tracks(direction);
        return tracks == null ? 0 : tracks.extent();
    }

    /**
     * Lays out an item in its area, aligns it, and records its fragment, pending boxes and
     * baseline.
     */
    private void place(
            GridItem item,
            LogicalSize container,
            GridSizingState sizing,
            GridContainerBaselines baselines,
            ItemRows rows) {
        // Lay out the item in its area.
        AreaSpace space =
                new AreaSpace(
                        sizing.area(item, GridDirection.COLUMNS),
                        sizing.area(item, GridDirection.ROWS));
        LayoutResult result =
                context.layout(
                        item.box(), space.inputFor(item, sizing.tracksForSubgrid(item), context));
        LogicalSize own = box.flow().toLogical(result.fragment().size());
        LogicalEdges margin = BoxEdges.margin(item.box(), space.inline(), box.flow());
        // Align the item in its grid area, along the inline and the block axis of the grid.
        double inline =
                start(sizing, item, GridDirection.COLUMNS)
                        + SelfAlignmentOffset.of(
                                item,
                                GridDirection.COLUMNS,
                                space.inline().orElse(0),
                                result.fragment(),
                                margin,
                                sizing.baselines(GridDirection.COLUMNS));
        double across =
                start(sizing, item, GridDirection.ROWS)
                        + SelfAlignmentOffset.of(
                                item,
                                GridDirection.ROWS,
                                space.block().orElse(0),
                                result.fragment(),
                                margin,
                                sizing.baselines(GridDirection.ROWS));
        LogicalOffset offset =
                new LogicalOffset(edges.inlineStart() + inline, edges.blockStart() + across);
        // Convert to physical coordinates and apply relative positioning.
        PhysicalOffset shift =
                RelativeOffset.of(
                        item.box(),
                        box.flow(),
                        LayoutInput.inContainingBlock(space.inline(), space.block()));
        PhysicalOffset physical = box.flow().toPhysical(offset, own, container).plus(shift);
        placed.put(item.box(), new PlacedFragment(result.fragment(), physical, rows.of(item)));
        for (PendingPositioned waiting : result.pending()) {
            pending.add(waiting.movedBy(physical));
        }
        baselines.add(item, result.fragment(), offset.block());
    }

    private static double start(GridSizingState sizing, GridItem item, GridDirection direction) {
        AxisTracks tracks = sizing.tracks(direction);
        return tracks == null ? 0 : tracks.start(item.area().on(direction));
    }
}
