package browsy.spatial.role;

import browsy.model.Role;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Distinguishes the data tables of a page from tables that are used for layout only. */
public final class DataTables {

    private final FlatTree tree;
    private final BitSet data = new BitSet();

    public DataTables(FlatTree tree, Roles roles) {
        this.tree = tree;
        TableClassifier uses = new TableClassifier(tree, roles::role);
        for (int i = 0; i < tree.size(); i++) {
            if (tree.tag(i).equals("table") && isData(i, roles, uses)) {
                data.set(i);
            }
        }
    }

    private boolean isData(int table, Roles roles, TableClassifier uses) {
        Role explicit = roles.explicitRole(table);
        if (explicit == Role.NONE || explicit == Role.PRESENTATION) {
            return false;
        }
        List<Integer> rows = rows(table);
        return switch (uses.use(table, rows)) {
            case DATA -> !rows.isEmpty();
            case DATA_IF_FULL -> isFull(rows);
            case LAYOUT -> false;
        };
    }

    private List<Integer> rows(int table) {
        List<Integer> rows = new ArrayList<>();
        int i = table + 1;
        while (i < tree.end(table)) {
            boolean row = tree.tag(i).equals("tr");
            if (row) {
                rows.add(i);
            }
            i = row || tree.tag(i).equals("table") ? tree.end(i) : i + 1;
        }
        return rows;
    }

    /** Whether the cells of all rows take the same number of columns, and at least two. */
    private boolean isFull(List<Integer> rows) {
        int columns = columns(rows.get(0));
        for (int row : rows) {
            if (columns(row) != columns) {
                return false;
            }
        }
        return columns > 1;
    }

    private int columns(int row) {
        int columns = 0;
        for (int cell = row + 1; cell < tree.end(row); cell = tree.end(cell)) {
            columns += AttributeValues.columnSpan(tree.element(cell));
        }
        return columns;
    }

    /** Whether a {@code table} element is a data table. */
    public boolean isData(int table) {
        return data.get(table);
    }

    /** Whether the nearest {@code table} ancestor of an element is a data table. */
    public boolean isInData(int index) {
        int up = tree.parent(index);
        while (up >= 0 && !tree.tag(up).equals("table")) {
            up = tree.parent(up);
        }
        return up >= 0 && data.get(up);
    }
}
