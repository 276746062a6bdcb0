package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.Meaning;
import browsy.content.Structure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The grid of a data table: rows of slots, each with the origin of a cell, a part of a spanning
 * cell, or nothing. Columns at the end that no cell starts in are cut off.
 *
 * @param rows the rows from top to bottom
 * @see <a href="https://html.spec.whatwg.org/multipage/tables.html#forming-a-table">HTML</a>
 */
record ContentTableGrid(List<Row> rows) {

    /** The maximum number of columns. Cells beyond it are dropped. */
    private static final int MAX_COLUMNS = 1000;

    /** The maximum number of slots that spanning cells may cover. Beyond it, all spans are 1. */
    private static final int MAX_SPANNED = 100_000;

    /** A slot of the grid. */
    sealed interface Slot permits Cell, Spanned, Empty {}

    /**
     * A slot in which a cell originates.
     *
     * @param box the cell
     */
    record Cell(ContentBox box) implements Slot {}

    /** A slot that is covered by a cell that originates in another slot. */
    enum Spanned implements Slot {
        FROM_LEFT,
        FROM_ABOVE
    }

    /** A slot without a cell. */
    record Empty() implements Slot {
        private static final Empty INSTANCE = new Empty();
    }

    /**
     * A row of the grid.
     *
     * @param slots one slot for each column of the row
     */
    record Row(List<Slot> slots) {
        Row {
            slots = List.copyOf(slots);
        }

        private Row cut(int columns) {
            return slots.size() <= columns ? this : new Row(slots.subList(0, columns));
        }
    }

    ContentTableGrid {
        rows = List.copyOf(rows);
    }

    /** Forms the grid of a table from its rows and cells. */
    static ContentTableGrid of(ContentBox table) {
        return new Builder().build(table);
    }

    /** Tests whether a box is a row of the table that contains it. */
    static boolean isRow(ContentBox box) {
        return box.meaning() == Structure.HEADER_ROW
                || box.meaning() == Structure.ROW
                || box.meaning() == Structure.FOOTER_ROW;
    }

    private static final class Builder {
        private final List<Row> rows = new ArrayList<>();

        /** The number of further rows that the cell above spans, by column. */
        private int[] rowsLeft = new int[8];

        private int spanned;

        ContentTableGrid build(ContentBox table) {
            add(table, Structure.HEADER_ROW);
            add(table, Structure.ROW);
            add(table, Structure.FOOTER_ROW);
            int columns = rows.stream().mapToInt(Builder::columns).max().orElse(0);
            rows.replaceAll(row -> row.cut(columns));
            return new ContentTableGrid(rows);
        }

        /** Returns the number of columns up to the last one in which a cell of the row starts. */
        private static int columns(Row row) {
            int columns = row.slots().size();
            while (columns > 0 && !(row.slots().get(columns - 1) instanceof Cell)) {
                columns--;
            }
            return columns;
        }

        /** Adds the rows of one kind of row group. Cells do not span beyond these rows. */
        private void add(ContentBox table, Structure kind) {
            for (ContentNode node : table.children()) {
                if (node instanceof ContentBox box && box.meaning() == kind) {
                    rows.add(row(box));
                }
            }
            Arrays.fill(rowsLeft, 0);
        }

        /** Forms the slots of a row: its cells in the slots that no cell from above covers. */
        private Row row(ContentBox row) {
            List<Slot> slots = new ArrayList<>();
            for (ContentNode node : row.children()) {
                if (node instanceof ContentBox box && slots.size() < MAX_COLUMNS) {
                    skipSpanned(slots);
                    add(slots, box);
                }
            }
            skipSpanned(slots);
            fillUp(slots);
            return new Row(slots);
        }

        /** Adds the slots that cells from above cover, up to the next free one. */
        private void skipSpanned(List<Slot> slots) {
            while (slots.size() < rowsLeft.length && rowsLeft[slots.size()] > 0) {
                rowsLeft[slots.size()]--;
                countSpanned();
                slots.add(Spanned.FROM_ABOVE);
            }
        }

        /** Adds a cell at the next slot and records the rows and columns that it spans. */
        private void add(List<Slot> slots, ContentBox box) {
            Meaning.Cell cell = box.meaning() instanceof Meaning.Cell spans ? spans : null;
            int columns = cell == null ? 1 : Math.min(cell.columns(), MAX_COLUMNS - slots.size());
            int more = cell == null ? 0 : cell.rows() - 1;
            if (columns > 1 || more > 0) {
                spanned += columns;
                if (spanned > MAX_SPANNED) {
                    columns = 1;
                    more = 0;
                }
            }
            for (int i = 0; i < columns; i++) {
                if (more > 0) {
                    makeRoom(slots.size());
                    rowsLeft[slots.size()] = more;
                }
                slots.add(i == 0 ? new Cell(box) : Spanned.FROM_LEFT);
            }
        }

        /**
         * Counts a slot in which no cell of the row originates. Beyond the limit, cells no longer
         * span rows.
         */
        private void countSpanned() {
            spanned++;
            if (spanned > MAX_SPANNED) {
                Arrays.fill(rowsLeft, 0);
            }
        }

        private void makeRoom(int column) {
            if (column >= rowsLeft.length) {
                rowsLeft = Arrays.copyOf(rowsLeft, 2 * column);
            }
        }

        /** Adds the remaining slots of a row up to the last column that is covered from above. */
        private void fillUp(List<Slot> slots) {
            int last = rowsLeft.length - 1;
            while (last >= slots.size() && rowsLeft[last] == 0) {
                last--;
            }
            for (; slots.size() <= last; countSpanned()) {
                if (rowsLeft[slots.size()] > 0) {
                    rowsLeft[slots.size()]--;
                    slots.add(Spanned.FROM_ABOVE);
                } else {
                    slots.add(Empty.INSTANCE);
                }
            }
        }
    }
}
