package browsy.intelligence;

import static browsy.model.TableCell.Kind.COLUMN_HEADER;
import static browsy.model.TableCell.Kind.DATA;

import browsy.infra.Ascii;
import browsy.infra.TimeLimit;
import browsy.model.TableCell;
import browsy.model.TableCell.Kind;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Places the cells of one table in a grid of rows and columns. The grid has no more rows than the
 * source, and no columns to the right of the last column in which a cell begins; spans are cut
 * accordingly.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/tables.html#forming-a-table">HTML</a>
 */
final class CellPlacement {
    private static final int MAX_COLUMNS = 1000;

    /**
     * A cell that is not placed yet.
     *
     * @param text the text
     * @param kind the kind of cell
     * @param columnSpan the column span, at least 1
     * @param rowSpan the row span; 0 spans the rest of the row group
     */
    record Source(String text, Kind kind, int columnSpan, int rowSpan) {}

    /** Limits on the total size of the tables of a page. */
    static final class Budget {
        /** The number of grid places that are left. */
        private int places = 400_000;

        /**
         * The number of characters that are left for repetitions of texts, which cells with several
         * places cause.
         */
        private long repeated = 4_000_000;

        private boolean takesPlaces(int count) {
            if (count > places) {
                return false;
            }
            places -= count;
            return true;
        }

        private boolean takesRepeated(long characters) {
            if (characters > repeated) {
                return false;
            }
            repeated -= characters;
            return true;
        }
    }

    private final Budget budget;
    private final List<List<@Nullable TableCell>> grid = new ArrayList<>();

    /** The number of columns: one more than the last column in which a cell begins. */
    private int columns;

    CellPlacement(Budget budget) {
        this.budget = budget;
    }

    /**
     * Places a row group, whose cells do not span into the next.
     *
     * @return false if the budget is exhausted, in which case the rest of the group is dropped
     */
    boolean addGroup(List<List<Source>> rows) {
        int first = grid.size();
        for (int i = 0; i < rows.size(); i++) {
            TimeLimit.check();
            grid.add(new ArrayList<>());
        }
        for (int y = first; y < grid.size(); y++) {
            if (!addRow(y, rows.get(y - first))) {
                grid.subList(y, grid.size()).clear();
                return false;
            }
        }
        return true;
    }

    /**
     * Places the cells of a row from left to right, each in the next free column; false if the
     * budget is exhausted.
     */
    private boolean addRow(int y, List<Source> cells) {
        int x = 0;
        for (Source cell : cells) {
            while (isTaken(y, x)) {
                x++;
            }
            if (x >= MAX_COLUMNS) {
                return true;
            }
            if (!place(cell, y, x)) {
                return false;
            }
            columns = Math.max(columns, x + 1);
        }
        return true;
    }

    /**
     * Places a cell at row {@code y} and column {@code x}. It spans one place only if repeating its
     * text exceeds the budget, and takes free places only. Returns false if the budget is
     * exhausted.
     */
    private boolean place(Source source, int y, int x) {
        int below = grid.size() - y;
        int height = source.rowSpan() == 0 ? below : Math.min(source.rowSpan(), below);
        int width = Math.min(source.columnSpan(), MAX_COLUMNS - x);
        long places = (long) height * width;
        if (places > 1 && !budget.takesRepeated((places - 1) * source.text().length())) {
            height = 1;
            width = 1;
        }
        if (!budget.takesPlaces(height * width)) {
            return false;
        }
        TableCell cell = new TableCell(source.text(), source.kind(), y, x, height, width);
        for (int dy = 0; dy < height; dy++) {
            List<@Nullable TableCell> row = grid.get(y + dy);
            for (int at = x; at < x + width; at++) {
                while (row.size() <= at) {
                    row.add(null);
                }
                if (row.get(at) == null) {
                    row.set(at, cell);
                }
            }
        }
        return true;
    }

    private boolean isTaken(int y, int x) {
        return x < grid.get(y).size() && grid.get(y).get(x) != null;
    }

    int columns() {
        return columns;
    }

    /** Whether the grid has several columns and every place has a cell. */
    boolean isFull() {
        for (List<@Nullable TableCell> row : grid) {
            for (int x = 0; x < columns; x++) {
                if (x >= row.size() || row.get(x) == null) {
                    return false;
                }
            }
        }
        return columns > 1;
    }

    /**
     * Returns the cell at each place, row by row; a place without a cell gets an empty one.
     *
     * @param headRows the number of header rows, in which empty cells are column headers
     */
    List<List<TableCell>> places(int headRows) {
        int rows = columns == 0 ? 0 : Math.min(grid.size(), budget.places / columns);
        budget.places -= rows * columns;
        Map<TableCell, TableCell> cut = new IdentityHashMap<>();
        List<List<TableCell>> places = new ArrayList<>(rows);
        for (int y = 0; y < rows; y++) {
            TimeLimit.check();
            List<TableCell> row = new ArrayList<>(columns);
            for (int x = 0; x < columns; x++) {
                TableCell cell = isTaken(y, x) ? grid.get(y).get(x) : null;
                row.add(
                        cell == null
                                ? TableCell.of("", y < headRows ? COLUMN_HEADER : DATA, y, x)
                                : cut.computeIfAbsent(cell, whole -> cut(whole, rows)));
            }
            places.add(row);
        }
        return places;
    }

    /** Returns the cell with its spans cut to the grid. */
    private TableCell cut(TableCell cell, int rows) {
        int width = Math.min(cell.columnSpan(), columns - cell.column());
        int height = Math.min(cell.rowSpan(), rows - cell.row());
        return width == cell.columnSpan() && height == cell.rowSpan()
                ? cell
                : new TableCell(cell.text(), cell.kind(), cell.row(), cell.column(), height, width);
    }

    /**
     * Parses a span attribute by the rules for non-negative integers, clamped to {@code max}; 1 if
     * it is no number or less than {@code min}.
     */
    static int span(String value, int min, int max) {
        String digits = Ascii.strip(value);
        int number = 0;
        int length = 0;
        for (int i = digits.startsWith("+") ? 1 : 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (c < '0' || c > '9') {
                break;
            }
            number = Math.min(number * 10 + c - '0', max);
            length++;
        }
        return length == 0 || number < min ? 1 : number;
    }
}
