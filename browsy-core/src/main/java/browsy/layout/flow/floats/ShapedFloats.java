package browsy.layout.flow.floats;

import browsy.layout.context.WorkBudget;
import browsy.layout.shape.Extent;
import browsy.layout.shape.FloatShape;
import java.util.ArrayList;
import java.util.List;

/**
 * The floats with {@code shape-outside} of a block formatting context, and separately the margin
 * boxes of its other floats and initial letters. Line boxes avoid the shapes; a work budget bounds
 * the number of queries. Created when the first shaped float is placed.
 */
final class ShapedFloats {
    /** The number of skipped floats that costs as much of the budget as one query of a shape. */
    private static final int FLOATS_PER_QUESTION = 32;

    private final FloatExtents others;
    private final List<Shaped> shaped = new ArrayList<>();
    private final WorkBudget budget;

    /**
     * A float with a shape.
     *
     * @param index its index among all floats and initial letters
     * @param side the side to which it floats
     * @param shape its float area
     * @param left line-left edge of its margin box
     * @param start block-start edge of its margin box
     * @param end block-end edge of its margin box
     * @param lowest greatest block end of this and the earlier shaped floats
     */
    private record Shaped(
            int index,
            FloatSide side,
            FloatShape shape,
            double left,
            double start,
            double end,
            double lowest) {}

    /**
     * Creates a set without shaped floats.
     *
     * @param others the margin boxes so far
     * @param budget the limit on the work for queries
     */
    ShapedFloats(FloatExtents others, WorkBudget budget) {
        this.others = others;
        this.budget = budget;
    }

    /**
     * Whether the work budget is not used up. If it is, line boxes avoid margin boxes, not shapes.
     */
    boolean areHonoured() {
        return budget.isAmple();
    }

    void add(int index, FloatSide side, FloatShape shape, double left, double start, double end) {
        double lowest =
                shaped.isEmpty() ? end : Math.max(end, shaped.get(shaped.size() - 1).lowest);
        shaped.add(new Shaped(index, side, shape, left, start, end, lowest));
    }

    /** Returns the margin boxes of floats without a shape and of initial letters. */
    FloatExtents others() {
        return others;
    }

    /**
     * Removes the floats and initial letters with an index of {@code size} or more.
     *
     * @return whether a shaped float remains
     */
    boolean truncate(int size) {
        while (!shaped.isEmpty() && shaped.get(shaped.size() - 1).index >= size) {
            shaped.remove(shaped.size() - 1);
        }
        others.truncate(size - shaped.size());
        return !shaped.isEmpty();
    }

    /** Whether a shaped float with an index below {@code mark} ends below a block offset. */
    boolean anyEndsBelow(double block, int mark) {
        int i = shaped.size() - 1;
        while (i >= 0 && shaped.get(i).index >= mark) {
            i--;
        }
        return i >= 0 && shaped.get(i).lowest > block;
    }

    /**
     * Returns the part of a span that floats leave free between two block offsets. Its size is not
     * negative.
     *
     * @param mark shaped floats with this index or a greater one are ignored
     */
    LineSpan between(LineSpan span, double from, double to, int mark) {
        budget.take(1 + shaped.size() / FLOATS_PER_QUESTION);
        LineSpan room = others.between(span, from, to);
        double left = room.left();
        double right = room.right();
        // Block starts never decrease in the list, but block ends may: "lowest" ends the search.
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
