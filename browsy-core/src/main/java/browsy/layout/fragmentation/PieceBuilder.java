package browsy.layout.fragmentation;

import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.Fragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.WritingFlow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects the child fragments of a piece at flow-relative offsets, until its block size is known.
 */
public final class PieceBuilder {
    private final BoxFragment whole;
    private final WritingFlow flow;
    private final double inlineSize;
    private final List<Child> children = new ArrayList<>();
    private @Nullable Double firstBaseline;
    private @Nullable Double lastBaseline;

    private record Child(Fragment fragment, LogicalOffset offset, PhysicalOffset shift) {
        private Child stretched(WritingFlow flow, double blockSize) {
            if (!(fragment instanceof BoxFragment box) || box.box().isAbsolutelyPositioned()) {
                return this;
            }
            LogicalSize size = new LogicalSize(flow.toLogical(box.size()).inline(), blockSize);
            return new Child(box.withSize(flow.toPhysical(size)), offset, shift);
        }
    }

    /**
     * @param whole the unbroken box
     * @param flow the writing mode of the fragmentation context
     */
    public PieceBuilder(BoxFragment whole, WritingFlow flow) {
        this.whole = whole;
        this.flow = flow;
        this.inlineSize = flow.toLogical(whole.size()).inline();
    }

    /**
     * Adds a child fragment.
     *
     * @param shift the offset by relative positioning
     */
    public void add(Fragment fragment, LogicalOffset offset, PhysicalOffset shift) {
        children.add(new Child(fragment, offset, shift));
    }

    /** Records the baselines of a child that follows the earlier ones. */
    void addBaselines(BoxFragment child, double at) {
        Double first = child.firstBaseline();
        if (child.box().flow().mode() == flow.mode() && first != null) {
            addBaseline(at + first);
        }
        Double last = child.lastBaseline();
        if (child.box().flow().mode() == flow.mode() && last != null) {
            lastBaseline = at + last;
        }
    }

    /** Records the baseline of a line that follows the earlier ones. */
    void addBaseline(double baseline) {
        if (firstBaseline == null) {
            firstBaseline = baseline;
        }
        lastBaseline = baseline;
    }

    /**
     * Records the baselines of a column, beside other columns: the highest first baseline and the
     * lowest last baseline are used.
     */
    public void addColumnBaselines(BoxFragment column, double at) {
        Double first = column.firstBaseline();
        if (first != null && (firstBaseline == null || at + first < firstBaseline)) {
            firstBaseline = at + first;
        }
        Double last = column.lastBaseline();
        if (last != null && (lastBaseline == null || at + last > lastBaseline)) {
            lastBaseline = at + last;
        }
    }

    /** Makes the cells of a table row as high as the row. */
    void stretchCells(double blockSize) {
        children.replaceAll(child -> child.stretched(flow, blockSize));
    }

    /** Builds the fragment with a border box of this block size, in CSS px. */
    public BoxFragment build(double blockSize) {
        LogicalSize size = new LogicalSize(inlineSize, blockSize);
        List<PlacedFragment> placed = new ArrayList<>(children.size());
        for (Child child : children) {
            LogicalSize childSize = flow.toLogical(child.fragment.size());
            PhysicalOffset offset = flow.toPhysical(child.offset, childSize, size);
            placed.add(new PlacedFragment(child.fragment, offset.plus(child.shift)));
        }
        return new BoxFragment(
                whole.box(), flow.toPhysical(size), placed, firstBaseline, lastBaseline);
    }
}
