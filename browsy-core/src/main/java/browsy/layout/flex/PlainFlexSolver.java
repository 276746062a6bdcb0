package browsy.layout.flex;

import browsy.layout.flex.PlacementProblem.Distribution;
import browsy.layout.flex.PlacementProblem.Extent;
import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.List;

/** Solves flex problems in Java by the algorithm of the specification. */
final class PlainFlexSolver implements FlexSolver {

    @Override
    public FlexSolution solve(FlexProblem problem) {
        return FlexLineBreaker.solve(
                problem,
                (line, size) ->
                        FlexibleLengths.resolve(line, size, FlexLineBreaker.gaps(problem, line))
                                .stream()
                                .map(LayoutUnit::round)
                                .toList());
    }

    @Override
    public List<Double> place(PlacementProblem problem) {
        int autos = 0;
        for (Extent box : problem.boxes()) {
            autos += (box.autoStart() ? 1 : 0) + (box.autoEnd() ? 1 : 0);
        }
        double free = problem.freeSpace();
        double each = autos > 0 ? Math.max(0, free) / autos : 0;
        Distribution distribution = autos > 0 ? Distribution.START : problem.distribution();
        int count = problem.boxes().size();
        double between = problem.gap() + between(distribution, free, count);
        double at = before(distribution, free, count);
        List<Double> starts = new ArrayList<>(count);
        for (Extent box : problem.boxes()) {
            at += box.autoStart() ? each : box.marginStart();
            starts.add(LayoutUnit.round(at));
            at += box.size() + (box.autoEnd() ? each : box.marginEnd()) + between;
        }
        return starts;
    }

    private static double before(Distribution distribution, double free, int count) {
        return switch (distribution) {
            case START, SPACE_BETWEEN -> 0;
            case CENTER -> free / 2;
            case END -> free;
            case SPACE_AROUND -> Math.max(0, free) / count / 2;
            case SPACE_EVENLY -> Math.max(0, free) / (count + 1);
        };
    }

    private static double between(Distribution distribution, double free, int count) {
        return switch (distribution) {
            case START, CENTER, END -> 0;
            case SPACE_BETWEEN -> count > 1 ? Math.max(0, free) / (count - 1) : 0;
            case SPACE_AROUND -> Math.max(0, free) / count;
            case SPACE_EVENLY -> Math.max(0, free) / (count + 1);
        };
    }
}
