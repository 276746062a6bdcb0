package browsy.layout.flex;

import browsy.layout.flex.PlacementProblem.Distribution;
import browsy.layout.flex.PlacementProblem.Extent;
import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.List;

/**
 * Solves the simple problems by addition: one line of items that neither grow nor shrink, and boxes
 * packed together without space between them. Most lines of most pages are of this kind. Delegates
 * all other problems to another solver.
 */
final class RigidFlexSolver implements FlexSolver {
    private final FlexSolver delegate;

    RigidFlexSolver(FlexSolver delegate) {
        this.delegate = delegate;
    }

    @Override
    public FlexSolution solve(FlexProblem problem) {
        List<FlexItem> items = problem.items();
        double used = problem.gap() * (items.size() - 1);
        for (FlexItem item : items) {
            used += item.hypotheticalSize() + item.extra();
        }
        double size = problem.containerSize(used);
        return !items.isEmpty() && isOneLine(problem, used) && isRigid(items, size - used)
                ? new FlexSolution(size, List.of(new FlexSolution.Line(0, hypothetical(items))))
                : delegate.solve(problem);
    }

    /**
     * Whether the items are on one line. A line that fits within the rounding unit is left to the
     * other solver, which decides whether it breaks.
     */
    private static boolean isOneLine(FlexProblem problem, double used) {
        return !problem.lineBreaking().wraps()
                || !problem.lineBreaking().balanced()
                        && used <= problem.breakSize() - LayoutUnit.EPSILON;
    }

    /**
     * Whether all items keep their hypothetical sizes: none flexes, and none is clamped.
     *
     * @see <a href="https://drafts.csswg.org/css-flexbox-1/#resolve-flexible-lengths">css-flexbox-1
     *     9.7, steps 1 and 2</a>
     */
    private static boolean isRigid(List<FlexItem> items, double free) {
        for (FlexItem item : items) {
            double factor = free > 0 ? item.grow() : item.shrink();
            boolean flexes = free != 0 && factor != 0;
            if (flexes || item.hypotheticalSize() != item.baseSize()) {
                return false;
            }
        }
        return true;
    }

    private static List<Double> hypothetical(List<FlexItem> items) {
        List<Double> sizes = new ArrayList<>(items.size());
        for (FlexItem item : items) {
            sizes.add(LayoutUnit.round(item.hypotheticalSize()));
        }
        return sizes;
    }

    @Override
    public List<Double> place(PlacementProblem problem) {
        return isPacked(problem) ? packed(problem) : delegate.place(problem);
    }

    private static boolean isPacked(PlacementProblem problem) {
        for (Extent box : problem.boxes()) {
            if (box.autoStart() || box.autoEnd()) {
                return false;
            }
        }
        return switch (problem.distribution()) {
            case START, CENTER, END -> true;
            case SPACE_BETWEEN, SPACE_AROUND, SPACE_EVENLY -> false;
        };
    }

    private static List<Double> packed(PlacementProblem problem) {
        List<Double> starts = new ArrayList<>(problem.boxes().size());
        double at = offsetOfFirst(problem);
        for (Extent box : problem.boxes()) {
            at += box.marginStart();
            starts.add(LayoutUnit.round(at));
            at += box.size() + box.marginEnd() + problem.gap();
        }
        return starts;
    }

    private static double offsetOfFirst(PlacementProblem problem) {
        Distribution distribution = problem.distribution();
        if (distribution == Distribution.START) {
            return 0;
        }
        double free = problem.freeSpace();
        return distribution == Distribution.CENTER ? free / 2 : free;
    }
}
