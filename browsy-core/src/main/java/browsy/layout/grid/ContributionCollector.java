package browsy.layout.grid;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.SizeContainment;
import java.util.List;

/**
 * Finds all that has a say in the size of a grid's tracks: its items, and those of subgrids in
 * their place.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-size-contribution">css-grid-2 9</a>
 */
final class ContributionCollector {
    private final List<Track> tracks;
    private final Gutters gutters;
    private final List<SizingItem> items;

    /**
     * @param tracks the tracks being sized
     * @param items where what is found goes
     */
    ContributionCollector(List<Track> tracks, Gutters gutters, List<SizingItem> items) {
        this.tracks = tracks;
        this.gutters = gutters;
        this.items = items;
    }

    void collect(GridSizing grid, GridDirection direction) {
        Window all = new Window(0, tracks.size(), false, 0, 0, 0);
        collect(grid, direction, all);
    }

    /**
     * The part of the tracks that a subgrid takes over.
     *
     * @param reversed whether the subgrid's own lines run the other way
     * @param edgeStart what lies between the first of them and the subgrid's content, CSS px, in
     *     the direction of the subgrid
     * @param gapChange by how much the subgrid's gap is larger
     */
    private record Window(
            int first,
            int count,
            boolean reversed,
            double edgeStart,
            double edgeEnd,
            double gapChange) {

        GridSpan map(GridSpan span) {
            return reversed
                    ? new GridSpan(first + count - span.end(), first + count - span.start())
                    : span.shifted(first);
        }

        double extraStart(GridSpan span) {
            return span.start() == 0 ? edgeStart : gapChange / 2;
        }

        double extraEnd(GridSpan span) {
            return span.end() == count ? edgeEnd : gapChange / 2;
        }
    }

    private void collect(GridSizing grid, GridDirection direction, Window window) {
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
            GridSizing subgrid = grid.subgrid(item);
            if (subgrid == null) {
                continue;
            }
            GridDirection ownDirection = item.isOrthogonal() ? direction.other() : direction;
            LogicalEdges edges = subgrid.outerEdgesInTracks();
            boolean columns = ownDirection == GridDirection.COLUMNS;
            boolean turned = GridNodeBuilder.isReversed(item.box(), grid.node().box(), direction);
            double start = columns ? edges.inlineStart() : edges.blockStart();
            double end = columns ? edges.inlineEnd() : edges.blockEnd();
            double before = turned ? window.extraEnd(own) : window.extraStart(own);
            double after = turned ? window.extraStart(own) : window.extraEnd(own);
            Double gap = subgrid.node().gap(ownDirection, AvailableSize.INDEFINITE);
            Window inner =
                    new Window(
                            span.start(),
                            span.size(),
                            window.reversed() != turned,
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
    }

    private static boolean isContained(Box subgrid, GridDirection direction) {
        return direction == GridDirection.COLUMNS
                ? SizeContainment.ofInline(subgrid)
                : SizeContainment.ofBlock(subgrid);
    }

    /** The edges of a subgrid need room even where no item lies. */
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
