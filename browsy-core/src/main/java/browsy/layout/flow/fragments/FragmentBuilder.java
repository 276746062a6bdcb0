package browsy.layout.flow.fragments;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.context.StaticPosition;
import browsy.layout.flow.fragments.BlockStaticPosition.Place;
import browsy.layout.flow.quirks.BlockQuirks;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.Fragment;
import browsy.layout.fragment.LineExtent;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects the children of a box at flow-relative offsets from its border box, and turns these into
 * physical ones once its size is known.
 */
public final class FragmentBuilder {
    /** Most boxes have no more children, and no more lines. */
    private static final int FEW = 3;

    private final Box box;
    private final WritingFlow flow;
    private final List<Child> children = new ArrayList<>(FEW);

    /** Few boxes have positioned children, and many no lines. */
    private List<AwaitingPlace> statics = List.of();

    private List<LineExtent> lines = List.of();

    // NaN where there is none: most boxes have no other baselines than those of their children.

    private double firstBaseline = Double.NaN;
    private double lastBaseline = Double.NaN;

    /** The last baseline as it counts on a line, if the box is an inline-block there. */
    private double lineBaseline = Double.NaN;

    private double inlineShift;
    private double blockShift;

    private record Child(
            Fragment fragment,
            LogicalOffset offset,
            PhysicalOffset relative,
            List<PendingPositioned> pending) {}

    private record AwaitingPlace(
            Box box, WritingFlow flow, Place place, LogicalOffset offset, LogicalSize size) {}

    public FragmentBuilder(Box box) {
        this(box, box.flow());
    }

    /**
     * For a box whose children are placed on other axes than its own.
     *
     * @param flow what the offsets of the children are relative to
     */
    public FragmentBuilder(Box box, WritingFlow flow) {
        this.box = box;
        this.flow = flow;
    }

    /**
     * Adds a child.
     *
     * @param relative how far relative positioning moves it
     * @param pending what the child hands up
     */
    public void add(
            Fragment fragment,
            LogicalOffset offset,
            PhysicalOffset relative,
            List<PendingPositioned> pending) {
        children.add(new Child(fragment, offset, relative, pending));
    }

    /** Adds an empty box that stands for a place. */
    public void addEmpty(Box child, LogicalOffset offset) {
        add(
                new BoxFragment(child, PhysicalSize.ZERO, List.of(), null, null),
                offset,
                PhysicalOffset.ZERO,
                List.of());
    }

    /** Adds an absolutely positioned child with its static position rectangle. */
    public void addStatic(Box child, Place place, LogicalOffset offset, LogicalSize size) {
        add(new AwaitingPlace(child, flow, place, offset, size));
    }

    private void add(AwaitingPlace child) {
        if (statics.isEmpty()) {
            statics = new ArrayList<>(2);
        }
        statics.add(child);
    }

    /**
     * Adds an absolutely positioned box in a line with its static position rectangle.
     *
     * @param textFlow what names its start edge there
     */
    public void addStaticInLine(
            Box child, WritingFlow textFlow, LogicalOffset offset, double blockSize) {
        add(
                new AwaitingPlace(
                        child, textFlow, Place.IN_LINE, offset, new LogicalSize(0, blockSize)));
    }

    /** The number of children added so far. */
    public int childCount() {
        return children.size();
    }

    /** A line whose content is among the children. */
    public void addLine(LineExtent line) {
        if (lines.isEmpty()) {
            lines = new ArrayList<>(FEW);
        }
        lines.add(line);
    }

    /** A baseline, measured from the block-start border edge. */
    public void addBaseline(double baseline) {
        if (Double.isNaN(firstBaseline)) {
            firstBaseline = baseline;
        }
        lastBaseline = baseline;
        lineBaseline = baseline;
    }

