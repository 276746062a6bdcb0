package browsy.layout.table;

import browsy.layout.geometry.LayoutUnit;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a grid column before the width of the table is: everything in CSS px, of the
 * border boxes of its cells.
 *
 * @param min as narrow as its cells can be
 * @param max as wide as its cells want to be, or a fixed width
 * @param percent of the table, null for none
 * @param edges border and padding that the percentage does not include (fixed layout)
 * @param fixed whether a width is given in CSS px
 * @param mergeable whether no cell starts in it and nothing gives it a width: it takes no room
 * @param ofColumnBox whether a column box of a table with fixed layout gave it its size
 * @param collapsed whether {@code visibility: collapse} hides it
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

    /** The column with a cell of its own in it. */
    ColumnSize encompass(CellSize cell) {
        if (ofColumnBox && fixed) {
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

    /** The column where a cell starts that spans several: it takes room. */
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

    /** The width its percentage gives it, never less than its minimum. */
    double percentWidth(double table) {
        return Math.max(min, LayoutUnit.truncate(percentOrZero() * table / 100));
    }
}
