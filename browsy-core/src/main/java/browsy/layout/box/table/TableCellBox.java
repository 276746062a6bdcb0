package browsy.layout.box.table;

import browsy.layout.box.Box;

/**
 * A table cell with its position in the table grid.
 *
 * @param box the box of the cell
 * @param row the row of its first slot, counted within the row group
 * @param column the column of its first slot
 * @param rowSpan the number of rows, at least 1; the cell ends within its row group
 * @param columnSpan the number of columns, at least 1
 */
public record TableCellBox(Box box, int row, int column, int rowSpan, int columnSpan) {
    public int endRow() {
        return row + rowSpan;
    }

    public int endColumn() {
        return column + columnSpan;
    }
}