    /**
     * The baselines of a block-level child: the first and the last one there is are those of the
     * box. One on other axes gives none.
     *
     * @param basis what percentages in the child's margins refer to
     * @see <a href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3, 9.1</a>
     */
    public void addBaselines(BoxFragment child, double blockOffset, AvailableSize basis) {
        if (child.box().flow().isOrthogonalTo(flow) || BlockQuirks.hidesBaselines(child.box())) {
            return;
        }
        Double first = child.firstBaseline();
        if (Double.isNaN(firstBaseline) && first != null) {
            firstBaseline = blockOffset + first;
        }
        if (!BlockQuirks.hidesLastBaseline(child.box())) {
            addLastBaselines(child, blockOffset);
        }
        // A scroll container has its block-end margin edge for those who look for a line in it.
        if (AtomicBaseline.isMarginEdge(child.box())) {
            double margin = BoxEdges.margin(child.box(), basis, flow).blockEnd();
            lineBaseline = blockOffset + flow.toLogical(child.size()).block() + margin;
        }
    }

    private void addLastBaselines(BoxFragment child, double blockOffset) {
        Double last = child.lastBaseline();
        if (last != null) {
            lastBaseline = blockOffset + last;
        }
        Double onLine =
                BlockQuirks.offersFirstBaseline(child.box())
                        ? child.firstBaseline()
                        : child.lineBaseline();
        if (onLine != null) {
            lineBaseline = onLine.equals(last) ? lastBaseline : blockOffset + onLine;
        }
    }

    /** Moves everything in the box along its block axis once all of it is there. */
    public void shiftContent(double block) {
        if (block == 0) {
            return;
        }
        blockShift = block;
        firstBaseline += block;
        lastBaseline += block;
        lineBaseline += block;
    }

    /** Moves everything in the box along its inline axis once all of it is there. */
    public void shiftAlongLine(double inline) {
        inlineShift = inline;
    }

    private LogicalOffset shifted(LogicalOffset offset) {
        return blockShift == 0 && inlineShift == 0
                ? offset
                : new LogicalOffset(offset.inline() + inlineShift, offset.block() + blockShift);
    }

    private StaticPosition staticPosition(AwaitingPlace child, LogicalSize size) {
        PhysicalOffset corner = flow.toPhysical(shifted(child.offset), child.size, size);
        PhysicalSize extent = flow.toPhysical(child.size);
        return BlockStaticPosition.of(
                child.box,
                box,
                child.flow,
                child.place,
                new PhysicalRect(corner.x(), corner.y(), extent.width(), extent.height()));
    }

    /** Extents of lines lie on the block axis alone. */
    private List<LineExtent> shiftedLines() {
        if (blockShift == 0) {
            return lines;
        }
        List<LineExtent> shifted = new ArrayList<>(lines.size());
        for (LineExtent line : lines) {
            shifted.add(line.movedBy(0, blockShift));
        }
        return shifted;
    }

    /** The outcome, the border box being of this size. */
    public LayoutResult build(LogicalSize size) {
        PlacedFragment[] placed = new PlacedFragment[children.size()];
        List<PendingPositioned> pending = List.of();
        for (int i = 0; i < children.size(); i++) {
            Child child = children.get(i);
            LogicalSize childSize = flow.toLogical(child.fragment.size());
            PhysicalOffset offset = flow.toPhysical(shifted(child.offset), childSize, size);
            if (child.relative != PhysicalOffset.ZERO) {
                offset = offset.plus(child.relative);
            }
            placed[i] = new PlacedFragment(child.fragment, offset);
            if (!child.pending.isEmpty()) {
                pending = pending.isEmpty() ? new ArrayList<>() : pending;
                for (PendingPositioned positioned : child.pending) {
                    pending.add(positioned.movedBy(offset));
                }
            }
        }
        if (!statics.isEmpty()) {
            pending = pending.isEmpty() ? new ArrayList<>() : pending;
            for (AwaitingPlace child : statics) {
                pending.add(new PendingPositioned(child.box, staticPosition(child, size), null));
            }
        }
        Double first = orNull(firstBaseline);
        Double last = lastBaseline == firstBaseline ? first : orNull(lastBaseline);
        BoxFragment fragment =
                new BoxFragment(
                        box,
                        flow.toPhysical(size),
                        List.of(placed),
                        first,
                        last,
                        lineBaseline == lastBaseline ? last : orNull(lineBaseline),
                        shiftedLines());
        return new LayoutResult(fragment, pending);
    }

    private static @Nullable Double orNull(double baseline) {
        return Double.isNaN(baseline) ? null : Double.valueOf(baseline);
    }
}
