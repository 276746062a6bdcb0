package browsy.layout.box.table;

import browsy.layout.box.Box;
import browsy.layout.box.TablePartBox;
import java.util.List;

/**
 * A table row with the cells that start in it.
 *
 * @param box the box of the row
 * @param cells the cells, in document order
 * @param outOfFlow out-of-flow boxes among the cells
 */
public record TableRow(TablePartBox box, List<TableCellBox> cells, List<Box> outOfFlow) {
    public TableRow {
        cells = List.copyOf(cells);
        outOfFlow = List.copyOf(outOfFlow);
    }
}
