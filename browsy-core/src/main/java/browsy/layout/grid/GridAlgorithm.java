package browsy.layout.grid;

import static browsy.style.property.AlignProperties.ALIGN_CONTENT;
import static browsy.style.property.AlignProperties.JUSTIFY_CONTENT;
import static browsy.style.property.GridProperties.GRID_TEMPLATE_COLUMNS;
import static browsy.style.property.GridProperties.GRID_TEMPLATE_ROWS;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.ContentDistribution;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.StretchDependence;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutLimit;
import browsy.layout.context.SubgridTracks;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.grid.TrackSizing.Bounds;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.MinMax;

/**
 * The grid sizing algorithm: places the items of a grid container and sizes the tracks of both
 * axes, columns before rows. Columns are sized again if contributions to them depend on the rows.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#algo-grid-sizing">css-grid-2 12.1</a>
 */
final class GridAlgorithm {
    private final Box box;
    private final LayoutInput input;
    private final Bounds inline;
    private final Bounds block;
    private final GridSizingState sizing;

    /**
     * Places the items of a grid. No track is sized yet.
     *
     * @param inline the bounds of the inner inline size
     * @param block the bounds of the inner block size
     * @param budget the limits of track numbers for the layout run; if this grid exceeds them, it
     *     is placed again with fewer tracks
     */
    GridAlgorithm(
            Box box,
            LayoutInput input,
            Bounds inline,
            Bounds block,
            LayoutContext context,
            TrackBudget budget) {
        this.box = box;
        this.input = input;
        this.inline = inline;
        this.block = block;
        int maxTracks = budget.maxTracks(box, context.limits());
        GridNode node = node(maxTracks, context, budget);
        if (!budget.take(node)) {
            maxTracks = budget.maxTracks(box, context.limits());
            node = node(maxTracks, context, budget);
        }
        if (Math.max(node.count(GridDirection.COLUMNS), node.count(GridDirection.ROWS))
                >= maxTracks) {
            context.reached(LayoutLimit.GRID_TRACKS);
        }
        this.sizing = new GridSizingState(node, context, input.percentageEdges());
    }

    /** Places the items with the number of automatic repetitions that the bounds yield. */
    private GridNode node(int maxTracks, LayoutContext context, TrackBudget budget) {
        GridNode empty = node(maxTracks, AutoRepeat.Repetitions.ONCE, context, budget);
        AutoRepeat.Repetitions repetitions = repetitions(empty, maxTracks);
        return repetitions.equals(AutoRepeat.Repetitions.ONCE)
                ? empty
                : node(maxTracks, repetitions, context, budget);
    }

    private GridNode node(
            int maxTracks,
            AutoRepeat.Repetitions repetitions,
            LayoutContext context,
            TrackBudget budget) {
        GridNodeBuilder builder = new GridNodeBuilder(maxTracks, budget.maxInherited());
        GridNode node = builder.build(box, input.subgrid(), repetitions);
        budget.takeInherited(builder.inherited());
        if (builder.overlaps()) {
            context.reached(LayoutLimit.GRID_PLACES);
        }
        if (builder.isInheritanceExhausted()) {
            context.reached(LayoutLimit.GRID_TRACKS);
        }
        return node;
    }

    private AutoRepeat.Repetitions repetitions(GridNode node, int maxTracks) {
        return new AutoRepeat.Repetitions(
                repetitions(node, GridDirection.COLUMNS, inline, maxTracks),
                repetitions(node, GridDirection.ROWS, block, maxTracks));
    }

    private int repetitions(GridNode node, GridDirection direction, Bounds bounds, int maxTracks) {
        boolean columns = direction == GridDirection.COLUMNS;
        Double gap = node.gap(direction, bounds.available());
        return AutoRepeat.count(
                box.style().get(columns ? GRID_TEMPLATE_COLUMNS : GRID_TEMPLATE_ROWS),
                bounds.available(),
                bounds.min(),
                bounds.max(),
                gap == null ? 0 : gap,
                maxTracks);
    }

    /**
     * Returns the bounds of the inner block size that are known without the content.
     *
     * @param inlineSize the border-box inline size
     */
    static Bounds blockBounds(Box box, LayoutInput input, double inlineSize) {
        LogicalEdges edges = BoxEdges.borderPadding(box, input.percentageEdges());
        Double fixed = input.block().imposedBorderBox();
        Double definite = fixed != null ? fixed : BlockSizing.definite(box, input, inlineSize);
        MinMax bounds = BlockSizing.contentMinMax(box, input, edges);
        AvailableSize available =
                definite == null
                        ? AvailableSize.INDEFINITE
                        : AvailableSize.definite(definite - edges.blockSum());
        return new Bounds(
                available, bounds.min(), bounds.max(), stretches(box, GridDirection.ROWS));
    }

