package browsy.layout.multicol;

import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.WritingFlow;

/** The block extent of the content of a column including overflow, in CSS px. */
final class ColumnExtent {
    private ColumnExtent() {}

    static double of(BoxFragment column, WritingFlow flow) {
        LogicalSize size = flow.toLogical(column.size());
        double reach = 0;
        for (PlacedFragment child : column.children()) {
            LogicalSize childSize = flow.toLogical(child.fragment().size());
            double at = flow.toLogical(child.offset(), childSize, size).block();
            double childExtent = childSize.block();
            if (child.fragment() instanceof BoxFragment box
                    && box.box().flow().mode() == flow.mode()) {
                childExtent = Math.max(childExtent, of(box, flow));
            }
            reach = Math.max(reach, at + childExtent);
        }
        return reach;
    }
}
