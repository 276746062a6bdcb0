package browsy.layout.table;

import browsy.layout.geometry.LayoutUnit;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Distributes the table width to columns under fixed table layout: first to columns with a fixed
 * width, then to those with a percentage, and the rest to auto columns. The first two kinds grow
 * only if there are no auto columns.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-tables-3/#width-distribution-algorithm">css-tables-3</a>
 */
final class FixedWidthDistribution {
    private final List<ColumnSize> columns;
    private final double width;
    private final double[] widths;
    private double given;
    private int last = -1;

    private FixedWidthDistribution(List<ColumnSize> columns, double width) {
        this.columns = columns;
        this.width = width;
        this.widths = new double[columns.size()];
    }

    private enum Kind {
        FIXED,
        PERCENT,
        /** A specified width of zero. Such columns grow only if there are no others. */
        ZERO,
        AUTO;

        static Kind of(ColumnSize column) {
            if (column.percent() != null) {
                return PERCENT;
            }
            if (!column.fixed()) {
                return AUTO;
            }
            return column.max() == 0 ? ZERO : FIXED;
        }
    }

    /**
     * Returns the widths of the columns in CSS px.
     *
     * @param width the width to distribute, without spacing
     */
    static double[] of(List<ColumnSize> columns, double width) {
        FixedWidthDistribution distribution = new FixedWidthDistribution(columns, width);
        if (!columns.isEmpty()) {
            distribution.run();
        }
        return distribution.widths;
    }

    /**
     * Distributes the width in three steps: fixed columns, percentages, the rest. A step ends the
     * distribution if no width is left. The last column also gets the rounding remainder.
     */
    private void run() {
        ToDoubleFunction<ColumnSize> byPercent = percentWidth();
        double fixed = sum(Kind.FIXED, ColumnSize::max);
        double percent = sum(Kind.PERCENT, byPercent);
        boolean hasAuto = count(Kind.AUTO) > 0;
        double forFixed = Math.max(0, width - percent);
        boolean fixedGrow = fixed < forFixed && !hasAuto;
        give(Kind.FIXED, ColumnSize::max, fixedGrow || fixed > width ? forFixed / fixed : 1);
        if (given >= width) {
            return;
        }
        double left = width - given;
        if (percent == 0 && !hasAuto) {
            spread(Kind.PERCENT, left);
        } else {
            boolean changes = percent > left || percent < left && !hasAuto;
            give(Kind.PERCENT, byPercent, changes ? left / percent : 1);
        }
        boolean onlyZero = count(Kind.ZERO) == columns.size();
        spread(onlyZero ? Kind.ZERO : Kind.AUTO, width - given);
        if (last >= 0) {
            widths[last] += width - given;
        }
    }

    /**
     * Returns the function from a column to the width of its percentage: percentages are scaled to
     * a sum of at most 100, and border and padding are added.
     */
    private ToDoubleFunction<ColumnSize> percentWidth() {
        double sum = sum(Kind.PERCENT, ColumnSize::percentOrZero);
        double scale = sum > 100 ? 100 / sum : 1;
        return column ->
                LayoutUnit.truncate(column.percentOrZero() * scale * width / 100 + column.edges());
    }

    private void give(Kind kind, ToDoubleFunction<ColumnSize> wanted, double scale) {
        for (int i = 0; i < widths.length; i++) {
            ColumnSize column = columns.get(i);
            if (Kind.of(column) == kind) {
                set(i, scale * wanted.applyAsDouble(column));
            }
        }
    }

    private void spread(Kind kind, double room) {
        int count = count(kind);
        for (int i = 0; i < widths.length; i++) {
            if (Kind.of(columns.get(i)) == kind) {
                set(i, room / count);
            }
        }
    }

    private void set(int index, double wanted) {
        widths[index] = LayoutUnit.truncate(wanted);
        given += widths[index];
        last = index;
    }

    private int count(Kind kind) {
        int count = 0;
        for (ColumnSize column : columns) {
            count += Kind.of(column) == kind ? 1 : 0;
        }
        return count;
    }

    private double sum(Kind kind, ToDoubleFunction<ColumnSize> width) {
        double sum = 0;
        for (ColumnSize column : columns) {
            sum += Kind.of(column) == kind ? width.applyAsDouble(column) : 0;
        }
        return sum;
    }
}
