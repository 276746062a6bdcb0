package browsy.layout.table;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;

/** Computes borders and paddings of cells on the axes of their table. */
final class CellEdges {
    private CellEdges() {}

    /** Returns border and padding of a cell on the axes of the table. */
    static LogicalEdges of(Box cell, AvailableSize percentageBasis, WritingFlow table) {
        return table.toLogical(
                cell.flow().toPhysical(BoxEdges.borderPadding(cell, percentageBasis)));
    }

    /**
     * Returns the sum of border and padding along the table's inline axis; percentages count as
     * zero.
     */
    static double inline(Box cell, WritingFlow table) {
        return of(cell, AvailableSize.INDEFINITE, table).inlineSum();
    }
}
