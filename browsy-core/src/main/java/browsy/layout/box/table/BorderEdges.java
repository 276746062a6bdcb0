package browsy.layout.box.table;

/**
 * The widths of the collapsed borders on the edges between table grid slots. Of several borders on
 * one edge, a hidden one wins, then the widest.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#border-conflict-resolution">css-tables-3</a>
 */
final class BorderEdges {
    /** The width that represents {@code border-style: hidden}. */
    static final double HIDDEN = -1;

    private final int columns;
    private final float[] widths;

    BorderEdges(int rows, int columns) {
        this.columns = columns;
        this.widths = new float[rows * columns];
    }

    /**
     * Adds a border to an edge. A border of zero width is ignored, and its edge may be out of
     * bounds.
     */
    void add(int row, int column, double width) {
        if (width == 0) {
            return;
        }
        int index = row * columns + column;
        if (widths[index] != HIDDEN && (width == HIDDEN || width > widths[index])) {
            widths[index] = (float) width;
        }
    }

    /**
     * The width of the widest visible border in a rectangle of edges, in CSS px. As in Chromium, an
     * index beyond the last column of edges addresses the first columns of the next row: the end
     * edge of a table whose last columns have no borders has the borders of its first column.
     */
    double widest(int row, int column, int endRow, int endColumn) {
        double widest = 0;
        for (int i = row; i < endRow; i++) {
            for (int j = column; j < endColumn; j++) {
                int index = i * columns + j;
                widest = Math.max(widest, index < widths.length ? widths[index] : 0);
            }
        }
        return widest;
    }
}
