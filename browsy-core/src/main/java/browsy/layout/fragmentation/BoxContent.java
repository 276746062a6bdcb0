package browsy.layout.fragmentation;

import browsy.css.value.box.Display;
import browsy.layout.box.Box;
import browsy.layout.box.FlexBox;
import browsy.layout.box.GridBox;
import browsy.layout.box.TablePartBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.flow.FlowRoots;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.LineExtent;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.fragmentation.Part.Kind;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.positioned.RelativeOffset;
import browsy.style.PseudoElement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The content of an unbroken box as a sequence of steps along the block axis. */
final class BoxContent {
    private final BoxFragment whole;
    private final WritingFlow flow;
    private final LogicalSize size;
    private final List<Step> steps;
    private final double flowEnd;
    private final List<Integer> positioned;
    private @Nullable Double floatsEnd;
    private BreakValues.@Nullable Inner breaks;

    /**
     * @param whole the unbroken box
     * @param flow the writing mode of the fragmentation context
     */
    BoxContent(BoxFragment whole, WritingFlow flow) {
        this.whole = whole;
        this.flow = flow;
        this.size = flow.toLogical(whole.size());
        this.steps = Steps.of(whole.box(), parts());
        this.flowEnd = flowEnd(steps);
        this.positioned = positioned(steps);
    }

    List<Step> steps() {
        return steps;
    }

    /** The inline offset of a child fragment, in CSS px. */
    double inlineOffset(int child) {
        PlacedFragment placed = whole.children().get(child);
        LogicalSize childSize = flow.toLogical(placed.fragment().size());
        return flow.toLogical(placed.offset(), childSize, size).inline();
    }

    /** The inline offset of a part that is one box, before relative positioning, in CSS px. */
    double inlineOffset(Part part) {
        PlacedFragment placed = whole.children().get(part.from());
        return unmoved(placed, part.shift()).inline();
    }

    private LogicalOffset unmoved(PlacedFragment placed, PhysicalOffset shift) {
        PhysicalOffset offset = placed.offset();
        return flow.toLogical(
                new PhysicalOffset(offset.x() - shift.x(), offset.y() - shift.y()),
                flow.toLogical(placed.fragment().size()),
                size);
    }

    /** The block offset of a child fragment, including relative positioning, in CSS px. */
    double blockOffset(int child) {
        PlacedFragment placed = whole.children().get(child);
        LogicalSize childSize = flow.toLogical(placed.fragment().size());
        return flow.toLogical(placed.offset(), childSize, size).block();
    }

    /** The number of lines from a step on, counted up to {@code wanted}. */
    int linesFrom(int from, int wanted) {
        int lines = 0;
        for (int i = from; i < steps.size() && lines < wanted; i++) {
            lines += steps.get(i).first().kind() == Kind.LINE ? 1 : 0;
        }
        return lines;
    }

    /** The index of the step that is {@code lines} lines before another one. */
    int lineBefore(int index, int lines) {
        int at = index;
        for (int left = lines; left > 0 && at > 0; ) {
            at--;
            left -= steps.get(at).first().kind() == Kind.LINE ? 1 : 0;
        }
        return at;
    }

    /** The break values of the first and last content of the box, which propagate to the box. */
    BreakValues.Inner breaks(FragmentainerPass pass) {
        BreakValues.Inner cached = breaks;
        if (cached == null) {
            cached = BreakValues.inside(steps, pass);
            breaks = cached;
        }
        return cached;
    }

    /** The end of the in-flow content, in CSS px from the block-start edge; 0 if there is none. */
    double flowEnd() {
        return flowEnd;
    }

