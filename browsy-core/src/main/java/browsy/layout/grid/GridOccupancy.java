package browsy.layout.grid;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The occupied cells of a grid during auto-placement. The search is bounded: when the budget is
 * used up, all cells count as free, so that items overlap and placement takes bounded time.
 */
final class GridOccupancy {
    /** The number of row checks, or of 64-cell words written, before the search ends. */
    private static final long BUDGET = 20_000_000;

    private final List<BitSet> rows = new ArrayList<>();
    private long work;

    private BitSet row(int index) {
        while (rows.size() <= index) {
            rows.add(new BitSet());
        }
        return rows.get(index);
    }

    /** Tests whether the budget is used up, so that all cells count as free. */
    boolean isExhausted() {
        return work > BUDGET;
    }

    void occupy(GridSpan columns, GridSpan inRows) {
        for (int i = inRows.start(); i < inRows.end() && !isExhausted(); i++) {
            row(i).set(columns.start(), columns.end());
            work += 1 + columns.size() / Long.SIZE;
        }
    }

    boolean isFree(GridSpan columns, GridSpan inRows) {
        return blocker(columns, inRows) < 0;
    }

    /**
     * Returns the first column at or after {@code from} where {@code count} columns are free in all
     * of the rows.
     */
    int firstFree(GridSpan inRows, int from, int count) {
        int start = from;
        while (true) {
            int taken = blocker(new GridSpan(start, start + count), inRows);
            if (taken < 0) {
                return start;
            }
            start = taken;
        }
    }

    /** Returns the column after an occupied cell in the given range; -1 if all cells are free. */
    private int blocker(GridSpan columns, GridSpan inRows) {
        int end = Math.min(inRows.end(), rows.size());
        for (int i = inRows.start(); i < end && !isExhausted(); i++) {
            BitSet row = rows.get(i);
            work++;
            int taken = row.nextSetBit(columns.start());
            if (taken >= 0 && taken < columns.end()) {
                return row.nextClearBit(taken);
            }
        }
        return -1;
    }
}
