package browsy.intelligence;

import static browsy.model.TableCell.Kind.COLUMN_HEADER;
import static browsy.model.TableCell.Kind.DATA;
import static browsy.model.TableCell.Kind.ROW_HEADER;

import browsy.infra.Ascii;
import browsy.infra.TimeLimit;
import browsy.intelligence.TableGrid.Budget;
import browsy.intelligence.TableGrid.Source;
import browsy.intelligence.signal.PageSignals;
import browsy.model.Bounds;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.model.TableCell;
import browsy.model.TableCell.Kind;
import browsy.model.TableData;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import browsy.spatial.TableUses;
import browsy.spatial.TableUses.Use;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Reads tables of data by the table model. Tables that only lay out a page are left out; grids made
 * by ARIA roles are read as well.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/tables.html#forming-a-table">HTML</a>
 */
final class TableExtractor {
    private static final int MAX_ROWS = 10_000;
    private static final int MAX_COLUMN_SPAN = 1000;
    private static final int MAX_ROW_SPAN = 65_534;

    private final SpatialPage page;
    private final FlatTree tree;
    private final TableUses uses;
    private final Budget budget = new Budget();

    private TableExtractor(SpatialPage page) {
        this.page = page;
        tree = page.tree();
        uses = new TableUses(page.tree(), page::role);
    }

    static List<TableData> extract(PageSignals signals) {
        TableExtractor extractor = new TableExtractor(signals.page());
        List<TableData> tables = new ArrayList<>();
        for (int index : signals.structure().tables()) {
            if (TableUses.isTable(signals.page().role(index))) {
                TableData table = extractor.read(index);
                if (table != null) {
                    tables.add(table);
                }
            }
        }
        return tables;
    }

    /**
     * A row of the source.
     *
     * @param group what it is in, which its cells do not reach out of
     */
    private record Row(int index, int group, List<Integer> cells) {}

    private @Nullable TableData read(int table) {
        List<Row> rows = rows(table);
        Use use = uses.use(table, rows.stream().map(Row::index).toList());
        if (rows.isEmpty() || use == Use.LAYOUT) {
            return null;
        }
        Map<String, Integer> referring = referring(rows);
        TableGrid grid = new TableGrid(budget);
        int headRows = headRows(rows);
        for (int start = 0; start < rows.size(); ) {
            TimeLimit.check();
            List<List<Source>> group = new ArrayList<>();
            int y = start;
            while (y < rows.size() && rows.get(y).group() == rows.get(start).group()) {
                group.add(sources(rows.get(y), y < headRows, referring));
                y++;
            }
            start = grid.addGroup(group) ? y : rows.size();
        }
        List<List<TableCell>> places = grid.places(headRows);
        headRows = Math.min(headRows, places.size());
        while (headRows > 0 && isTitle(places.get(headRows - 1))) {
            headRows--; // tells what the rows below are about, and no columns apart
        }
        boolean says = headRows < places.size() || grid.columns() > 1;
        if (!says || (use == Use.DATA_IF_FULL && !grid.isFull())) {
            return null;
        }
        SpatialElement element = page.of(table);
        return new TableData(
                element == null ? null : element.id(), caption(table), headRows, places);
    }

    /** Whether a row is one cell over all columns. */
    private static boolean isTitle(List<TableCell> row) {
        return row.size() > 1 && row.get(0).columnSpan() == row.size();
    }

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

    /** The rows as they are shown: heads first, feet last. */
    private List<Row> rows(int table) {
        List<Row> heads = new ArrayList<>();
        List<Row> bodies = new ArrayList<>();
        List<Row> feet = new ArrayList<>();
        int i = table + 1;
        for (int count = 0; i < tree.end(table) && count < MAX_ROWS; ) {
            TimeLimit.check();
            if (page.role(i) == Role.ROW) {
                if (page.isVisible(i)) {
                    Row row = new Row(i, group(i, table), cells(i));
                    String tag = tree.tag(row.group());
                    (tag.equals("thead") ? heads : tag.equals("tfoot") ? feet : bodies).add(row);
                    count++;
                }
                i = tree.end(i);
            } else {
                i = TableUses.isTable(page.role(i)) || isCell(i) ? tree.end(i) : i + 1;
            }
        }
        heads.addAll(bodies);
        heads.addAll(feet);
        return heads;
    }

    private int group(int row, int table) {
        int parent = tree.parent(row);
        return parent < 0 ? table : parent;
    }

    /** The cells of a row, which may stand in boxes without a meaning. */
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

    /** The number of rows at the top that are nothing but headers. */
    private int headRows(List<Row> rows) {
        int count = 0;
        while (count < rows.size() && isHead(rows.get(count), count)) {
            count++;
        }
        return count;
    }

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
     * The first row that has a cell for which another is the header, by the id of this.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/tables.html#attr-tdth-headers">HTML</a>
     */
    private Map<String, Integer> referring(List<Row> rows) {
        Map<String, Integer> referring = new HashMap<>();
        for (Row row : rows) {
            for (int cell : row.cells()) {
                String ids = attribute(cell, "headers");
                for (String id : ids.isEmpty() ? new String[0] : Ascii.words(ids)) {
                    referring.putIfAbsent(id, row.index());
                }
            }
        }
        return referring;
    }

    private List<Source> sources(Row row, boolean head, Map<String, Integer> referring) {
        List<Source> sources = new ArrayList<>();
        for (int cell : row.cells()) {
            String text = page.isVisible(cell) ? VisibleText.of(page, tree.element(cell)) : "";
            sources.add(
                    new Source(
                            text,
                            kind(cell, row, head, referring),
                            span(cell, "colspan", 1, MAX_COLUMN_SPAN),
                            span(cell, "rowspan", 0, MAX_ROW_SPAN)));
        }
        return sources;
    }

    private Kind kind(int cell, Row row, boolean head, Map<String, Integer> referring) {
        Kind kind = ownKind(cell);
        if (kind != DATA) {
            return kind;
        }
        String id = tree.id(cell);
        Integer from = id == null || referring.isEmpty() ? null : referring.get(id);
        if (from != null) {
            return from == row.index() ? ROW_HEADER : COLUMN_HEADER;
        }
        return head ? COLUMN_HEADER : DATA;
    }

    private int span(int cell, String name, int min, int max) {
        boolean ofTable = tree.tag(cell).equals("td") || tree.tag(cell).equals("th");
        return TableGrid.span(attribute(cell, ofTable ? name : "aria-" + name), min, max);
    }

    private String attribute(int index, String name) {
        Element element = tree.element(index);
        return element.attributesSize() == 0 ? "" : element.attributes().get(name);
    }
}