    /** Tests whether {@code auto} tracks stretch to fill the remaining space. */
    static boolean stretches(Box box, GridDirection direction) {
        ContentDistribution value = alignment(box, direction).value();
        return value == ContentDistribution.NORMAL || value == ContentDistribution.STRETCH;
    }

    private static ContentAlignment alignment(Box box, GridDirection direction) {
        return box.style()
                .get(direction == GridDirection.COLUMNS ? JUSTIFY_CONTENT : ALIGN_CONTENT);
    }

    GridSizingState sizing() {
        return sizing;
    }

    void run() {
        size(GridDirection.COLUMNS, inline);
        size(GridDirection.ROWS, block);
    }

    /** Sizes the columns; also the rows if contributions to columns depend on them. */
    void runColumns() {
        size(GridDirection.COLUMNS, inline);
        if (needsColumnsAgain()) {
            size(GridDirection.ROWS, block);
            size(GridDirection.COLUMNS, inline);
        }
    }

    /**
     * Sizes both axes again after the block size of the container is known. In browsers that block
     * size results from the first sizing of the rows, even if the columns change.
     *
     * @param innerBlock the inner block size, CSS px
     * @param changed whether the rows were sized with a different or an indefinite block size
     */
    void runAgain(double innerBlock, boolean changed) {
        boolean columnsAgain = needsColumnsAgain();
        if (columnsAgain) {
            size(GridDirection.COLUMNS, inline);
        }
        if (columnsAgain || changed && rowsDependOnSize()) {
            AvailableSize known = AvailableSize.definite(innerBlock);
            size(GridDirection.ROWS, new Bounds(known, innerBlock, innerBlock, block.stretches()));
        } else if (changed) {
            align(GridDirection.ROWS, innerBlock);
        }
    }

    /**
     * Tests whether row sizes depend on the block size of the container: by a percentage or a
     * flexible track.
     */
    private boolean rowsDependOnSize() {
        GridNode node = sizing.node();
        if (node.hasPercentageGap(GridDirection.ROWS)) {
            return true;
        }
        return node.trackSizes(GridDirection.ROWS).stream()
                .anyMatch(
                        size -> TrackQueries.hasPercentage(size) || TrackQueries.isFlexible(size));
    }

    /**
     * Tests whether column contributions depend on the rows: of orthogonal items, of stretched
     * items with an aspect ratio, and of items with percentage block sizes.
     */
    private boolean needsColumnsAgain() {
        if (isSubgridded(GridDirection.COLUMNS)) {
            return false;
        }
        for (GridItem item : sizing.node().items()) {
            if (item.isOrthogonal()
                    || item.isStretched(GridDirection.ROWS) && StretchDependence.of(item.box())
                    || hasPercentage(item.sizes(GridDirection.ROWS))) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasPercentage(SizeProperties sizes) {
        return isPercentage(sizes.preferred())
                || isPercentage(sizes.minimum())
                || isPercentage(sizes.maximum());
    }

    private static boolean isPercentage(Size size) {
        return size instanceof LengthPercentage length && length.hasPercentage();
    }

    private boolean isSubgridded(GridDirection direction) {
        SubgridTracks inherited = input.subgrid();
        return inherited != null
                && (direction == GridDirection.COLUMNS ? inherited.inline() : inherited.block())
                        != null;
    }

    private void size(GridDirection direction, Bounds bounds) {
        SubgridTracks inherited = input.subgrid();
        if (inherited != null) {
            var tracks =
                    direction == GridDirection.COLUMNS ? inherited.inline() : inherited.block();
            if (tracks != null) {
                sizing.inherit(direction, tracks);
                return;
            }
        }
        sizing.size(direction, bounds);
        if (bounds.available().isDefinite()) {
            align(direction, bounds.available().orElse(0));
        }
    }

    /**
     * Aligns the tracks in a container of the given inner size, as {@code justify-content} or
     * {@code align-content} specify.
     */
    void align(GridDirection direction, double size) {
        AxisTracks tracks = sizing.tracks(direction);
        if (tracks == null || isSubgridded(direction)) {
            return;
        }
        Gutters gutters = sizing.gutters(direction, AvailableSize.definite(size));
        sizing.use(
                direction,
                TrackAlignment.aligned(
                        tracks,
                        gutters,
                        size,
                        alignment(box, direction),
                        direction,
                        box.flow().direction()));
    }
}
