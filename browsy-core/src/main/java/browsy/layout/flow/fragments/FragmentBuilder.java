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
 * Builds the fragment of a box. Collects the children, lines, baselines and static positions at
 * flow-relative offsets from the start corner of the border box. {@link #build} converts the
 * offsets to physical ones, as these depend on the final size of the box.
 */
public final class FragmentBuilder {
    /** Initial capacity of lists: few boxes have more children or lines. */
    private static final int FEW = 3;

    private final Box box;
    private final WritingFlow flow;
    private final List<Child> children = new ArrayList<>(FEW);

    /**
     * Shared empty lists until the first element: most boxes have no positioned children or lines.
     */
    private List<AwaitingPlace> statics = List.of();

    private List<LineExtent> lines = List.of();

    // NaN if absent: most boxes have no baselines besides those of their children.

    private double firstBaseline = Double.NaN;
    private double lastBaseline = Double.NaN;

    /** The last baseline that counts if the box is an inline-block in a line. */
    private double lineBaseline = Double.NaN;

    private double inlineShift;
    private double blockShift;

    /**
     * A child at its offset before the shift of the content.
     *
     * @param relative offset of relative positioning
     * @param pending positioned descendants without a containing block so far
     */
    private record Child(
            Fragment fragment,
            LogicalOffset offset,
            PhysicalOffset relative,
            List<PendingPositioned> pending) {}

    /** An absolutely positioned child with its static position rectangle. */
    private record AwaitingPlace(
            Box box, WritingFlow flow, Place place, LogicalOffset offset, LogicalSize size) {}

    public FragmentBuilder(Box box) {
        this(box, box.flow());
    }

    /**
     * Creates a builder for a box whose children are placed on other axes than its own.
     *
     * @param flow the flow of the offsets of the children
     */
    public FragmentBuilder(Box box, WritingFlow flow) {
        this.box = box;
        this.flow = flow;
    }

    /**
     * Adds a child.
     *
     * @param offset of the start corner of its border box
     * @param relative offset of relative positioning
     * @param pending positioned descendants of the child whose containing block is an ancestor of
     *     it
     */
    public void add(
            Fragment fragment,
            LogicalOffset offset,
            PhysicalOffset relative,
            List<PendingPositioned> pending) {
        children.add(new Child(fragment, offset, relative, pending));
    }

    /** Adds a fragment of size zero that marks a position. */
    public void addEmpty(Box child, LogicalOffset offset) {
        add(
                new BoxFragment(child, PhysicalSize.ZERO, List.of(), null, null),
                offset,
                PhysicalOffset.ZERO,
                List.of());
    }

    /**
     * Adds an absolutely positioned child with its static position rectangle.
     *
     * @param offset start corner of the rectangle
     * @param size size of the rectangle
     */
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
     * Adds an absolutely positioned box in a line with its static position rectangle, whose inline
     * size is 0.
     *
     * @param textFlow the flow that defines the start edge of the line
     */
    public void addStaticInLine(
            Box child, WritingFlow textFlow, LogicalOffset offset, double blockSize) {
        add(
                new AwaitingPlace(
                        child, textFlow, Place.IN_LINE, offset, new LogicalSize(0, blockSize)));
    }

    /** Returns the number of children added so far. */
    public int childCount() {
        return children.size();
    }

    /** Adds the extent of a line box whose content was added as children. */
    public void addLine(LineExtent line) {
        if (lines.isEmpty()) {
            lines = new ArrayList<>(FEW);
        }
        lines.add(line);
    }

    /** Adds a baseline of own content, as the distance from the block-start border edge. */
    public void addBaseline(double baseline) {
        if (Double.isNaN(firstBaseline)) {
            firstBaseline = baseline;
        }
        lastBaseline = baseline;
        lineBaseline = baseline;
    }

    /**
     * Adds the baselines of a block-level child. The first baseline of the box is the first one
     * added, its last baseline the last one added. A child with an orthogonal flow has no baselines
     * for its parent.
     *
     * @param blockOffset block offset of the border box of the child
     * @param basis percentage basis of the margins of the child
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
        // As a line baseline, a scroll container offers its block-end margin edge.
        if (AtomicBaseline.isMarginEdge(child.box())) {
            double margin = BoxEdges.margin(child.box(), basis, flow).blockEnd();
            lineBaseline = blockOffset + flow.toLogical(child.size()).block() + margin;
        }
    }

    /** Sets the last baselines to those of a child, if it has any. */
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

    /**
     * Sets the shift of all content along the block axis. Call it once, after all content is added.
     */
    public void shiftContent(double block) {
        if (block == 0) {
            return;
        }
        blockShift = block;
        firstBaseline += block;
        lastBaseline += block;
        lineBaseline += block;
    }

    /**
     * Sets the shift of all content along the inline axis. Call it once, after all content is
     * added.
     */
    public void shiftAlongLine(double inline) {
        inlineShift = inline;
    }

    /** Returns the offset of a child after the shift of all content. */
    private LogicalOffset shifted(LogicalOffset offset) {
        return blockShift == 0 && inlineShift == 0
                ? offset
                : new LogicalOffset(offset.inline() + inlineShift, offset.block() + blockShift);
    }

    /** Returns the physical static position of a positioned child in a border box of a size. */
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

    /** Returns the lines after the shift. A line extent has coordinates on the block axis only. */
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

    /**
     * Builds the fragment and the list of pending positioned boxes.
     *
     * @param size size of the border box
     */
    public LayoutResult build(LogicalSize size) {
        PlacedFragment[] placed = new PlacedFragment[children.size()];
        for (int i = 0; i < placed.length; i++) {
            Child child = children.get(i);
            LogicalSize childSize = flow.toLogical(child.fragment.size());
            PhysicalOffset offset = flow.toPhysical(shifted(child.offset), childSize, size);
            if (child.relative != PhysicalOffset.ZERO) {
                offset = offset.plus(child.relative);
            }
            placed[i] = new PlacedFragment(child.fragment, offset);
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
        return new LayoutResult(fragment, pending(placed, size));
    }

    /**
     * Returns the pending positioned boxes: those of the children, and the own ones with their
     * static positions.
     *
     * @param placed the children at their physical offsets
     */
    private List<PendingPositioned> pending(PlacedFragment[] placed, LogicalSize size) {
        List<PendingPositioned> pending = List.of();
        for (int i = 0; i < placed.length; i++) {
            Child child = children.get(i);
            if (!child.pending.isEmpty()) {
                pending = pending.isEmpty() ? new ArrayList<>() : pending;
                for (PendingPositioned positioned : child.pending) {
                    pending.add(positioned.movedBy(placed[i].offset()));
                }
            }
        }
        if (!statics.isEmpty()) {
            pending = pending.isEmpty() ? new ArrayList<>() : pending;
            for (AwaitingPlace child : statics) {
                pending.add(new PendingPositioned(child.box, staticPosition(child, size), null));
            }
        }
        return pending;
    }

    private static @Nullable Double orNull(double baseline) {
        return Double.isNaN(baseline) ? null : Double.valueOf(baseline);
    }
}
