package browsy.intelligence;

import static browsy.model.TableCell.Kind.COLUMN_HEADER;
import static browsy.model.TableCell.Kind.DATA;
import static browsy.model.TableCell.Kind.ROW_HEADER;

import browsy.infra.Ascii;
import browsy.infra.TimeLimit;
import browsy.intelligence.CellPlacement.Budget;
import browsy.intelligence.CellPlacement.Source;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.VisibleText;
import browsy.model.Bounds;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.model.TableCell;
import browsy.model.TableCell.Kind;
import browsy.model.TableData;
import browsy.spatial.SpatialPage;
import browsy.spatial.role.TableClassifier;
import browsy.spatial.role.TableClassifier.Use;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Extracts data tables by the HTML table model, from table elements and from elements with ARIA
 * table roles. Layout tables are left out.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/tables.html#forming-a-table">HTML</a>
 */
final class TableExtractor {
    private static final int MAX_ROWS = 10_000;
    private static final int MAX_COLUMN_SPAN = 1000;
    private static final int MAX_ROW_SPAN = 65_534;

    private final SpatialPage page;
    private final FlatTree tree;
    private final TableClassifier uses;
    private final Budget budget = new Budget();

    private TableExtractor(SpatialPage page) {
        this.page = page;
        tree = page.tree();
        uses = new TableClassifier(page.tree(), page::role);
    }

    /** Returns the data tables of a page in document order. */
    static List<TableData> extract(PageSignals signals) {
        TableExtractor extractor = new TableExtractor(signals.page());
        List<TableData> tables = new ArrayList<>();
        for (int index : signals.structure().tables()) {
            if (TableClassifier.isTable(signals.page().role(index))) {
                TableData table = extractor.read(index);
                if (table != null) {
                    tables.add(table);
                }
            }
        }
        return tables;
    }

    /**
     * A row in the document, by index in the flat tree.
     *
     * @param index the index of the row
     * @param group the index of its row group or table; cells do not span beyond their group
     * @param cells the indices of its cells
     */
    private record Row(int index, int group, List<Integer> cells) {}

    /**
     * Reads a table in these steps: collect its rows, decide whether it holds data, place the cells
     * of each row group in the grid, and count the header rows. Returns null for a layout table, an
     * empty table, or one that turns out to have neither data rows nor several columns.
     */
    private @Nullable TableData read(int table) {
        List<Row> rows = rows(table);
        Use use = uses.use(table, rows.stream().map(Row::index).toList());
        if (rows.isEmpty() || use == Use.LAYOUT) {
            return null;
        }
        // Place the cells, one row group after the other.
        Map<String, Integer> headerReferences = headerReferences(rows);
        CellPlacement grid = new CellPlacement(budget);
        int headRows = headRows(rows);
        for (int start = 0; start < rows.size(); ) {
            TimeLimit.check();
            List<List<Source>> group = new ArrayList<>();
            int y = start;
            while (y < rows.size() && rows.get(y).group() == rows.get(start).group()) {
                group.add(sources(rows.get(y), y < headRows, headerReferences));
                y++;
            }
            start = grid.addGroup(group) ? y : rows.size();
        }
        // Count the header rows that are headers of columns.
        List<List<TableCell>> places = grid.places(headRows);
        headRows = Math.min(headRows, places.size());
        while (headRows > 0 && isTitle(places.get(headRows - 1))) {
            headRows--; // a title over all columns is not a header of columns
        }
        boolean hasData = headRows < places.size() || grid.columns() > 1;
        if (!hasData || (use == Use.DATA_IF_FULL && !grid.isFull())) {
            return null;
        }
        SpatialElement element = page.of(table);
        return new TableData(
                element == null ? null : element.id(), caption(table), headRows, places);
    }

    /** Whether one cell spans all of several columns of a row. */
    private static boolean isTitle(List<TableCell> row) {
        return row.size() > 1 && row.get(0).columnSpan() == row.size();
    }

    /**
     * Returns the text of the caption element, else the accessible name, null if there is neither.
     */
    private @Nullable String caption(int table) {
        for (int child = table + 1; child < tree.end(table); child = tree.end(child)) {
            if (tree.tag(child).equals("caption")) {
                String text = VisibleText.of(page, tree.element(child));
                if (!text.isEmpty()) {
                    return text;
                }
            }
        }
        String name = page.aria().name(tree.element(table));
        return name.isEmpty() ? null : name;
    }

    /**
     * Returns the visible rows in display order: header groups, bodies, footer groups. Rows of
     * nested tables are excluded.
     */
    private List<Row> rows(int table) {
        List<Row> heads = new ArrayList<>();
        List<Row> bodies = new ArrayList<>();
        List<Row> feet = new ArrayList<>();
        int i = table + 1;
        for (int count = 0; i < tree.end(table) && count < MAX_ROWS; ) {
            TimeLimit.check();
            if (page.role(i) == Role.ROW) {
                if (page.isVisible(i)) {
                    Row row = new Row(i, rowGroup(i, table), cells(i));
                    String tag = tree.tag(row.group());
                    (tag.equals("thead") ? heads : tag.equals("tfoot") ? feet : bodies).add(row);
                    count++;
                }
                i = tree.end(i);
            } else {
                i = TableClassifier.isTable(page.role(i)) || isCell(i) ? tree.end(i) : i + 1;
            }
        }
        heads.addAll(bodies);
        heads.addAll(feet);
        return heads;
    }

