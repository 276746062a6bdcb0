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
     * @param wanted what the rows should have together, without spacing
     * @param forSpan whether a cell that spans exactly these rows asks for it
     * @param percentBasis the height that percentages refer to, 0 where there is none
     */
    static void grow(List<RowSize> rows, double wanted, boolean forSpan, double percentBasis) {
        new RowDistribution(rows, forSpan).grow(wanted, percentBasis);
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
        if (share(RowDistribution::growsFirst, row -> row.block, room)) {
            return;
        }
        boolean onlyEmpty = rows.stream().allMatch(RowSize::isEmpty);
        if (forSpan && onlyEmpty) {
            rows.get(rows.size() - 1).block += room;
            return;
        }
        boolean othersFixed = rows.stream().allMatch(row -> row.isEmpty() || row.fixed);
        boolean hasEmpty = rows.stream().anyMatch(RowSize::isEmpty);
        if (!forSpan && hasEmpty && othersFixed) {
            if (!share(row -> row.isEmpty() && !row.fixed, row -> 1, room)) {
                share(RowSize::isEmpty, row -> 1, room);
            }
            return;
        }
        share(row -> !row.isEmpty(), row -> row.block, room);
    }

    private static boolean growsFirst(RowSize row) {
        return !row.isEmpty() && !row.fixed && row.percent == 0;
    }

    /** Rows with a percentage grow up to it. */
    private double growToPercent(double room, double basis) {
        ToDoubleFunction<RowSize> deficit =
                row -> Math.max(0, row.percent * basis / 100 - row.block);
        double total = sum(row -> row.percent > 0, deficit);
        if (total <= 0) {
            return 0;
        }
        double given = Math.min(total, room);
        share(row -> row.percent > 0, deficit, given);
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
