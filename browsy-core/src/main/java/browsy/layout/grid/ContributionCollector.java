package browsy.layout.grid;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.SizeContainment;
import java.util.List;

/**
 * Collects the contributions to the tracks of one axis: those of the grid's items, and, in place of
 * a subgrid, those of the subgrid's items and edges, recursively.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-size-contribution">css-grid-2 9</a>
 */
final class ContributionCollector {
    private final List<Track> tracks;
    private final Gutters gutters;
    private final List<SizingItem> items;

    /**
     * Creates a collector.
     *
     * @param tracks the tracks being sized
     * @param items the list to which contributions are added
     */
    ContributionCollector(List<Track> tracks, Gutters gutters, List<SizingItem> items) {
        this.tracks = tracks;
        this.gutters = gutters;
        this.items = items;
    }

    /** Collects the contributions of a grid's items and of the subgrids in it. */
    void collect(GridSizingState grid, GridDirection direction) {
        Window all = new Window(0, tracks.size(), false, 0, 0, 0);
        collect(grid, direction, all);
    }

    /**
     * The tracks of the grid being sized that a grid or subgrid spans, with the space between them
     * and the subgrid's content.
     *
     * @param first the first spanned track
     * @param count the number of spanned tracks
     * @param reversed whether the subgrid's axis runs in the opposite direction
     * @param edgeStart the space between the start edge of the subgrid's area and its content, CSS
     *     px, in the direction of the subgrid
     * @param edgeEnd the space at the end edge
     * @param gapChange the gap of the subgrid minus that of the grid being sized, CSS px
     */
    private record Window(
            int first,
            int count,
            boolean reversed,
            double edgeStart,
            double edgeEnd,
            double gapChange) {

        /** Maps tracks of the subgrid to tracks of the grid being sized. */
        GridSpan map(GridSpan span) {
            return reversed
                    ? new GridSpan(first + count - span.end(), first + count - span.start())
                    : span.shifted(first);
        }

        /** Returns the space that subgrids add before an item, CSS px. */
        double extraStart(GridSpan span) {
            return span.start() == 0 ? edgeStart : gapChange / 2;
        }

        /** Returns the space that subgrids add after an item, CSS px. */
        double extraEnd(GridSpan span) {
            return span.end() == count ? edgeEnd : gapChange / 2;
        }
    }

    private void collect(GridSizingState grid, GridDirection direction, Window window) {
        for (GridItem item : grid.node().items()) {
            GridSpan own = item.area().on(direction);
            GridSpan span = window.map(own);
            if (!item.isSubgridded(direction)) {
                items.add(
                        new Contribution(
                                grid,
                                item,
                                direction,
                                span,
                                tracks.subList(span.start(), span.end()),
                                gutters.within(span),
                                window.extraStart(own) + window.extraEnd(own)));
                continue;
            }

            GridSizingState subgrid = grid.subgrid(item);
            if (subgrid != null) {
                collectSubgrid(grid, subgrid, item, direction, window);
            }
        }
    }

    /**
     * Collects the contributions of a subgrid.
     *
     * <ol>
     *   <li>Its window into the tracks is that of its area, with its own edges and gap added.
     *   <li>Its edges contribute even if no item is next to them.
     *   <li>Its own columns are sized first if it inherits rows only, because row contributions
     *       depend on widths.
     *   <li>Its items contribute unless it has size containment.
     * </ol>
     *
     * @param grid the grid that contains the subgrid
     * @param item the subgrid as an item of {@code grid}
     * @param window the tracks that {@code grid} spans
     */
    private void collectSubgrid(
            GridSizingState grid,
            GridSizingState subgrid,
            GridItem item,
            GridDirection direction,
            Window window) {
        GridSpan own = item.area().on(direction);
        GridSpan span = window.map(own);
        GridDirection ownDirection = item.isOrthogonal() ? direction.other() : direction;
        LogicalEdges edges = subgrid.outerEdgesInTracks();
        boolean columns = ownDirection == GridDirection.COLUMNS;
        boolean opposite = GridNodeBuilder.isReversed(item.box(), grid.node().box(), direction);
        double start = columns ? edges.inlineStart() : edges.blockStart();
        double end = columns ? edges.inlineEnd() : edges.blockEnd();
        double before = opposite ? window.extraEnd(own) : window.extraStart(own);
        double after = opposite ? window.extraStart(own) : window.extraEnd(own);
        Double gap = subgrid.node().gap(ownDirection, AvailableSize.INDEFINITE);
        Window inner =
                new Window(
                        span.start(),
                        span.size(),
                        window.reversed() != opposite,
                        start + before,
                        end + after,
                        gap == null ? 0 : gap - gutters.size());
        addEdges(inner);
        if (ownDirection == GridDirection.ROWS) {
            subgrid.sizeOwnColumns();
        }
        if (!isContained(subgrid.node().box(), ownDirection)) {
            collect(subgrid, ownDirection, inner);
        }
    }

    private static boolean isContained(Box subgrid, GridDirection direction) {
        return direction == GridDirection.COLUMNS
                ? SizeContainment.ofInline(subgrid)
                : SizeContainment.ofBlock(subgrid);
    }

    /** Adds the contributions of a subgrid's edges to its first and last track. */
    private void addEdges(Window window) {
        double start = window.reversed() ? window.edgeEnd() : window.edgeStart();
        double end = window.reversed() ? window.edgeStart() : window.edgeEnd();
        int first = window.first();
        int last = first + window.count();
        if (window.count() == 1) {
            items.add(new Edge(new GridSpan(first, last), start + end));
        } else {
            items.add(new Edge(new GridSpan(first, first + 1), start));
            items.add(new Edge(new GridSpan(last - 1, last), end));
        }
    }

    /** The contribution of a subgrid's edges. */
    private record Edge(GridSpan span, double minimum) implements SizingItem {
        @Override
        public double minContent() {
            return minimum;
        }

        @Override
        public double maxContent() {
            return minimum;
        }
    }
}
