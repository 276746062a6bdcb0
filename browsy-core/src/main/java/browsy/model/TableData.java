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
 * A table of data as a grid: all rows have the same number of places, and each place has the cell
 * that takes it.
 *
 * @param elementId id of its element, null if that is not listed
 * @param caption what it is about, null if it does not say
 * @param headRows the number of rows at the top that are nothing but headers
 * @param grid the cell at each place, row by row, header rows included
 */
public record TableData(
        @Nullable Integer elementId,
        @Nullable String caption,
        int headRows,
        List<List<TableCell>> grid) {
    private static final Pattern NEEDS_QUOTES = Pattern.compile("[,\"\r\n]|^\\s|\\s$");

    /**
     * @throws IllegalArgumentException if the rows are not of one length, or fewer than {@code
     *     headRows}
     */
    public TableData {
        grid = grid.stream().map(List::copyOf).toList();
        if (headRows < 0 || headRows > grid.size()) {
            throw new IllegalArgumentException("not so many rows");
        }
        for (List<TableCell> row : grid) {
            if (row.size() != grid.get(0).size()) {
                throw new IllegalArgumentException("rows of several lengths");
            }
        }
    }

    /**
     * A table without spans.
     *
     * @param headers texts of the header row, empty if there is none
     * @param rows texts of the other rows; short ones are filled up
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
     * What each column is about: the texts of its cells in the header rows from top to bottom, each
     * once. What stands over all columns is left out where other header rows tell them apart. Empty
     * without header rows.
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

    /** Texts of the header rows, row by row. */
    public List<List<String>> head() {
        return texts(grid.subList(0, headRows));
    }

    /**
     * Texts below the header rows, row by row; a cell that spans several places is repeated in
     * each.
     */
    public List<List<String>> rows() {
        return texts(grid.subList(headRows, grid.size()));
    }

    /**
     * The rows below the header rows, each as what stands in its columns by {@link #headers()}, in
     * their order. A column without a header goes by its number from 1, and a header that columns
     * before have goes on with that number, as in {@code Price 3}.
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
     * #headers()} if there are header rows, then {@link #rows()}. Lines end with CR LF; a field is
     * quoted if it has a comma, a quote or a line break, or begins or ends with a space. The texts
     * are those of the page: a spreadsheet may take one that begins with {@code =} for a formula.
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
     * Whether a row is one cell over all columns, which says what the rows below it are about.
     *
     * @param row from 0, header rows included
     */
    public boolean isGroup(int row) {
        TableCell cell = columns() < 2 ? null : grid.get(row).get(0);
        return cell != null
                && cell.columnSpan() == columns()
                && cell.rowSpan() == 1
                && !cell.text().isEmpty();
    }

    /** The cells in the order of where they begin, places that no cell takes included. */
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
