package browsy.layout.flex;

import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.List;

/**
 * Breaks items into lines by their hypothetical sizes, sizes the container, and has the items of
 * each line flexed to that size.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#algo-line-break">css-flexbox-1 9.3</a>
 */
final class FlexLineBreaker {

    /** Resolves the flexible lengths of one line. */
    @FunctionalInterface
    interface Flexing {

        /**
         * The used main sizes of the items, in CSS px of the content box.
         *
         * @param items the items of the line
         * @param size the inner main size of the container, in CSS px
         */
        List<Double> sizes(List<FlexItem> items, double size);
    }

    private FlexLineBreaker() {}

    /**
     * Solves a problem: breaks the items into lines, sizes the container by the longest line if its
     * size is indefinite, and flexes each line to that size.
     */
    static FlexSolution solve(FlexProblem problem, Flexing flexing) {
        List<FlexItem> items = problem.items();
        if (items.isEmpty()) {
            return new FlexSolution(problem.containerSize(0), List.of());
        }
        List<Integer> ends = ends(problem);
        double longest = Double.NEGATIVE_INFINITY;
        int first = 0;
        for (int end : ends) {
            List<FlexItem> members = items.subList(first, end);
            longest = Math.max(longest, hypotheticalSum(members) + gaps(problem, members));
            first = end;
        }
        double size = problem.containerSize(longest);
        List<FlexSolution.Line> lines = new ArrayList<>(ends.size());
        first = 0;
        for (int end : ends) {
            List<Double> sizes = flexing.sizes(items.subList(first, end), size);
            lines.add(new FlexSolution.Line(first, sizes));
            first = end;
        }
        return new FlexSolution(size, lines);
    }

    /** The end of each line: the index after its last item. */
    private static List<Integer> ends(FlexProblem problem) {
        if (problem.lineBreaking().balanced()) {
            return BalancedFlexLines.of(problem).stream().map(FlexSolution.Line::end).toList();
        }
        List<FlexItem> items = problem.items();
        List<Integer> ends = new ArrayList<>();
        double room = problem.breakSize() + LayoutUnit.EPSILON / 2;
        double used = 0;
        int first = 0;
        for (int i = 0; i < items.size() && problem.lineBreaking().wraps(); i++) {
            double outer = items.get(i).hypotheticalSize() + items.get(i).extra();
            if (i > first && used + problem.gap() + outer > room) {
                ends.add(i);
                first = i;
                used = outer;
            } else {
                used += i == first ? outer : problem.gap() + outer;
            }
        }
        ends.add(items.size());
        return ends;
    }

    static double gaps(FlexProblem problem, List<FlexItem> line) {
        return problem.gap() * (line.size() - 1);
    }

    static double hypotheticalSum(List<FlexItem> items) {
        double sum = 0;
        for (FlexItem item : items) {
            sum += item.hypotheticalSize() + item.extra();
        }
        return sum;
    }
}
