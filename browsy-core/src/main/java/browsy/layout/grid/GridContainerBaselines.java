package browsy.layout.grid;

import browsy.layout.fragment.BoxFragment;
import org.jspecify.annotations.Nullable;

/**
 * Gathers the baselines of a grid container: those shared in its first and last row with items, or
 * else those of the first and last item in grid order.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#grid-baselines">css-grid-2 11.6</a>
 */
final class GridContainerBaselines {
    private final GridSizing sizing;
    private final double contentStart;
    private final int firstRow;
    private final int lastRow;
    private @Nullable Double first;
    private @Nullable Double last;
    private long firstKey = Long.MAX_VALUE;
    private long lastKey = Long.MIN_VALUE;

    /**
     * @param contentStart of the content box, from the block-start border edge
     */
    GridContainerBaselines(GridSizing sizing, double contentStart) {
        this.sizing = sizing;
        this.contentStart = contentStart;
        int earliest = Integer.MAX_VALUE;
        int latest = -1;
        for (GridItem item : sizing.node().items()) {
            earliest = Math.min(earliest, item.area().rows().start());
            latest = Math.max(latest, item.area().rows().end() - 1);
        }
        this.firstRow = earliest;
        this.lastRow = latest;
    }

    /**
     * An item at its place.
     *
     * @param blockStart of its border box, from the container's border edge
     */
    void add(GridItem item, BoxFragment fragment, double blockStart) {
        GridSpan rows = item.area().rows();
        double size = item.flow().toLogical(fragment.size()).block();
        if (rows.start() == firstRow) {
            long key = item.area().columns().start();
            if (key < firstKey) {
                firstKey = key;
                first =
                        blockStart
                                + BaselineGroups.fromStart(
                                        item, fragment, GridDirection.ROWS, false, size);
            }
        }
        if (rows.end() - 1 == lastRow) {
            long key = item.area().columns().end();
            if (key >= lastKey) {
                lastKey = key;
                last =
                        blockStart
                                + BaselineGroups.fromStart(
                                        item, fragment, GridDirection.ROWS, true, size);
            }
        }
    }

    /** From the block-start border edge; null where there is none. */
    @Nullable Double first() {
        AxisTracks rows = sizing.tracks(GridDirection.ROWS);
        Double shared = sizing.baselines(GridDirection.ROWS).firstOf(firstRow);
        if (rows == null || shared == null || first == null) {
            return first;
        }
        return contentStart + rows.starts().get(firstRow) + shared;
    }

    /** From the block-start border edge; null where there is none. */
    @Nullable Double last() {
        AxisTracks rows = sizing.tracks(GridDirection.ROWS);
        Double shared = sizing.baselines(GridDirection.ROWS).lastOf(lastRow);
        if (rows == null || shared == null || last == null) {
            return last;
        }
        return contentStart + rows.starts().get(lastRow) + rows.sizes().get(lastRow) - shared;
    }
}
