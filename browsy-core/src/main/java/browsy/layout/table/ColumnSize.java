package browsy.layout.table;

import browsy.layout.geometry.LayoutUnit;
import org.jspecify.annotations.Nullable;

/**
 * The measures of a grid column before the width of the table is known: border-box widths of its
 * cells in CSS px.
 *
 * @param min the largest minimum width of its cells
 * @param max the largest preferred width of its cells, or a specified width
 * @param percent the percentage of the table width; null if none is specified
 * @param edges border and padding that are added to the percentage (fixed layout only)
 * @param fixed whether a width is specified in CSS px
 * @param mergeable whether no cell originates in the column and no width is specified, so that it
 *     takes no space
 * @param ofColumnBox whether the size comes from a column box in fixed table layout
 * @param collapsed whether {@code visibility: collapse} hides the column
 */
record ColumnSize(
        double min,
        double max,
        @Nullable Double percent,
        double edges,
        boolean fixed,
        boolean mergeable,
        boolean ofColumnBox,
        boolean collapsed) {

    static final ColumnSize UNKNOWN = new ColumnSize(0, 0, null, 0, false, true, false, false);

    /** Returns the column enlarged by a cell that spans only this column. */
    ColumnSize encompass(CellSize cell) {
        boolean isConstrained = fixed || percent != null && cell.percent() == null;
        if (ofColumnBox && isConstrained) {
            return this;
        }
        double newMax;
        if (fixed == cell.fixed()) {
            newMax = Math.max(max, cell.max());
        } else if (fixed) {
            newMax = Math.max(max, cell.min());
        } else {
            newMax = Math.max(min, cell.max());
        }
        double newMin = Math.max(min, cell.min());
        boolean wider = cell.percent() != null && (percent == null || cell.percent() > percent);
        return new ColumnSize(
                newMin,
                Math.max(newMin, newMax),
                wider ? cell.percent() : percent,
                wider ? cell.edges() : edges,
                fixed || cell.fixed(),
                false,
                false,
                collapsed);
    }

    /**
     * Returns the column marked as the origin of a cell that spans several columns, so that it is
     * not mergeable.
     */
    ColumnSize asOrigin() {
        return new ColumnSize(min, max, percent, edges, fixed, false, ofColumnBox, collapsed);
    }

    ColumnSize withAtLeast(double newMin, double newMax) {
        double least = Math.max(min, newMin);
        return new ColumnSize(
                least,
                Math.max(least, Math.max(max, newMax)),
                percent,
                edges,
                fixed,
                mergeable,
                ofColumnBox,
                collapsed);
    }

    ColumnSize withPercent(@Nullable Double newPercent) {
        return new ColumnSize(
                min, max, newPercent, edges, fixed, mergeable, ofColumnBox, collapsed);
    }

    double percentOrZero() {
        return percent == null ? 0 : percent;
    }

    /**
     * Returns the width of the column's percentage, at least the minimum width, in CSS px.
     *
     * @param table the width that percentages refer to
     */
    double percentWidth(double table) {
        return Math.max(min, LayoutUnit.truncate(percentOrZero() * table / 100));
    }
}
