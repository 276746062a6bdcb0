package browsy.layout.table;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.context.PendingPositioned.StaticEdge;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.positioned.RelativeOffset;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fragment of a table or of a part of it while its children are being placed. */
final class PartFragment {
    private static final LayoutInput UNCONSTRAINED =
            LayoutInput.inContainingBlock(AvailableSize.INDEFINITE, AvailableSize.INDEFINITE);

    private final Box box;
    private final WritingFlow flow;
    private final LogicalSize size;
    private final List<PlacedFragment> children = new ArrayList<>();
    private final List<PendingPositioned> pending = new ArrayList<>();

    /**
     * @param flow of the table
     * @param size of the border box on the axes of the table
     */
    PartFragment(Box box, WritingFlow flow, LogicalSize size) {
        this.box = box;
        this.flow = flow;
        this.size = size;
    }

    void place(LayoutResult child, LogicalOffset offset) {
        LogicalSize childSize = flow.toLogical(child.fragment().size());
        PhysicalOffset physical = flow.toPhysical(offset, childSize, size);
        PhysicalOffset relative = RelativeOffset.of(child.fragment().box(), flow, UNCONSTRAINED);
        PhysicalOffset moved = physical.plus(relative);
        children.add(new PlacedFragment(child.fragment(), moved));
        for (PendingPositioned positioned : child.pending()) {
            pending.add(positioned.movedBy(moved));
        }
    }

    /** Notes where an absolutely positioned box would have been. */
    void pend(Box positioned, LogicalOffset offset) {
        pending.add(
                new PendingPositioned(
                        positioned,
                        flow.toPhysical(offset, LogicalSize.ZERO, size),
                        StaticEdge.START,
                        StaticEdge.START));
    }

    LayoutResult result(@Nullable Double firstBaseline, @Nullable Double lastBaseline) {
        return new LayoutResult(
                new BoxFragment(box, flow.toPhysical(size), children, firstBaseline, lastBaseline),
                pending);
    }
}
