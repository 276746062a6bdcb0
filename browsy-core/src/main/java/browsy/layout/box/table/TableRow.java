package browsy.layout.box.table;

import browsy.layout.box.Box;
import browsy.layout.box.TablePartBox;
import java.util.List;

/**
 * A row and the cells that start in it.
 *
 * @param outOfFlow absolutely positioned boxes among the cells
 */
public record TableRow(TablePartBox box, List<TableCell> cells, List<Box> outOfFlow) {
    public TableRow {
        cells = List.copyOf(cells);
        outOfFlow = List.copyOf(outOfFlow);
    }
}
