package browsy.spatial.role;

import browsy.html.AttributeKind;
import browsy.model.Role;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import java.util.function.IntFunction;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Distinguishes layout tables from data tables. A table is a data table if its markup or role
 * indicates it, if it has many rows, or if its cells contain neither tables nor form fields.
 */
public final class TableClassifier {

    /** The least number of rows that makes a table a data table. */
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

    /** Whether a role is table, grid or treegrid. */
    public static boolean isTable(@Nullable Role role) {
        return role == Role.TABLE || role == Role.GRID || role == Role.TREEGRID;
    }

    /**
     * Indicators in the markup of a table, without nested tables.
     *
     * @param ofData whether the markup is specific to data tables
     * @param ofFields whether there are form fields
     * @param tables the number of nested tables
     */
    private record Marks(boolean ofData, boolean ofFields, int tables) {}

    /** The purpose of a table. */
    public enum Use {
        LAYOUT,
        DATA,
        /** A data table if it has at least two columns and each row has a cell in every column. */
        DATA_IF_FULL
    }

    /**
     * Classifies a table by its content.
     *
     * @param rows the indices of its rows
     */
    public Use use(int table, List<Integer> rows) {
        Marks marks = marks(table);
        if (marks.ofData()) {
            return marks.tables() > 0 && mostlyHoldsTables(rows) ? Use.LAYOUT : Use.DATA;
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

    /**
     * Whether at least as many rows contain only nested tables as have several cells without one:
     * the nested tables are the data.
     */
    private boolean mostlyHoldsTables(List<Integer> rows) {
        int ofTables = 0;
        int ofCells = 0;
        for (int row : rows) {
            int cells = 0;
            int tables = 0;
            for (int cell = row + 1; cell < tree.end(row); cell = tree.end(cell)) {
                cells++;
                tables += holdsTable(cell) ? 1 : 0;
            }
            ofTables += tables > 0 && tables == cells ? 1 : 0;
            ofCells += tables == 0 && cells > 1 ? 1 : 0;
        }
        return ofTables > 0 && ofTables >= ofCells;
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
