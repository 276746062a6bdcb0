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

/**
 * Builds the fragment of a table, row group, row or column: collects placed children and pending
 * positioned boxes.
 */
final class TablePartFragmentBuilder {
    private final Box box;
    private final WritingFlow flow;
    private final LogicalSize size;
    private final LayoutInput childInput;
    private final List<PlacedFragment> children = new ArrayList<>();
    private final List<PendingPositioned> pending = new ArrayList<>();

    /**
     * Starts the fragment of a table part.
     *
     * @param flow the writing mode of the table
     * @param size the border-box size on the axes of the table
     */
    TablePartFragmentBuilder(Box box, WritingFlow flow, LogicalSize size) {
        this.box = box;
        this.flow = flow;
        this.size = size;
        this.childInput =
                LayoutInput.inContainingBlock(
                        AvailableSize.definite(size.inline()), specifiedBlock(box, flow));
    }

    /**
     * Returns the percentage basis for block offsets of relatively positioned children: the
     * specified height, not the used one.
     */
    private static AvailableSize specifiedBlock(Box box, WritingFlow flow) {
        return SizeProperties.block(box, flow).preferred() instanceof Length length
                ? AvailableSize.definite(length.px())
                : AvailableSize.INDEFINITE;
    }

    /**
     * Adds a child.
     *
     * @param offset the offset of the child's border box on the axes of the table
     */
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

    /**
     * Adds an absolutely positioned box as pending.
     *
     * @param offset its static position
     */
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