    private int rowGroup(int row, int table) {
        int parent = tree.parent(row);
        return parent < 0 ? table : parent;
    }

    /**
     * Returns the cells of a row, also from generic elements inside the row. Invisible cells count
     * if they have a box, since they take a place in the grid.
     */
    private List<Integer> cells(int row) {
        List<Integer> cells = new ArrayList<>();
        for (int i = row + 1; i < tree.end(row); ) {
            if (isCell(i)) {
                if (page.isVisible(i) || page.bounds(tree.element(i)) != Bounds.NONE) {
                    cells.add(i);
                }
                i = tree.end(i);
            } else {
                i = page.role(i) == null ? i + 1 : tree.end(i);
            }
        }
        return cells;
    }

    private boolean isCell(int index) {
        Role role = page.role(index);
        return role == Role.CELL
                || role == Role.GRIDCELL
                || role == Role.COLUMNHEADER
                || role == Role.ROWHEADER
                || tree.tag(index).equals("td")
                || tree.tag(index).equals("th");
    }

    /** Returns the number of header rows at the top of the table. */
    private int headRows(List<Row> rows) {
        int count = 0;
        while (count < rows.size() && isHead(rows.get(count), count)) {
            count++;
        }
        return count;
    }

    /**
     * Whether a row is a header row: all of its cells are column headers, or it is in a {@code
     * thead} and is the first row or has a column header.
     */
    private boolean isHead(Row row, int place) {
        boolean inHead = tree.tag(row.group()).equals("thead");
        boolean any = false;
        boolean all = !row.cells().isEmpty();
        for (int cell : row.cells()) {
            boolean header = ownKind(cell) == COLUMN_HEADER;
            any |= header;
            all &= header;
        }
        return all || (inHead && (any || place == 0));
    }

    private Kind ownKind(int cell) {
        Role role = page.role(cell);
        if (role == Role.COLUMNHEADER) {
            return COLUMN_HEADER;
        }
        return role == Role.ROWHEADER ? ROW_HEADER : DATA;
    }

    /**
     * Maps the ids in {@code headers} attributes to the index of the first row with a cell that
     * refers to them.
     */
    private Map<String, Integer> headerReferences(List<Row> rows) {
        Map<String, Integer> headerReferences = new HashMap<>();
        for (Row row : rows) {
            for (int cell : row.cells()) {
                String ids = attribute(cell, "headers");
                for (String id : ids.isEmpty() ? new String[0] : Ascii.words(ids)) {
                    headerReferences.putIfAbsent(id, row.index());
                }
            }
        }
        return headerReferences;
    }

    private List<Source> sources(Row row, boolean head, Map<String, Integer> headerReferences) {
        List<Source> sources = new ArrayList<>();
        for (int cell : row.cells()) {
            String text = page.isVisible(cell) ? VisibleText.of(page, tree.element(cell)) : "";
            sources.add(
                    new Source(
                            text,
                            kind(cell, row, head, headerReferences),
                            span(cell, "colspan", 1, MAX_COLUMN_SPAN),
                            span(cell, "rowspan", 0, MAX_ROW_SPAN)));
        }
        return sources;
    }

    /**
     * Returns the kind of a cell. A data cell that another cell refers to by {@code headers} is a
     * row header if the first reference is in its own row, else a column header; the other cells of
     * header rows are column headers.
     */
    private Kind kind(int cell, Row row, boolean head, Map<String, Integer> headerReferences) {
        Kind kind = ownKind(cell);
        if (kind != DATA) {
            return kind;
        }
        String id = tree.id(cell);
        Integer referringRow =
                id == null || headerReferences.isEmpty() ? null : headerReferences.get(id);
        if (referringRow != null) {
            return referringRow == row.index() ? ROW_HEADER : COLUMN_HEADER;
        }
        return head ? COLUMN_HEADER : DATA;
    }

    /**
     * Returns the column or row span of a cell, from {@code colspan} and {@code rowspan} or, on
     * other elements, from {@code aria-colspan} and {@code aria-rowspan}.
     */
    private int span(int cell, String name, int min, int max) {
        boolean ofTable = tree.tag(cell).equals("td") || tree.tag(cell).equals("th");
        return CellPlacement.span(attribute(cell, ofTable ? name : "aria-" + name), min, max);
    }

    private String attribute(int index, String name) {
        Element element = tree.element(index);
        return element.attributesSize() == 0 ? "" : element.attributes().get(name);
    }
}
