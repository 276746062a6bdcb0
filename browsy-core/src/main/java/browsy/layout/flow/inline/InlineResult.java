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

/** The lines of a block container, at line-left and block offsets from its content box. */
public final class InlineResult {
    /** Most block containers have no more lines, and no more parts on them. */
    private static final int FEW = 3;

    private final double inlineSize;
    private final boolean reversed;
    private final List<Part> parts = new ArrayList<>(FEW);

    /** Few lines have positioned boxes among their content. */
    private List<StaticPart> statics = List.of();

    private final List<LineExtent> lines = new ArrayList<>(FEW);
    private double blockSize;
    private boolean empty = true;
    private @Nullable Double firstBaseline;
    private @Nullable Double lastBaseline;

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

    /** The number of parts added so far. */
    int partCount() {
        return parts.size();
    }

    /** Notes that the parts from {@code from} on, and no later ones, are on one line. */
    void addLine(int from, double start, double end, @Nullable Double baseline) {
        lines.add(new LineExtent(from, parts.size(), start, end, baseline));
    }

    void addBaseline(double baseline) {
        lastBaseline = baseline;
        if (firstBaseline == null) {
            firstBaseline = lastBaseline;
        }
    }

    void growTo(double blockEnd) {
        blockSize = Math.max(blockSize, blockEnd);
        empty = false;
    }

    /** The baseline of the first line; null without lines. */
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
     * Adds everything to the block container's fragment.
     *
     * @param inlineStart the inline-start edge of the content box, from the border box
     * @param blockStart where the first line starts, from the border box
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
