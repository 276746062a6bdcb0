package browsy.layout.table;

import java.util.List;

/**
 * The used columns of a table; offsets are from the inline-start edge of its first column.
 *
 * @param offsets where each column starts
 * @param widths of each column, 0 for collapsed and merged ones
 * @param shown whether each has room of its own, if only between spacing
 * @param extent from the start of the first column to the end of the last
 */
record TableColumns(double[] offsets, double[] widths, boolean[] shown, double extent) {

    /**
     * @param collapses whether {@code visibility: collapse} hides columns: not while rows are sized
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
     * Where a box that covers some columns starts: those without room of their own lie at the end
     * of the one before, without spacing.
     */
    double start(int from) {
        return offsets[from];
    }

    /** The width of a box that covers some columns. */
    double width(int from, int to) {
        double start = start(from);
        double end = start;
        for (int i = from; i < to; i++) {
            end = Math.max(end, offsets[i] + widths[i]);
        }
        return end - start;
    }

    /** Whether a column with room of its own follows some that have none. */
    boolean isPlaced(int from) {
        for (int i = from; i < shown.length; i++) {
            if (shown[i]) {
                return true;
            }
        }
        return false;
    }
}
