package browsy.layout.grid;

import browsy.config.Limits;
import browsy.layout.box.Box;

/**
 * How many tracks without an item the grids of one layout run may have. A line far out costs an
 * author nothing, but layout thousands of tracks, each time that the grid is laid out.
 */
final class TrackBudget {
    private static final int MAX_TRACKS = 500_000;

    /** As many each grid has in any case. */
    private static final int FREE = 200;

    /** What a grid may lend to the subgrids in it, and what it may once nothing is left. */
    private static final int MAX_LENT = 100_000;

    private static final int MAX_LENT_AT_LAST = 2_000;

    /**
     * What all grids may lend: of nested subgrids each lends, when it is laid out, what those in it
     * lend.
     */
    private static final int MAX_LENT_IN_ALL = 1_000_000;

    private int left = MAX_TRACKS;
    private int lentLeft = MAX_LENT_IN_ALL;

    /** How many tracks a grid may have on each axis. */
    int maxTracks(Box grid, Limits limits) {
        return left > 0
                ? limits.maxGridTracks()
                : Math.min(FREE + grid.children().size(), limits.maxGridTracks());
    }

    /** How many tracks and names of lines a grid may lend to subgrids at any depth in it. */
    int maxLent() {
        return left > 0 && lentLeft > 0 ? MAX_LENT : MAX_LENT_AT_LAST;
    }

    /** Takes what a grid has lent. */
    void takeLent(int lent) {
        lentLeft = Math.max(0, lentLeft - lent);
    }

    /**
     * Takes the tracks of a grid and the subgrids in it.
     *
     * @return whether there were as many; else it is to have fewer
     */
    boolean take(GridNode grid) {
        long cost = cost(grid, 1);
        boolean suffices = cost <= left;
        left = suffices ? left - (int) cost : 0;
        return suffices;
    }

    /** A subgrid is laid out again for each of the grids around it. */
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
