package browsy.layout.table;

import browsy.layout.geometry.LayoutUnit;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Distributes a width to columns under automatic table layout. Columns start at their minimum
 * width; then percentage, fixed and auto columns grow in this order up to their percentage or
 * preferred width; the rest is distributed to the last kind that exists.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-tables-3/#width-distribution-algorithm">css-tables-3</a>
 */
final class WidthDistribution {
    private final List<ColumnSize> columns;
    private final double[] widths;

    private WidthDistribution(List<ColumnSize> columns) {
        this.columns = columns;
        this.widths = new double[columns.size()];
    }

    /** The kinds of columns, in the order in which they grow. */
    private enum Kind {
        PERCENT,
        FIXED,
        AUTO;

        static Kind of(ColumnSize column) {
            if (column.percent() != null) {
                return PERCENT;
            }
            return column.fixed() ? FIXED : AUTO;
        }
    }

    /**
     * Returns the widths of the columns in CSS px.
     *
     * @param width the width to distribute, without spacing; if it is less than the sum of the
     *     minimum widths, that sum is used
     * @param growFixed whether fixed columns grow if there are no auto columns
     */
    static double[] auto(List<ColumnSize> columns, double width, boolean growFixed) {
        WidthDistribution distribution = new WidthDistribution(columns);
        distribution.autoLayout(width, growFixed);
        return distribution.widths;
    }

    private void autoLayout(double wanted, boolean growFixed) {
        double min = sum(ColumnSize::min);
        double width = Math.max(wanted, min);
        // Interpolates between the sizing guesses of the specification, each at least as wide as
        // the previous one.
        set(Kind.PERCENT, ColumnSize::min);
        set(Kind.FIXED, ColumnSize::min);
        set(Kind.AUTO, ColumnSize::min);
        double used = min;
        if (width <= used) {
            return;
        }
        ToDoubleFunction<ColumnSize> percentGain =
                column -> column.percentWidth(width) - column.min();
        if (grow(Kind.PERCENT, width - used, percentGain, false)) {
            return;
        }
        used += sum(Kind.PERCENT, percentGain);
        ToDoubleFunction<ColumnSize> maxGain = column -> column.max() - column.min();
        if (grow(Kind.FIXED, width - used, maxGain, false)) {
            return;
        }
        used += sum(Kind.FIXED, maxGain);
        if (grow(Kind.AUTO, width - used, maxGain, false)) {
            return;
        }
        used += sum(Kind.AUTO, maxGain);
        aboveMax(width - used, growFixed);
    }

    /** Distributes the rest after all columns have their preferred width. */
    private void aboveMax(double excess, boolean growFixed) {
        if (count(Kind.AUTO) > 0) {
            grow(Kind.AUTO, excess, ColumnSize::max, true);
        } else if (growFixed && count(Kind.FIXED) > 0) {
            grow(Kind.FIXED, excess, ColumnSize::max, true);
        } else {
            grow(Kind.PERCENT, excess, ColumnSize::percentOrZero, true);
        }
    }

    private void set(Kind kind, ToDoubleFunction<ColumnSize> width) {
        for (int i = 0; i < widths.length; i++) {
            if (takesPart(i, kind)) {
                widths[i] = LayoutUnit.truncate(width.applyAsDouble(columns.get(i)));
            }
        }
    }

    /**
     * Adds room to the columns of a kind, in proportion to their weights. Unless {@code beyond},
     * the increase is at most the sum of the weights.
     *
     * @return whether all of the room is distributed
     */
    private boolean grow(
            Kind kind, double room, ToDoubleFunction<ColumnSize> weight, boolean beyond) {
        double total = sum(kind, weight);
        int count = count(kind);
        boolean all = beyond || total >= room;
        if (count == 0) {
            return room <= 0;
        }
        double amount = all ? room : total;
        double given = 0;
        int last = -1;
        for (int i = 0; i < widths.length; i++) {
            if (takesPart(i, kind)) {
                double share =
                        total > 0
                                ? amount * weight.applyAsDouble(columns.get(i)) / total
                                : amount / count;
                double rounded = LayoutUnit.truncate(share);
                widths[i] += rounded;
                given += rounded;
                last = i;
            }
        }
        if (all) {
            widths[last] += amount - given;
        }
        return all;
    }

    private boolean takesPart(int index, Kind kind) {
        ColumnSize column = columns.get(index);
        return !column.mergeable() && Kind.of(column) == kind;
    }

    private int count(Kind kind) {
        int count = 0;
        for (int i = 0; i < widths.length; i++) {
            count += takesPart(i, kind) ? 1 : 0;
        }
        return count;
    }

    private double sum(ToDoubleFunction<ColumnSize> width) {
        double sum = 0;
        for (ColumnSize column : columns) {
            sum += column.mergeable() ? 0 : width.applyAsDouble(column);
        }
        return sum;
    }

    private double sum(Kind kind, ToDoubleFunction<ColumnSize> width) {
        double sum = 0;
        for (int i = 0; i < widths.length; i++) {
            sum += takesPart(i, kind) ? width.applyAsDouble(columns.get(i)) : 0;
        }
        return sum;
    }
}
