package browsy.spatial.role;

import browsy.html.AttributeKind;
import browsy.model.Role;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import java.util.function.IntFunction;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Tells tables that only lay out a page from tables of data: a table of data says so in its markup
 * or by its role, has many rows, or has neither tables nor fields in its cells.
 */
public final class TableClassifier {

    /** A table of so many rows lays out nothing. */
    private static final int MANY_ROWS = 20;

    private final IntFunction<@Nullable Role> roles;
    private final FlatTree tree;

    /**
     * @param roles the role of the element of an index, null if it has none
     */
    public TableClassifier(FlatTree tree, IntFunction<@Nullable Role> roles) {
        this.tree = tree;
        this.roles = roles;
    }

    /** Whether a role is one of a table. */
    public static boolean isTable(@Nullable Role role) {
        return role == Role.TABLE || role == Role.GRID || role == Role.TREEGRID;
    }

    /** What the markup of a table says, tables in it left out. */
    private record Marks(boolean ofData, boolean ofFields, int tables) {}

    /** What a table is for. */
    public enum Use {
        LAYOUT,
        DATA,
        /** Data if its rows have cells in all columns, of which there are several. */
        DATA_IF_FULL
    }

    /**
     * What a table is for by what is in it.
     *
     * @param rows indices of its rows
     */
    public Use use(int table, List<Integer> rows) {
        Marks marks = marks(table);
        if (marks.ofData()) {
            return marks.tables() > 0 && holdsTables(rows) ? Use.LAYOUT : Use.DATA;
        }
        if (marks.tables() > 0 || rows.size() < 2) {
            return Use.LAYOUT;
        }
        if (rows.size() >= MANY_ROWS) {
            return Use.DATA;
        }
        return marks.ofFields() ? Use.LAYOUT : Use.DATA_IF_FULL;
    }

    private Marks marks(int table) {
        boolean data = isMarked(table);
        boolean fields = false;
        int tables = 0;
        for (int i = table + 1; i < tree.end(table); ) {
            String tag = tree.tag(i);
            if (tag.equals("table") || isTable(roles.apply(i))) {
                tables++;
                i = tree.end(i);
                continue;
            }
            switch (tag) {
                case "th", "caption", "thead", "tfoot", "col", "colgroup" -> data = true;
                case "input", "select", "textarea", "form" -> fields = true;
                case "td" -> data |= isMarkedCell(tree.element(i));
                default -> {}
            }
            i++;
        }
        return new Marks(data, fields, tables);
    }

    private boolean isMarked(int table) {
        Element element = tree.element(table);
        return tree.has(table, AttributeKind.ROLE)
                || !element.normalName().equals("table")
                || !element.attr("summary").isBlank()
                || !element.attr("rules").isBlank();
    }

    private static boolean isMarkedCell(Element cell) {
        return cell.attributesSize() > 0
                && (cell.hasAttr("headers")
                        || cell.hasAttr("scope")
                        || cell.hasAttr("abbr")
                        || cell.hasAttr("axis"));
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
}
