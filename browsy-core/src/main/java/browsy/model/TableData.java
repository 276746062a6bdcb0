package browsy.model;

import browsy.model.TableCell.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A data table as a rectangular grid, with a cell at each position.
 *
 * @param elementId the id of its element; null if that is not listed
 * @param caption the caption; null if there is none
 * @param headRows the number of rows at the top that consist of headers only
 * @param grid the cell at each position, row by row, including header rows
 */
public record TableData(
        @Nullable Integer elementId,
        @Nullable String caption,
        int headRows,
        List<List<TableCell>> grid) {
    private static final Pattern NEEDS_QUOTES = Pattern.compile("[,\"\r\n]|^\\s|\\s$");

    /**
     * @throws IllegalArgumentException if the rows differ in length or {@code headRows} exceeds
     *     their number
     */
    public TableData {
        grid = grid.stream().map(List::copyOf).toList();
        if (headRows < 0 || headRows > grid.size()) {
            throw new IllegalArgumentException(
                    "headRows must be between 0 and " + grid.size() + ": " + headRows);
        }
        for (List<TableCell> row : grid) {
            if (row.size() != grid.get(0).size()) {
                throw new IllegalArgumentException("all rows must have the same length");
            }
        }
    }

    /**
     * Returns a table without spans.
     *
     * @param elementId the id of its element; null if that is not listed
     * @param caption the caption; null if there is none
     * @param headers the texts of the header row; empty if there is none
     * @param rows the texts of the other rows; short rows are padded with empty cells
     */
    public static TableData of(
            @Nullable Integer elementId,
            @Nullable String caption,
            List<String> headers,
            List<List<String>> rows) {
        int columns = headers.size();
        for (List<String> row : rows) {
            columns = Math.max(columns, row.size());
        }
        int headRows = headers.isEmpty() ? 0 : 1;
        List<List<TableCell>> grid = new ArrayList<>();
        for (int y = 0; y < headRows + rows.size(); y++) {
            List<String> texts = y < headRows ? headers : rows.get(y - headRows);
            Kind kind = y < headRows ? Kind.COLUMN_HEADER : Kind.DATA;
            List<TableCell> row = new ArrayList<>();
            for (int x = 0; x < columns; x++) {
                row.add(TableCell.of(x < texts.size() ? texts.get(x) : "", kind, y, x));
            }
            grid.add(row);
        }
        return new TableData(elementId, caption, headRows, grid);
    }

    /** The number of columns. */
    public int columns() {
        return grid.isEmpty() ? 0 : grid.get(0).size();
    }

    /**
     * The header of each column: the distinct texts of its cells in the header rows from top to
     * bottom, separated by spaces. Cells that span all columns are omitted if there are several
     * header rows. Empty if there are no header rows.
     */
    public List<String> headers() {
        if (headRows == 0) {
            return List.of();
        }
        List<String> headers = new ArrayList<>();
        for (int x = 0; x < columns(); x++) {
            Set<String> texts = new LinkedHashSet<>();
            for (int y = 0; y < headRows; y++) {
                TableCell cell = grid.get(y).get(x);
                if (!cell.text().isEmpty() && (headRows == 1 || cell.columnSpan() < columns())) {
                    texts.add(cell.text());
                }
            }
            headers.add(String.join(" ", texts));
        }
        return headers;
    }

    /** The texts of the header rows, row by row. */
    public List<List<String>> head() {
        return texts(grid.subList(0, headRows));
    }

    /**
     * The texts below the header rows, row by row; the text of a cell that spans several positions
     * is repeated in each.
     */
    public List<List<String>> rows() {
        return texts(grid.subList(headRows, grid.size()));
    }

    /**
     * The rows below the header rows as maps from column name to text, in column order. The name of
     * a column is its header in {@link #headers()}, or its number from 1 if it has none. If an
     * earlier column has the same name, the number is appended, as in {@code Price 3}.
     */
    public List<Map<String, String>> toMaps() {
        List<String> names = names();
        List<Map<String, String>> maps = new ArrayList<>();
        for (List<String> row : rows()) {
            Map<String, String> map = new LinkedHashMap<>();
            for (int x = 0; x < names.size(); x++) {
                map.put(names.get(x), row.get(x));
            }
            maps.add(Collections.unmodifiableMap(map));
        }
        return List.copyOf(maps);
    }

    private List<String> names() {
        List<String> headers = headers();
        Set<String> names = new LinkedHashSet<>();
        for (int x = 0; x < columns(); x++) {
            String number = String.valueOf(x + 1);
            String header = headers.isEmpty() ? "" : headers.get(x);
            String name = header.isEmpty() ? number : header;
            while (!names.add(name)) {
                name += " " + number;
            }
        }
        return List.copyOf(names);
    }

    /**
     * The table as <a href="https://www.rfc-editor.org/rfc/rfc4180">CSV</a>: a line of {@link
     * #headers()} if there are header rows, then {@link #rows()}. Lines end with CR LF. A field is
     * quoted if it contains a comma, quote or line break, or begins or ends with white space. Texts
     * are not escaped for spreadsheets, which may interpret a text that begins with {@code =} as a
     * formula.
     */
    public String toCsv() {
        StringBuilder csv = new StringBuilder();
        if (headRows > 0) {
            appendLine(csv, headers());
        }
        rows().forEach(row -> appendLine(csv, row));
        return csv.toString();
    }

    private static void appendLine(StringBuilder csv, List<String> fields) {
        String separator = "";
        for (String field : fields) {
            csv.append(separator);
            separator = ",";
            if (NEEDS_QUOTES.matcher(field).find()) {
                csv.append('"').append(field.replace("\"", "\"\"")).append('"');
            } else {
                csv.append(field);
            }
        }
        csv.append("\r\n");
    }

    /**
     * Whether a row is a single cell across all columns, which is a heading for the rows below it.
     *
     * @param row the index of the row, from 0, including header rows
     */
    public boolean isGroup(int row) {
        TableCell cell = columns() < 2 ? null : grid.get(row).get(0);
        return cell != null
                && cell.columnSpan() == columns()
                && cell.rowSpan() == 1
                && !cell.text().isEmpty();
    }

    /** The cells in the order of their first positions, including positions without a cell. */
    public List<TableCell> cells() {
        List<TableCell> cells = new ArrayList<>();
        for (int y = 0; y < grid.size(); y++) {
            for (int x = 0; x < columns(); x++) {
                TableCell cell = grid.get(y).get(x);
                if (cell.row() == y && cell.column() == x) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    private static List<List<String>> texts(List<List<TableCell>> rows) {
        return rows.stream().map(row -> row.stream().map(TableCell::text).toList()).toList();
    }
}
