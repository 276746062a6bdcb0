package browsy.layout.grid;

import browsy.config.Limits;
import browsy.layout.box.Box;

/**
 * The limits of track numbers in one layout run. A line number far from the explicit grid is short
 * to write but creates thousands of empty tracks at each layout of the grid, so the total of tracks
 * without an item is limited. The limits are not thread-safe.
 */
final class TrackBudget {
    private static final int MAX_TRACKS = 500_000;

    /** The number of tracks per axis that every grid may have in addition to its children. */
    private static final int FREE = 200;

    /** The limit of inherited tracks and line names for the subgrids of one grid. */
    private static final int MAX_INHERITED = 100_000;

    /** The limit for the subgrids of one grid after a total is used up. */
    private static final int MAX_INHERITED_WHEN_EXHAUSTED = 2_000;

    /**
     * The limit for the whole layout run. A nested subgrid counts once for each layout of every
     * grid that contains it.
     */
    private static final int MAX_INHERITED_IN_TOTAL = 1_000_000;

    private int left = MAX_TRACKS;
    private int inheritedLeft = MAX_INHERITED_IN_TOTAL;

    /** Returns the limit of tracks per axis for a grid. */
    int maxTracks(Box grid, Limits limits) {
        return left > 0
                ? limits.maxGridTracks()
                : Math.min(FREE + grid.children().size(), limits.maxGridTracks());
    }

    /**
     * Returns the limit of tracks and line names that the subgrids of one grid may inherit at any
     * depth.
     */
    int maxInherited() {
        return left > 0 && inheritedLeft > 0 ? MAX_INHERITED : MAX_INHERITED_WHEN_EXHAUSTED;
    }

    /** Subtracts the inherited tracks and line names of a grid from the total. */
    void takeInherited(int inherited) {
        inheritedLeft = Math.max(0, inheritedLeft - inherited);
    }

    /**
     * Subtracts the tracks of a grid and of the subgrids in it from the total.
     *
     * @return whether the total sufficed; if not, the grid must be placed again with fewer tracks
     */
    boolean take(GridNode grid) {
        long cost = cost(grid, 1);
        boolean suffices = cost <= left;
        left = suffices ? left - (int) cost : 0;
        return suffices;
    }

    /**
     * Returns the number of tracks beyond the free ones. A subgrid counts once per enclosing grid,
     * because each of them lays it out again.
     */
    private static long cost(GridNode grid, int depth) {
        int free = FREE + grid.items().size();
        long cost = 0;
        for (GridDirection direction : GridDirection.values()) {
            cost += (long) depth * Math.max(0, grid.count(direction) - free);
        }
        for (GridItem item : grid.items()) {
            GridNode subgrid = item.subgrid();
            if (subgrid != null) {
                cost += cost(subgrid, depth + 1);
            }
        }
        return cost;
    }
}
