package browsy.spatial;

import browsy.model.Role;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Tells tables of data from those that only lay out a page. */
final class DataTables {

    private final FlatTree tree;
    private final BitSet data = new BitSet();

    DataTables(FlatTree tree, Roles roles) {
        this.tree = tree;
        for (int i = 0; i < tree.size(); i++) {
            if (tree.tag(i).equals("table") && isData(i, roles.explicitRole(i))) {
                data.set(i);
            }
        }
    }

    private boolean isData(int table, @Nullable Role role) {
        if (role == Role.NONE || role == Role.PRESENTATION) {
            return false;
        }
        boolean headed = false;
        boolean nested = false;
        int rows = 0;
        int cells = 0;
        for (int i = table + 1; i < tree.end(table); i++) {
            switch (tree.tag(i)) {
                case "th", "caption", "thead" -> headed = true;
                case "table" -> nested = true;
                case "tr" -> rows++;
                case "td" -> cells++;
                default -> {
                    // Says nothing of the table.
                }
            }
        }
        return headed || (!nested && rows > 1 && cells > rows);
    }

    /** Whether a table holds data. */
    boolean isData(int table) {
        return data.get(table);
    }

    /** Whether the nearest table around an element holds data. */
    boolean isInData(int index) {
        int up = tree.parent(index);
        while (up >= 0 && !tree.tag(up).equals("table")) {
            up = tree.parent(up);
        }
        return up >= 0 && data.get(up);
    }
}
