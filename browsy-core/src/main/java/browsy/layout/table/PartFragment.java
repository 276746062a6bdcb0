package browsy.layout.table;

import browsy.css.value.Length;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.context.StaticPosition;
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
    private final Box box;
    private final WritingFlow flow;
    private final LogicalSize size;
    private final LayoutInput childInput;
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
        this.childInput =
                LayoutInput.inContainingBlock(
                        AvailableSize.definite(size.inline()), specifiedBlock(box, flow));
    }

    /**
     * Children move by percentages of the size that was asked for, not of the one that came of it.
     */
    private static AvailableSize specifiedBlock(Box box, WritingFlow flow) {
        return SizeProperties.block(box, flow).preferred() instanceof Length length
                ? AvailableSize.definite(length.px())
                : AvailableSize.INDEFINITE;
    }

    void place(LayoutResult child, LogicalOffset offset) {
        LogicalSize childSize = flow.toLogical(child.fragment().size());
        PhysicalOffset physical = flow.toPhysical(offset, childSize, size);
        PhysicalOffset relative = RelativeOffset.of(child.fragment().box(), flow, childInput);
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
                        StaticPosition.at(flow.toPhysical(offset, LogicalSize.ZERO, size), flow),
                        null));
    }

    LayoutResult result(@Nullable Double firstBaseline, @Nullable Double lastBaseline) {
        return new LayoutResult(
                new BoxFragment(box, flow.toPhysical(size), children, firstBaseline, lastBaseline),
                pending);
    }
}
