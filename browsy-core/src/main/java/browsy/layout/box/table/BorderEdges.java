package browsy.layout.box.table;

/**
 * Collapsed border widths of the edges between slots. Of several borders that meet, a hidden one
 * wins, then the widest.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#border-conflict-resolution">css-tables-3</a>
 */
final class BorderEdges {
    /** The width that stands for {@code border-style: hidden}. */
    static final double HIDDEN = -1;

    private final int columns;
    private final float[] widths;

    BorderEdges(int rows, int columns) {
        this.columns = columns;
        this.widths = new float[rows * columns];
    }

    /** Adds a border. One without width never wins, and may lie past the last edge. */
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
     * The widest visible border in a rectangle of edges. As in Chromium, what lies past the last
     * column of edges are the first ones of the next row: so the end of a table whose last columns
     * have no borders has those of its first column.
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
