package browsy.intelligence;

import browsy.intelligence.signal.PageSignals;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.model.TableData;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.List;
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

    private final SpatialPage page;

    private TableExtractor(SpatialPage page) {
        this.page = page;
    }

    static List<TableData> extract(PageSignals signals) {
        TableExtractor extractor = new TableExtractor(signals.page());
        List<TableData> tables = new ArrayList<>();
        FlatTree tree = signals.page().tree();
        for (int index : signals.structure().tables()) {
            if (extractor.isTable(index)) {
                TableData table = extractor.read(tree.element(index));
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

    private @Nullable TableData read(Element table) {
        List<Element> rows = rows(table);
        if (rows.isEmpty() || isLayout(table, rows)) {
            return null;
        }
        List<List<String>> grid = grid(rows);
        List<String> headers = List.of();
        int first = 0;
        while (first < rows.size() && isHeader(rows.get(first))) {
            headers = grid.get(first);
            first++;
        }
        List<List<String>> body = grid.subList(first, grid.size());
        if (body.isEmpty()) {
            return null;
        }
        SpatialElement element = page.of(table);
        Element caption = table.selectFirst("> caption");
        return new TableData(
                element == null ? null : element.id(),
                caption == null ? null : VisibleText.of(page, caption),
                headers,
                body);
    }

    /** A table without header cells is one of data if it has no tables inside and is regular. */
    private static boolean isLayout(Element table, List<Element> rows) {
        if (table.selectFirst("th, caption, thead, [role=columnheader]") != null) {
            return table.select("table").size() > 3;
        }
        if (table.select("table").size() > 1 || rows.size() < 2) {
            return true;
        }
        int columns = rows.get(0).childrenSize();
        boolean regular = rows.stream().allMatch(row -> row.childrenSize() == columns);
        boolean fields = table.selectFirst("input, select, textarea, form") != null;
        return columns < 2 || !regular || fields;
    }

    private List<Element> rows(Element table) {
        List<Element> rows = new ArrayList<>();
        FlatTree tree = page.tree();
        int start = tree.indexOf(table);
        int i = start + 1;
        while (i < tree.end(start) && rows.size() < MAX_ROWS) {
            Element element = tree.element(i);
            if (page.role(i) == Role.ROW && page.isVisible(i)) {
                rows.add(element);
                i = tree.end(i);
            } else if (isTable(i)) {
                i = tree.end(i);
            } else {
                i++;
            }
        }
        return rows;
    }

    private boolean isHeader(Element row) {
        List<Element> cells = cells(row);
        if (cells.isEmpty()) {
            return false;
        }
        Element parent = row.parent();
        if (parent != null && parent.normalName().equals("thead")) {
            return true;
        }
        return cells.stream()
                .allMatch(
                        cell ->
                                cell.normalName().equals("th")
                                        || page.aria().role(cell) == Role.COLUMNHEADER);
    }

    private List<Element> cells(Element row) {
        List<Element> cells = new ArrayList<>();
        for (Element child : row.children()) {
            Role role = page.aria().role(child);
            if (role == Role.CELL
                    || role == Role.GRIDCELL
                    || role == Role.COLUMNHEADER
                    || role == Role.ROWHEADER
                    || child.normalName().equals("td")
                    || child.normalName().equals("th")) {
                cells.add(child);
            }
        }
        return cells;
    }

    private List<List<String>> grid(List<Element> rows) {
        List<List<@Nullable String>> grid = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            grid.add(new ArrayList<>());
        }
        for (int y = 0; y < rows.size(); y++) {
            int x = 0;
            for (Element cell : cells(rows.get(y))) {
                while (isTaken(grid.get(y), x)) {
                    x++;
                }
                int width = span(cell, "colspan", MAX_COLUMNS - x);
                int height = span(cell, "rowspan", rows.size() - y);
                String text = VisibleText.of(page, cell);
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
        String value = cell.attr(attribute).strip();
        int span = 1;
        if (value.matches("\\d{1,5}")) {
            span = Math.min(MAX_SPAN, Integer.parseInt(value));
        }
        return Math.max(1, Math.min(span, max));
    }
}
