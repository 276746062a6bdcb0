package browsy.layout.flow.floats;

import browsy.layout.context.WorkBudget;
import browsy.layout.shape.Extent;
import browsy.layout.shape.FloatShape;
import java.util.ArrayList;
import java.util.List;

/**
 * The floats that lines keep off by their shape, and apart from them the margin boxes of all
 * others. Made when the first float with a shape is met.
 */
final class ShapedFloats {
    /** To pass over so many floats takes as long as a question to the outline of one. */
    private static final int FLOATS_PER_QUESTION = 32;

    private final FloatExtents others;
    private final List<Shaped> shaped = new ArrayList<>();
    private final WorkBudget budget;

    /**
     * A float with a shape.
     *
     * @param index its place among all floats and initial letters
     * @param left the line-left edge of its margin box
     * @param start the block-start edge of its margin box
     * @param end the block-end edge of its margin box
     * @param lowest the block end of the lowest one so far
     */
    private record Shaped(
            int index,
            FloatSide side,
            FloatShape shape,
            double left,
            double start,
            double end,
            double lowest) {}

    /** Beside margin boxes that are there already. */
    ShapedFloats(FloatExtents others, WorkBudget budget) {
        this.others = others;
        this.budget = budget;
    }

    /**
     * Whether lines still keep off the shapes; when too much was asked of these, off their boxes.
     */
    boolean areHonoured() {
        return budget.isAmple();
    }

    void add(int index, FloatSide side, FloatShape shape, double left, double start, double end) {
        double lowest =
                shaped.isEmpty() ? end : Math.max(end, shaped.get(shaped.size() - 1).lowest);
        shaped.add(new Shaped(index, side, shape, left, start, end, lowest));
    }

    /** Those without a shape. */
    FloatExtents others() {
        return others;
    }

    /**
     * Forgets all floats from an index on.
     *
     * @return whether any with a shape is left
     */
    boolean truncate(int size) {
        while (!shaped.isEmpty() && shaped.get(shaped.size() - 1).index >= size) {
            shaped.remove(shaped.size() - 1);
        }
        others.truncate(size - shaped.size());
        return !shaped.isEmpty();
    }

    /** Whether one of those before an index ends below a block offset. */
    boolean anyEndsBelow(double block, int mark) {
        int i = shaped.size() - 1;
        while (i >= 0 && shaped.get(i).index >= mark) {
            i--;
        }
        return i >= 0 && shaped.get(i).lowest > block;
    }

    /**
     * What is left of a span between two block offsets; never of negative size.
     *
     * @param mark shapes from this index on count for nothing
     */
    LineSpan between(LineSpan span, double from, double to, int mark) {
        budget.take(1 + shaped.size() / FLOATS_PER_QUESTION);
        LineSpan room = others.between(span, from, to);
        double left = room.left();
        double right = room.right();
        // No float starts above one before it.
        for (int i = shaped.size() - 1; i >= 0 && shaped.get(i).lowest > from; i--) {
            Shaped one = shaped.get(i);
            if (one.index >= mark || one.start >= to || one.end <= from) {
                continue;
            }
            Extent extent = one.shape.between(from - one.start, to - one.start);
            if (extent != null && one.side == FloatSide.LEFT) {
                left = Math.max(left, one.left + extent.right());
            } else if (extent != null) {
                right = Math.min(right, one.left + extent.left());
            }
        }
        return new LineSpan(left, Math.max(left, right));
    }
}
