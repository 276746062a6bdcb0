package browsy.model;

import java.util.Objects;

/**
 * A cell of a table. A cell that spans several places is the same object in each.
 *
 * @param text what a person reads in it, on one line; empty where there is nothing
 * @param kind what it is for
 * @param row where it begins, from 0, header rows included
 * @param column where it begins, from 0
 * @param rowSpan the number of rows it takes, at least 1
 * @param columnSpan the number of columns it takes, at least 1
 */
public record TableCell(String text, Kind kind, int row, int column, int rowSpan, int columnSpan) {

    /** What a cell is for. */
    public enum Kind {
        /** It holds data; also places that no cell takes. */
        DATA,
        /** It tells what is below it. */
        COLUMN_HEADER,
        /** It tells what is beside it. */
        ROW_HEADER
    }

    /**
     * @throws IllegalArgumentException if a place is negative or a span is not positive
     */
    public TableCell {
        Objects.requireNonNull(text);
        Objects.requireNonNull(kind);
        if (row < 0 || column < 0 || rowSpan < 1 || columnSpan < 1) {
            throw new IllegalArgumentException("no place of a cell");
        }
    }

    /** A cell of one place. */
    public static TableCell of(String text, Kind kind, int row, int column) {
        return new TableCell(text, kind, row, column, 1, 1);
    }

    /** Whether it tells what other cells are about. */
    public boolean isHeader() {
        return kind != Kind.DATA;
    }

    /** Whether it takes more than one place. */
    public boolean isSpanning() {
        return rowSpan > 1 || columnSpan > 1;
    }
}
