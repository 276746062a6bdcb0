package browsy.layout.flow.inline;

import browsy.layout.box.Box;
import browsy.layout.context.PendingPositioned;
import browsy.layout.flow.fragments.FragmentBuilder;
import browsy.layout.fragment.Fragment;
import browsy.layout.fragment.LineExtent;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.PhysicalOffset;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a block container: their fragments and static positions, at line-left and block
 * offsets from the content box, and the resulting block size and baselines.
 */
public final class InlineResult {
    /**
     * Initial capacity of lists: few block containers have more lines, or more fragments on them.
     */
    private static final int FEW = 3;

    private final double inlineSize;
    private final boolean reversed;
    private final List<Part> parts = new ArrayList<>(FEW);

    /** Absolutely positioned boxes in lines; a shared empty list until the first. */
    private List<StaticPart> statics = List.of();

    private final List<LineExtent> lines = new ArrayList<>(FEW);
    private double blockSize;
    private boolean empty = true;
    private @Nullable Double firstBaseline;
    private @Nullable Double lastBaseline;

    /**
     * A fragment on a line, or a float.
     *
     * @param left line-left offset
     * @param block block offset
     * @param shift offset of relative positioning
     */
    private record Part(
            Fragment fragment,
            double left,
            double block,
            double inlineSize,
            PhysicalOffset shift,
            List<PendingPositioned> pending) {}

    private record StaticPart(Box box, StaticInLine place) {}

    InlineResult(double inlineSize, boolean reversed) {
        this.inlineSize = inlineSize;
        this.reversed = reversed;
    }

    /**
     * Adds a fragment.
     *
     * @param left line-left offset from the content box
     * @param block block offset from the content box
     * @param size its inline size
     * @param shift offset of relative positioning
     * @param pending positioned descendants without a containing block so far
     */
    void add(
            Fragment fragment,
            double left,
            double block,
            double size,
            PhysicalOffset shift,
            List<PendingPositioned> pending) {
        parts.add(new Part(fragment, left, block, size, shift, pending));
    }

    void addStatic(Box box, StaticInLine place) {
        if (statics.isEmpty()) {
            statics = new ArrayList<>(1);
        }
        statics.add(new StaticPart(box, place));
    }

    /** Returns the number of fragments added so far. */
    int partCount() {
        return parts.size();
    }

    /**
     * Records a line that consists of the fragments from index {@code from} on.
     *
     * @param start block start of the line
     * @param end block end of the line
     * @param baseline block offset of its baseline; null for a blank line
     */
    void addLine(int from, double start, double end, @Nullable Double baseline) {
        lines.add(new LineExtent(from, parts.size(), start, end, baseline));
    }

    void addBaseline(double baseline) {
        lastBaseline = baseline;
        if (firstBaseline == null) {
            firstBaseline = lastBaseline;
        }
    }

    /** Extends the block size to a block offset. */
    void growTo(double blockEnd) {
        blockSize = Math.max(blockSize, blockEnd);
        empty = false;
    }

    /** Returns the baseline of the first line; null without lines. */
    public @Nullable Double firstBaseline() {
        return firstBaseline;
    }

    public double blockSize() {
        return blockSize;
    }

    /** Whether there is no line box. */
    public boolean isEmpty() {
        return empty;
    }

    /**
     * Adds the lines to the fragment of the block container.
     *
     * @param inlineStart the inline-start edge of the content box, from the border box
     * @param blockStart the block start of the first line, from the border box
     */
    public void addTo(FragmentBuilder builder, double inlineStart, double blockStart) {
        int before = builder.childCount();
        for (int i = 0; i < lines.size(); i++) {
            builder.addLine(lines.get(i).movedBy(before, blockStart));
        }
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            builder.add(
                    part.fragment,
                    new LogicalOffset(
                            inlineStart + inline(part.left, part.inlineSize),
                            blockStart + part.block),
                    part.shift,
                    part.pending);
        }
        for (StaticPart part : statics) {
            StaticInLine place = part.place;
            builder.addStaticInLine(
                    part.box,
                    place.flow(),
                    new LogicalOffset(
                            inlineStart + inline(place.left(), 0), blockStart + place.block()),
                    place.blockSize());
        }
        if (firstBaseline != null && lastBaseline != null) {
            builder.addBaseline(blockStart + firstBaseline);
            builder.addBaseline(blockStart + lastBaseline);
        }
    }

    private double inline(double left, double size) {
        return reversed ? inlineSize - left - size : left;
    }
}
