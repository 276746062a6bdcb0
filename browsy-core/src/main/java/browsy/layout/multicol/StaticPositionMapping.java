package browsy.layout.multicol;

import browsy.layout.context.PendingPositioned;
import browsy.layout.fragmentation.FragmentainerPass.Placement;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.multicol.ColumnFlow.PlacedColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Maps static positions in the flow thread to columns, for positioned boxes whose containing block
 * is the container or an ancestor of it. Each static position moves like the last content that
 * starts before it in the unbroken flow.
 */
final class StaticPositionMapping {
    private final ColumnContainer container;
    private final WritingFlow flow;
    private final TreeMap<Double, LogicalOffset> moves = new TreeMap<>();

    StaticPositionMapping(ColumnContainer container, ColumnFlow columns) {
        this.container = container;
        this.flow = container.box().flow();
        if (!container.thread().pending().isEmpty()) {
            for (PlacedColumn column : columns.columns()) {
                for (Placement placement : column.column().pass().placements()) {
                    moves.put(
                            placement.from(),
                            new LogicalOffset(
                                    column.offset().inline(),
                                    column.offset().block() + placement.to() - placement.from()));
                }
            }
        }
    }

    /**
     * The pending positioned boxes of the flow thread, relative to the border box of the container.
     *
     * @param contentStart the start of the content box
     * @param size the size of the border box of the container
     */
    List<PendingPositioned> mapped(LogicalOffset contentStart, LogicalSize size) {
        List<PendingPositioned> result = new ArrayList<>();
        LogicalSize threadSize = flow.toLogical(container.thread().fragment().size());
        for (PendingPositioned pending : container.thread().pending()) {
            PhysicalRect rect = pending.staticPosition().rect();
            PhysicalOffset from = new PhysicalOffset(rect.x(), rect.y());
            LogicalSize extent = flow.toLogical(new PhysicalSize(rect.width(), rect.height()));
            LogicalOffset at = flow.toLogical(from, extent, threadSize);
            Map.Entry<Double, LogicalOffset> move = moves.floorEntry(at.block() + 1.0 / 128);
            LogicalOffset moved = move == null ? new LogicalOffset(0, 0) : move.getValue();
            PhysicalOffset target =
                    flow.toPhysical(
                            new LogicalOffset(
                                    contentStart.inline() + at.inline() + moved.inline(),
                                    contentStart.block() + at.block() + moved.block()),
                            extent,
                            size);
            result.add(
                    pending.movedBy(
                            new PhysicalOffset(target.x() - from.x(), target.y() - from.y())));
        }
        return result;
    }
}
