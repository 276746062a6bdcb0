package browsy.layout.table;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;

/** Borders and paddings of cells on the axes of their table. */
final class CellEdges {
    private CellEdges() {}

    static LogicalEdges of(Box cell, AvailableSize percentageBasis, WritingFlow table) {
        return table.toLogical(
                cell.flow().toPhysical(BoxEdges.borderPadding(cell, percentageBasis)));
    }

    /** The sum along the inline axis, percentages counting as zero. */
    static double inline(Box cell, WritingFlow table) {
        return of(cell, AvailableSize.INDEFINITE, table).inlineSum();
    }
}
