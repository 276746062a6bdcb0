package browsy.layout.table;

import browsy.layout.geometry.LayoutUnit;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Distributes additional height to rows: for cells that span them, and for tables and row groups
 * with a specified height.
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
     * Enlarges the rows that a cell spans.
     *
     * @param wanted the total height the rows should have, without spacing, CSS px
     */
    static void growForSpan(List<RowSize> rows, double wanted) {
        new RowDistribution(rows, true).grow(wanted, 0);
    }

    /**
     * Enlarges the rows of a row group with a specified height.
     *
     * @param wanted the total height the rows should have, without spacing, CSS px
     * @param percentBasis the percentage basis of row heights
     */
    static void growForGroup(List<RowSize> rows, double wanted, double percentBasis) {
        new RowDistribution(rows, false).grow(wanted, percentBasis);
    }

    /**
     * Distributes height in order of preference: percentage rows up to their percentage; for a
     * spanning cell, rows in which another spanning cell starts; non-empty rows without a specified
     * height; empty rows; finally all non-empty rows.
     */
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

    /**
     * Tests whether the height of a row is specified. Percentages do not count for spanning cells,
     * because the height of the row group is not known yet.
     */
    private boolean isConstrained(RowSize row) {
        return row.isConstrained(!forSpan);
    }

    /**
     * Enlarges rows with a percentage up to it.
     *
     * @return the height that was distributed
     */
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

    /**
     * Distributes height to the selected rows in proportion to their weights.
     *
     * @return false if the total weight is zero, so that nothing was distributed
     */
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
