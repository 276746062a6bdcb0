package browsy.model;

import java.util.Objects;

/**
 * A cell of a table. A cell that spans several grid positions is the same object at each.
 *
 * @param text the visible text on one line; empty if there is none
 * @param kind the kind of cell
 * @param row the first row, from 0, including header rows
 * @param column the first column, from 0
 * @param rowSpan the number of rows, at least 1
 * @param columnSpan the number of columns, at least 1
 */
public record TableCell(String text, Kind kind, int row, int column, int rowSpan, int columnSpan) {

    /** The kind of a cell. */
    public enum Kind {
        /** A data cell, or a grid position without a cell. */
        DATA,
        /** The header of the cells below it. */
        COLUMN_HEADER,
        /** The header of the cells beside it. */
        ROW_HEADER
    }

    /**
     * @throws IllegalArgumentException if a position is negative or a span is not positive
     */
    public TableCell {
        Objects.requireNonNull(text);
        Objects.requireNonNull(kind);
        if (row < 0 || column < 0 || rowSpan < 1 || columnSpan < 1) {
            throw new IllegalArgumentException(
                    "row and column must not be negative, spans must be positive");
        }
    }

    /** Returns a cell at a single grid position. */
    public static TableCell of(String text, Kind kind, int row, int column) {
        return new TableCell(text, kind, row, column, 1, 1);
    }

    /** Whether the cell is a header of other cells. */
    public boolean isHeader() {
        return kind != Kind.DATA;
    }

    /** Whether the cell spans several grid positions. */
    public boolean isSpanning() {
        return rowSpan > 1 || columnSpan > 1;
    }
}
