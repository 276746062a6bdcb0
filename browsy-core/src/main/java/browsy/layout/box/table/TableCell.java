package browsy.layout.box.table;

import browsy.layout.box.Box;

/**
 * A cell in its place; rows are counted within the row group.
 *
 * @param row of its first slot
 * @param column of its first slot
 * @param rowSpan at least 1, never past the end of the row group
 * @param columnSpan at least 1
 */
public record TableCell(Box box, int row, int column, int rowSpan, int columnSpan) {
    public int endRow() {
        return row + rowSpan;
    }

    public int endColumn() {
        return column + columnSpan;
    }
}
