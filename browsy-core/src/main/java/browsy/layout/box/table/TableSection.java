package browsy.layout.box.table;

import browsy.layout.box.Box;
import browsy.layout.box.TablePartBox;
import java.util.List;

/**
 * A row group: header, body or footer.
 *
 * @param box the box of the row group
 * @param rows the rows, in document order
 * @param outOfFlow children of the group that are not in-flow rows
 * @param isBody whether it is a body, as further headers and footers after the first are, too
 */
public record TableSection(
        TablePartBox box, List<TableRow> rows, List<Box> outOfFlow, boolean isBody) {
    public TableSection {
        rows = List.copyOf(rows);
        outOfFlow = List.copyOf(outOfFlow);
    }
}
