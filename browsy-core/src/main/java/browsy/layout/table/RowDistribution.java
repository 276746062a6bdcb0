package browsy.layout.table;

import browsy.layout.geometry.LayoutUnit;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Makes rows higher: for cells that span them, and for tables and row groups of a given height.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#height-distribution">css-tables-3</a>
 */
final class RowDistribution {
    private final List<RowSize> rows;
    private final boolean forSpan;

    private RowDistribution(List<RowSize> rows, boolean forSpan) {
        this.rows = rows;
        this.forSpan = forSpan;
    }

    /**
     * For a cell that spans exactly these rows.
     *
     * @param wanted what the rows should have together, without spacing
     */
    static void growForSpan(List<RowSize> rows, double wanted) {
        new RowDistribution(rows, true).grow(wanted, 0);
    }

    /**
     * For a row group that is this high.
     *
     * @param wanted what the rows should have together, without spacing
     * @param percentBasis the height that percentages refer to
     */
    static void growForGroup(List<RowSize> rows, double wanted, double percentBasis) {
        new RowDistribution(rows, false).grow(wanted, percentBasis);
    }

    private void grow(double wanted, double percentBasis) {
        double room = wanted - sum(row -> true, row -> row.block);
        if (room <= 0) {
            return;
        }
        room -= growToPercent(room, percentBasis);
        if (room <= 0) {
            return;
        }
        if (forSpan && share(row -> row != rows.get(0) && row.startsSpan, row -> 1, room)) {
            return;
        }
        if (share(row -> !row.isEmpty() && !isConstrained(row), row -> row.block, room)) {
            return;
        }
        if (forSpan) {
            if (rows.stream().allMatch(RowSize::isEmpty)) {
                rows.get(rows.size() - 1).block += room;
                return;
            }
        } else if (share(row -> row.isEmpty() && !isConstrained(row), row -> 1, room)
                || share(RowSize::isEmpty, row -> 1, room)) {
            return;
        }
        share(row -> !row.isEmpty(), row -> row.block, room);
    }

    /** Percentages do not count for spans: nobody knows yet how high the group is. */
    private boolean isConstrained(RowSize row) {
        return row.isConstrained(!forSpan);
    }

    /** Rows with a percentage grow up to it. */
    private double growToPercent(double room, double basis) {
        ToDoubleFunction<RowSize> deficit =
                row -> row.percent == null ? 0 : Math.max(0, row.percent * basis / 100 - row.block);
        double total = sum(row -> true, deficit);
        if (total <= 0) {
            return 0;
        }
        double given = Math.min(total, room);
        share(row -> deficit.applyAsDouble(row) > 0, deficit, given);
        return given;
    }

    /** Gives room to some rows by their weight; false where there is no such row. */
    private boolean share(Predicate<RowSize> which, ToDoubleFunction<RowSize> weight, double room) {
        double total = sum(which, weight);
        if (total <= 0) {
            return false;
        }
        double given = 0;
        RowSize last = null;
        double[] shares = new double[rows.size()];
        for (int i = 0; i < shares.length; i++) {
            RowSize row = rows.get(i);
            if (which.test(row)) {
                shares[i] = LayoutUnit.truncate(room * weight.applyAsDouble(row) / total);
                given += shares[i];
                last = row;
            }
        }
        for (int i = 0; i < shares.length; i++) {
            rows.get(i).block += shares[i];
        }
        if (last != null) {
            last.block += room - given;
        }
        return true;
    }

    private double sum(Predicate<RowSize> which, ToDoubleFunction<RowSize> value) {
        double sum = 0;
        for (RowSize row : rows) {
            sum += which.test(row) ? value.applyAsDouble(row) : 0;
        }
        return sum;
    }
}
