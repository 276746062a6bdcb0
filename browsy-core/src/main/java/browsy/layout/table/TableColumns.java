package browsy.layout.table;

import java.util.List;

/**
 * The used columns of a table. Offsets are measured from the inline-start edge of the first column,
 * in CSS px.
 *
 * @param offsets the start of each column
 * @param widths the width of each column; 0 for collapsed and merged columns
 * @param shown whether each column is neither merged nor collapsed, so that spacing separates it
 *     from others
 * @param extent the distance from the start of the first column to the end of the last one
 */
record TableColumns(double[] offsets, double[] widths, boolean[] shown, double extent) {

    /**
     * Positions columns.
     *
     * @param collapses whether {@code visibility: collapse} hides columns; false for the
     *     measurement of rows
     */
    static TableColumns of(
            List<ColumnSize> columns, double[] widths, double spacing, boolean collapses) {
        double[] offsets = new double[columns.size()];
        double[] used = new double[columns.size()];
        boolean[] shown = new boolean[columns.size()];
        double end = 0;
        boolean first = true;
        for (int i = 0; i < offsets.length; i++) {
            ColumnSize column = columns.get(i);
            shown[i] = !column.mergeable() && !(collapses && column.collapsed());
            if (shown[i] && !first) {
                end += spacing;
            }
            offsets[i] = end;
            if (shown[i]) {
                used[i] = widths[i];
                end += widths[i];
                first = false;
            }
        }
        return new TableColumns(offsets, used, shown, end);
    }

    /**
     * Returns the start of a box that begins at a column. A column that is not shown is at the end
     * of the preceding one, without spacing.
     */
    double start(int from) {
        return offsets[from];
    }

    /**
     * Returns the width of a box that covers the columns from {@code from} to {@code to},
     * exclusive.
     */
    double width(int from, int to) {
        double start = start(from);
        double end = start;
        for (int i = from; i < to; i++) {
            end = Math.max(end, offsets[i] + widths[i]);
        }
        return end - start;
    }

    /** Tests whether this column or any later one is shown. */
    boolean isPlaced(int from) {
        for (int i = from; i < shown.length; i++) {
            if (shown[i]) {
                return true;
            }
        }
        return false;
    }
}