    /** Whether the last in-flow step is a box, which may have a margin after it. */
    boolean endsWithBlock() {
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i).isInFlow()) {
                return steps.get(i).first().kind() == Kind.BLOCK;
            }
        }
        return false;
    }

    /** The indices of the steps that are absolutely positioned boxes. */
    List<Integer> positioned() {
        return positioned;
    }

    /**
     * The end of the lowest float in the box that belongs to the same block formatting context, in
     * CSS px from the block-start edge; 0 if there is none.
     *
     * @param contents returns the content of boxes in this one
     */
    double floatsEnd(Function<BoxFragment, BoxContent> contents) {
        if (floatsEnd == null) {
            double lowest = 0;
            for (Step step : steps) {
                for (Part part : step.parts()) {
                    BoxFragment child = part.box();
                    if (part.kind() == Kind.FLOAT) {
                        lowest = Math.max(lowest, part.end());
                    } else if (part.kind() == Kind.BLOCK
                            && child != null
                            && !FlowRoots.isRoot(child.box(), flow)) {
                        double inner = contents.apply(child).floatsEnd(contents);
                        lowest = Math.max(lowest, inner == 0 ? 0 : part.start() + inner);
                    }
                }
            }
            floatsEnd = lowest;
        }
        return floatsEnd;
    }

    private static double flowEnd(List<Step> steps) {
        double end = 0;
        for (Step step : steps) {
            if (step.isInFlow()) {
                end = step.end();
            }
        }
        return end;
    }

    private static List<Integer> positioned(List<Step> steps) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).first().kind() == Kind.POSITIONED) {
                found.add(i);
            }
        }
        return found;
    }

    /**
     * The parts in order: a line combines its child fragments, all other child fragments are parts
     * of their own. Lines without child fragments are inserted before the next child.
     */
    private List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        int line = 0;
        for (int i = 0; i < whole.children().size(); i++) {
            line = addEmptyLines(line, i, parts);
            if (line < whole.lines().size() && whole.lines().get(line).from() == i) {
                LineExtent extent = whole.lines().get(line++);
                parts.add(line(extent));
                i = extent.to() - 1;
            } else if (whole.children().get(i).fragment() instanceof BoxFragment child) {
                add(part(i, child), parts);
            }
        }
        addEmptyLines(line, Integer.MAX_VALUE, parts);
        return parts;
    }

    /**
     * Adds a part. A float goes after the line that it is in, except one that pushes that line
     * down.
     */
    private static void add(Part part, List<Part> parts) {
        int at = parts.size();
        while (part.kind() == Kind.FLOAT
                && at > 0
                && parts.get(at - 1).kind() == Kind.LINE
                && parts.get(at - 1).start() > part.start()) {
            at--;
        }
        parts.add(at, part);
    }

    private int addEmptyLines(int from, int before, List<Part> parts) {
        int line = from;
        while (line < whole.lines().size()) {
            LineExtent extent = whole.lines().get(line);
            if (extent.from() != extent.to() || extent.from() > before) {
                break;
            }
            parts.add(line(extent));
            line++;
        }
        return line;
    }

    private static Part line(LineExtent extent) {
        return new Part(
                Kind.LINE,
                extent.from(),
                extent.to(),
                null,
                extent.start(),
                extent.end(),
                PhysicalOffset.ZERO,
                null,
                extent.baseline());
    }

    /** Creates the part of a child box. Its offsets exclude relative positioning. */
    private Part part(int index, BoxFragment child) {
        Box box = child.box();
        PhysicalOffset shift =
                RelativeOffset.of(
                        box,
                        whole.box().flow(),
                        LayoutInput.inContainingBlock(
                                AvailableSize.definite(size.inline()), AvailableSize.INDEFINITE));
        LogicalSize childSize = flow.toLogical(child.size());
        LogicalOffset unmoved = unmoved(whole.children().get(index), shift);
        return new Part(
                kind(box),
                index,
                index + 1,
                child,
                unmoved.block(),
                unmoved.block() + childSize.block(),
                shift,
                whole.children().get(index).rows(),
                null);
    }

    private Kind kind(Box box) {
        if (box.isAbsolutelyPositioned()) {
            return Kind.POSITIONED;
        }
        boolean blockified = whole.box() instanceof FlexBox || whole.box() instanceof GridBox;
        if (box.isFloating() && !blockified) {
            return Kind.FLOAT;
        }
        Display display = box.style().display();
        boolean isColumn = display == Display.TABLE_COLUMN || display == Display.TABLE_COLUMN_GROUP;
        if (box.pseudo() == PseudoElement.MARKER || (box instanceof TablePartBox && isColumn)) {
            return Kind.LOOSE;
        }
        return box.isColumnSpanner() ? Kind.SPANNER : Kind.BLOCK;
    }
}
