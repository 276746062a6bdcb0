package browsy.intelligence;

import browsy.html.ElementChildren;
import browsy.html.Trait;
import browsy.intelligence.signal.PageSignals;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.model.TableData;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Reads tables of data by the table model: a cell that spans several places is repeated in each.
 * Tables that only lay out a page are left out; grids made by ARIA roles are read as well.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/tables.html#forming-a-table">HTML</a>
 */
final class TableExtractor {

    private static final int MAX_COLUMNS = 200;
    private static final int MAX_ROWS = 2000;
    private static final int MAX_SPAN = 1000;

    private static final Pattern NUMBER = Pattern.compile("\\d{1,5}");

    private final SpatialPage page;
    private final FlatTree tree;

    private TableExtractor(SpatialPage page) {
        this.page = page;
        tree = page.tree();
    }

    static List<TableData> extract(PageSignals signals) {
        TableExtractor extractor = new TableExtractor(signals.page());
        List<TableData> tables = new ArrayList<>();
        for (int index : signals.structure().tables()) {
            if (extractor.isTable(index)) {
                TableData table = extractor.read(index);
                if (table != null) {
                    tables.add(table);
                }
            }
        }
        return tables;
    }

    private boolean isTable(int index) {
        Role role = page.role(index);
        return role == Role.TABLE || role == Role.GRID || role == Role.TREEGRID;
    }

    private @Nullable TableData read(int table) {
        List<Integer> rows = rows(table);
        if (rows.isEmpty() || isLayout(table, rows)) {
            return null;
        }
        List<List<Integer>> cells = new ArrayList<>(rows.size());
        for (int row : rows) {
            cells.add(cells(row));
        }
        List<List<String>> grid = grid(cells);
        List<String> headers = List.of();
        int first = 0;
        while (first < rows.size() && isHeader(rows.get(first), cells.get(first))) {
            headers = grid.get(first);
            first++;
        }
        List<List<String>> body = grid.subList(first, grid.size());
        if (body.isEmpty()) {
            return null;
        }
        SpatialElement element = page.of(table);
        return new TableData(element == null ? null : element.id(), caption(table), headers, body);
    }

    private @Nullable String caption(int table) {
        for (int child = table + 1; child < tree.end(table); child = tree.end(child)) {
            if (tree.tag(child).equals("caption")) {
                return VisibleText.of(page, tree.element(child));
            }
        }
        return null;
    }

    /** A table without header cells is one of data if it has no tables inside and is regular. */
    private boolean isLayout(int table, List<Integer> rows) {
        Element element = tree.element(table);
        int tables = 0;
        boolean headed = false;
        boolean fields = false;
        for (int i = table; i < tree.end(table); i++) {
            switch (tree.tag(i)) {
                case "table" -> tables++;
                case "th", "caption", "thead" -> headed = true;
                case "input", "select", "textarea", "form" -> fields |= i != table;
                default ->
                        headed |=
                                tree.has(i, Trait.ROLE)
                                        && tree.element(i).attr("role").equals("columnheader");
            }
        }
        if (headed) {
            return tables > 3 || (tables > 1 && holdsTables(rows));
        }
        if (tables > 1 || rows.size() < 2) {
            return true;
        }
        int columns = ElementChildren.count(tree.element(rows.get(0)), Integer.MAX_VALUE);
        for (int row : rows) {
            if (ElementChildren.count(tree.element(row), columns + 1) != columns) {
                return true;
            }
        }
        return columns < 2 || fields;
    }

    /** Whether a row holds nothing but other tables: those are the data. */
    private boolean holdsTables(List<Integer> rows) {
        for (int row : rows) {
            int cells = 0;
            int tables = 0;
            for (int cell = row + 1; cell < tree.end(row); cell = tree.end(cell)) {
                cells++;
                tables += holdsTable(cell) ? 1 : 0;
            }
            if (tables > 0 && tables == cells) {
                return true;
            }
        }
        return false;
    }

    private boolean holdsTable(int cell) {
        for (int i = cell + 1; i < tree.end(cell); i++) {
            if (tree.tag(i).equals("table")) {
                return true;
            }
        }
        return false;
    }

    private List<Integer> rows(int table) {
        List<Integer> rows = new ArrayList<>();
        int i = table + 1;
        while (i < tree.end(table) && rows.size() < MAX_ROWS) {
            if (page.role(i) == Role.ROW && page.isVisible(i)) {
                rows.add(i);
                i = tree.end(i);
            } else if (isTable(i)) {
                i = tree.end(i);
            } else {
                i++;
            }
        }
        return rows;
    }

    private boolean isHeader(int row, List<Integer> cells) {
        if (cells.isEmpty()) {
            return false;
        }
        int parent = tree.parent(row);
        if (parent >= 0 && tree.tag(parent).equals("thead")) {
            return true;
        }
        for (int cell : cells) {
            if (!tree.tag(cell).equals("th") && page.role(cell) != Role.COLUMNHEADER) {
                return false;
            }
        }
        return true;
    }

    private List<Integer> cells(int row) {
        List<Integer> cells = new ArrayList<>();
        for (int child = row + 1; child < tree.end(row); child = tree.end(child)) {
            Role role = page.role(child);
            if (role == Role.CELL
                    || role == Role.GRIDCELL
                    || role == Role.COLUMNHEADER
                    || role == Role.ROWHEADER
                    || tree.tag(child).equals("td")
                    || tree.tag(child).equals("th")) {
                cells.add(child);
            }
        }
        return cells;
    }

    private List<List<String>> grid(List<List<Integer>> rows) {
        List<List<@Nullable String>> grid = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            grid.add(new ArrayList<>());
        }
        for (int y = 0; y < rows.size(); y++) {
            int x = 0;
            for (int cell : rows.get(y)) {
                while (isTaken(grid.get(y), x)) {
                    x++;
                }
                Element element = tree.element(cell);
                int width = span(element, "colspan", MAX_COLUMNS - x);
                int height = span(element, "rowspan", rows.size() - y);
                String text = VisibleText.of(page, element);
                for (int dy = 0; dy < height; dy++) {
                    for (int dx = 0; dx < width; dx++) {
                        put(grid.get(y + dy), x + dx, text);
                    }
                }
                x += width;
                if (x >= MAX_COLUMNS) {
                    break;
                }
            }
        }
        return filled(grid);
    }

    private static List<List<String>> filled(List<List<@Nullable String>> grid) {
        List<List<String>> rows = new ArrayList<>();
        for (List<@Nullable String> row : grid) {
            List<String> full = new ArrayList<>();
            for (String text : row) {
                full.add(text == null ? "" : text);
            }
            rows.add(full);
        }
        return rows;
    }

    private static boolean isTaken(List<@Nullable String> row, int x) {
        return x < row.size() && row.get(x) != null;
    }

    private static void put(List<@Nullable String> row, int x, String text) {
        while (row.size() <= x) {
            row.add(null);
        }
        if (row.get(x) == null) {
            row.set(x, text);
        }
    }

    private static int span(Element cell, String attribute, int max) {
        if (cell.attributesSize() == 0) {
            return 1;
        }
        String value = cell.attributes().get(attribute).strip();
        int span = 1;
        if (!value.isEmpty() && NUMBER.matcher(value).matches()) {
            span = Math.min(MAX_SPAN, Integer.parseInt(value));
        }
        return Math.max(1, Math.min(span, max));
    }
}
