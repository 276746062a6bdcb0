package browsy.layout.grid;

import browsy.layout.fragment.BoxFragment;
import browsy.layout.sizing.AlignedBaseline;
import org.jspecify.annotations.Nullable;

/**
 * Computes the first and last baseline of a grid container: the shared baseline of its first or
 * last occupied row if that row has one, otherwise the baseline of the first or last item in grid
 * order.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#grid-baselines">css-grid-2 11.6</a>
 */
final class GridContainerBaselines {
    private final GridSizingState sizing;
    private final double contentStart;
    private final int firstRow;
    private final int lastRow;
    private @Nullable Double first;
    private @Nullable Double last;
    private long firstKey = Long.MAX_VALUE;
    private long lastKey = Long.MIN_VALUE;

    /**
     * Finds the first and last occupied row.
     *
     * @param contentStart the distance from the block-start border edge to the content box, CSS px
     */
    GridContainerBaselines(GridSizingState sizing, double contentStart) {
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
     * Adds an item at its final position.
     *
     * @param blockStart the distance from the container's block-start border edge to that of the
     *     item, CSS px
     */
    void add(GridItem item, BoxFragment fragment, double blockStart) {
        GridSpan rows = item.area().rows();
        if (rows.start() == firstRow) {
            long key = item.area().columns().start();
            if (key < firstKey) {
                firstKey = key;
                first =
                        blockStart
                                + AlignedBaseline.position(
                                        item.container(), fragment, false, false);
            }
        }
        if (rows.end() - 1 == lastRow) {
            long key = item.area().columns().end();
            if (key >= lastKey) {
                lastKey = key;
                last =
                        blockStart
                                + AlignedBaseline.position(item.container(), fragment, false, true);
            }
        }
    }

    /**
     * Returns the distance from the block-start border edge to the first baseline in CSS px; null
     * if there is none.
     */
    @Nullable Double first() {
        BaselineGroups groups = sizing.baselines(GridDirection.ROWS);
        Double atStart = groups.atStartOf(firstRow);
        Double atEnd = groups.atEndOf(firstRow);
        if (atStart != null) {
            return contentStart + start(firstRow) + atStart;
        }
        return atEnd == null ? first : Double.valueOf(contentStart + end(firstRow) - atEnd);
    }

    /**
     * Returns the distance from the block-start border edge to the last baseline in CSS px; null if
     * there is none.
     */
    @Nullable Double last() {
        BaselineGroups groups = sizing.baselines(GridDirection.ROWS);
        Double atStart = groups.atStartOf(lastRow);
        Double atEnd = groups.atEndOf(lastRow);
        if (atEnd != null) {
            return contentStart + end(lastRow) - atEnd;
        }
        return atStart == null ? last : Double.valueOf(contentStart + start(lastRow) + atStart);
    }

    private double start(int row) {
        AxisTracks rows = sizing.tracks(GridDirection.ROWS);
        return rows == null ? 0 : rows.starts().get(row);
    }

    private double end(int row) {
        AxisTracks rows = sizing.tracks(GridDirection.ROWS);
        return rows == null ? 0 : rows.starts().get(row) + rows.sizes().get(row);
    }
}
