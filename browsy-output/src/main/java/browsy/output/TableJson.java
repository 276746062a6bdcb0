package browsy.output;

import browsy.model.TableCell;
import browsy.model.TableCell.Kind;
import browsy.model.TableData;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads tables as JSON: headers and rows as arrays of texts of equal length. Additional
 * header rows, header cells and spans are separate fields that are present only if required.
 */
final class TableJson {
    private TableJson() {}

    /**
     * Writes a table. Cells are texts in the order of the grid; the fields for header cells and
     * spans refer to cells by row and column.
     */
    static void write(JsonOut out, TableData table) {
        out.number(JsonFieldNames.ID, table.elementId());
        out.text(JsonFieldNames.CAPTION, table.caption());
        out.texts(JsonFieldNames.HEADERS, table.headers());
        if (table.headRows() > 0 && !table.head().equals(List.of(table.headers()))) {
            out.arrays(JsonFieldNames.HEAD, table.head(), row -> row.forEach(out::item));
        }
        out.arrays(JsonFieldNames.ROWS, table.rows(), row -> row.forEach(out::item));
        List<TableCell> columnHeaders = new ArrayList<>();
        List<TableCell> rowHeaders = new ArrayList<>();
        List<TableCell> spanning = new ArrayList<>();
        for (TableCell cell : table.cells()) {
            if (cell.isSpanning()) {
                spanning.add(cell);
            }
            if (cell.kind() == Kind.ROW_HEADER) {
                rowHeaders.add(cell);
            } else if (cell.kind() == Kind.COLUMN_HEADER && cell.row() >= table.headRows()) {
                columnHeaders.add(cell);
            }
        }
        writePositions(out, JsonFieldNames.ROW_HEADERS, rowHeaders);
        writePositions(out, JsonFieldNames.COLUMN_HEADERS, columnHeaders);
        if (!spanning.isEmpty()) {
            out.arrays(
                    JsonFieldNames.SPANS,
                    spanning,
                    cell -> {
                        out.item(cell.row());
                        out.item(cell.column());
                        out.item(cell.rowSpan());
                        out.item(cell.columnSpan());
                    });
        }
    }

    private static void writePositions(JsonOut out, String name, List<TableCell> cells) {
        if (!cells.isEmpty()) {
            out.arrays(
                    name,
                    cells,
                    cell -> {
                        out.item(cell.row());
                        out.item(cell.column());
                    });
        }
    }

    /** Reads a table. */
    static TableData read(JsonIn in) {
        var table =
                new Object() {
                    @Nullable Integer id;
                    @Nullable String caption;
                    List<String> headers = List.of();
                    List<List<String>> head = List.of();
                    List<List<String>> rows = List.of();
                    List<List<Integer>> rowHeaders = List.of();
                    List<List<Integer>> columnHeaders = List.of();
                    List<List<Integer>> spans = List.of();
                };
        in.object(
                name -> {
                    switch (name) {
                        case JsonFieldNames.ID -> table.id = in.number();
                        case JsonFieldNames.CAPTION -> table.caption = in.text();
                        case JsonFieldNames.HEADERS -> table.headers = in.list(in::text);
                        case JsonFieldNames.HEAD -> table.head = in.list(() -> in.list(in::text));
                        case JsonFieldNames.ROWS -> table.rows = in.list(() -> in.list(in::text));
                        case JsonFieldNames.ROW_HEADERS -> table.rowHeaders = numbers(in, 2);
                        case JsonFieldNames.COLUMN_HEADERS -> table.columnHeaders = numbers(in, 2);
                        case JsonFieldNames.SPANS -> table.spans = numbers(in, 4);
                        default -> in.skip();
                    }
                });
        List<List<String>> head = table.head;
        if (head.isEmpty() && !table.headers.isEmpty()) {
            head = List.of(table.headers);
        }
        Map<List<Integer>, Kind> kinds = new HashMap<>();
        table.rowHeaders.forEach(place -> kinds.put(place, Kind.ROW_HEADER));
        table.columnHeaders.forEach(place -> kinds.put(place, Kind.COLUMN_HEADER));
        return new TableData(
                table.id,
                table.caption,
                head.size(),
                new Grid(head, table.rows, kinds, table.spans).slots());
    }

    private static List<List<Integer>> numbers(JsonIn in, int count) {
        return in.list(
                () -> {
                    List<Integer> numbers = in.list(in::number);
                    if (numbers.size() != count) {
                        throw in.error(count + " numbers");
                    }
                    return numbers;
                });
    }

    /**
     * Builds the cells of a table from its JSON fields.
     *
     * @param kinds the header cells by row and column
     * @param spans row, column, row span and column span of each spanning cell
     */
    private record Grid(
            List<List<String>> head,
            List<List<String>> rows,
            Map<List<Integer>, Kind> kinds,
            List<List<Integer>> spans) {

        /**
         * Returns the cell of each slot, row by row. A spanning cell occurs in each slot that it
         * covers.
         */
        List<List<TableCell>> slots() {
            Map<List<Integer>, List<Integer>> spanAt = new HashMap<>();
            spans.forEach(span -> spanAt.put(span.subList(0, 2), span));
            int height = head.size() + rows.size();
            Map<List<Integer>, TableCell> covered = new HashMap<>();
            List<List<TableCell>> slots = new ArrayList<>();
            for (int y = 0; y < height; y++) {
                boolean inHead = y < head.size();
                List<String> texts = inHead ? head.get(y) : rows.get(y - head.size());
                List<TableCell> row = new ArrayList<>();
                for (int x = 0; x < texts.size(); x++) {
                    List<Integer> place = List.of(y, x);
                    TableCell cell = covered.remove(place);
                    if (cell == null) {
                        Kind kind = inHead ? Kind.COLUMN_HEADER : Kind.DATA;
                        List<Integer> span = spanAt.getOrDefault(place, List.of(y, x, 1, 1));
                        cell =
                                new TableCell(
                                        texts.get(x),
                                        kinds.getOrDefault(place, kind),
                                        y,
                                        x,
                                        span.get(2),
                                        span.get(3));
                        cover(cell, covered, height, texts.size());
                    }
                    row.add(cell);
                }
                slots.add(row);
            }
            return slots;
        }

        /** Records the slots that a cell covers besides its first one. */
        private static void cover(
                TableCell cell, Map<List<Integer>, TableCell> covered, int height, int width) {
            int bottom = Math.min(height, cell.row() + cell.rowSpan());
            int right = Math.min(width, cell.column() + cell.columnSpan());
            for (int y = cell.row(); y < bottom; y++) {
                for (int x = cell.column(); x < right; x++) {
                    if (y > cell.row() || x > cell.column()) {
                        covered.putIfAbsent(List.of(y, x), cell);
                    }
                }
            }
        }
    }
}
