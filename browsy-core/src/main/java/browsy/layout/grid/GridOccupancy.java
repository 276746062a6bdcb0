package browsy.layout.grid;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which cells are taken. Looking is bounded: once a hostile page has used up the budget everything
 * counts as free, so that items overlap instead of costing time.
 */
final class GridOccupancy {
    private static final long BUDGET = 20_000_000;

    private final List<BitSet> rows = new ArrayList<>();
    private long work;

    private BitSet row(int index) {
        while (rows.size() <= index) {
            rows.add(new BitSet());
        }
        return rows.get(index);
    }

    /** Whether everything counts as free. */
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

    /** The first column at or after {@code from} where that many columns are free in all rows. */
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

    /** The column after a taken cell among these, or -1. */
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
