package browsy.layout.flex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.layout.context.AvailableSize;
import browsy.layout.flex.PlacementProblem.Distribution;
import browsy.layout.flex.PlacementProblem.Extent;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests that every solver must pass. */
abstract class FlexSolverTest {
    private static final double NONE = Double.POSITIVE_INFINITY;
    private final FlexSolver solver;

    FlexSolverTest(FlexSolver solver) {
        this.solver = solver;
    }

    @Test
    void growsByFactorsAndShrinksByFactorsTimesBaseSize() {
        assertEquals(
                List.of(150.0, 250.0),
                sizes(400, item(100, 0, NONE, 0, 1, 1), item(100, 0, NONE, 0, 3, 1)));
        assertEquals(
                List.of(50.0, 150.0),
                sizes(200, item(100, 0, NONE, 0, 0, 1), item(300, 0, NONE, 0, 0, 1)));
    }

    @Test
    void factorsBelowOneLeaveSpaceFree() {
        assertEquals(
                List.of(75.0, 75.0),
                sizes(200, item(0, 0, NONE, 0, 0.375, 1), item(0, 0, NONE, 0, 0.375, 1)));
    }

    @Test
    void extraNeitherGrowsNorShrinks() {
        assertEquals(
                List.of(40.0, 40.0),
                sizes(100, item(100, 0, NONE, 20, 0, 1), item(100, 0, NONE, 0, 0, 1)));
    }

    @Test
    void minimumsAreKeptAndTheOthersShrinkMore() {
        assertEquals(
                List.of(180.0, 120.0),
                sizes(300, item(200, 180, NONE, 0, 0, 1), item(200, 0, NONE, 0, 0, 1)));
    }

    @Test
    void violationsOfBothKindsAreResolvedInTurn() {
        // The line has 300 px: the first item is clamped to 20 and the third to 200, which leaves
        // 80 for the second.
        assertEquals(
                List.of(20.0, 80.0, 200.0),
                sizes(
                        300,
                        item(0, 0, 20, 0, 1, 1),
                        item(0, 0, NONE, 0, 1, 1),
                        item(0, 200, NONE, 0, 1, 1)));
    }

    @Test
    void breaksLinesByHypotheticalSizes() {
        FlexSolution solution =
                solver.solve(
                        new FlexProblem(
                                AvailableSize.definite(250),
                                0,
                                NONE,
                                10,
                                LineBreaking.GREEDY,
                                List.of(
                                        item(100, 0, NONE, 0, 1, 1),
                                        item(300, 0, 140, 0, 1, 1),
                                        item(100, 0, NONE, 0, 1, 1),
                                        item(400, 300, NONE, 0, 1, 1))));
        assertEquals(List.of(0, 2, 3), solution.lines().stream().map(l -> l.first()).toList());
        assertEquals(List.of(100.0, 140.0), solution.lines().get(0).sizes());
        assertEquals(List.of(250.0), solution.lines().get(1).sizes());
        assertEquals(List.of(300.0), solution.lines().get(2).sizes());
    }

    @Test
    void indefiniteMainSizeTakesTheHypotheticalSizesWithinBounds() {
        List<FlexItem> items = List.of(item(100, 0, NONE, 0, 1, 1), item(100, 0, NONE, 0, 1, 1));
        assertEquals(
                List.of(100.0, 100.0),
                onlyLine(
                        new FlexProblem(
                                AvailableSize.INDEFINITE, 0, NONE, 0, LineBreaking.NONE, items)));
        assertEquals(
                List.of(150.0, 150.0),
                onlyLine(
                        new FlexProblem(
                                AvailableSize.INDEFINITE, 300, NONE, 0, LineBreaking.NONE, items)));
        assertEquals(
                List.of(50.0, 50.0),
                onlyLine(
                        new FlexProblem(
                                AvailableSize.INDEFINITE, 0, 100, 0, LineBreaking.NONE, items)));
    }

    @Test
    void autoMarginsTakeFreeSpaceBeforeDistribution() {
        assertEquals(
                List.of(0.0, 90.0),
                solver.place(
                        new PlacementProblem(
                                100,
                                0,
                                Distribution.CENTER,
                                List.of(
                                        new Extent(0, 10, 0, false, false),
                                        new Extent(0, 10, 0, true, false)))));
    }

    @Test
    void distributesFreeSpace() {
        assertEquals(List.of(0.0, 80.0), place(100, Distribution.SPACE_BETWEEN));
        assertEquals(List.of(15.0, 65.0), place(100, Distribution.SPACE_AROUND));
        assertEquals(List.of(20.0, 60.0), place(100, Distribution.SPACE_EVENLY));
        assertEquals(List.of(60.0, 80.0), place(100, Distribution.END));
        assertEquals(List.of(-5.0, 15.0), place(30, Distribution.CENTER));
        assertEquals(List.of(-10.0, 10.0), place(30, Distribution.END));
    }

    /** Compares the results for random lines with those of the algorithm of the specification. */
    @Test
    void agreesWithTheSpecificationOnRandomLines() {
        for (FlexProblem problem : randomProblems(500)) {
            List<Double> expected =
                    FlexibleLengths.resolve(
                            problem.items(),
                            problem.breakSize(),
                            problem.gap() * (problem.items().size() - 1));
            List<Double> actual = onlyLine(problem);
            for (int i = 0; i < expected.size(); i++) {
                assertEquals(expected.get(i), actual.get(i), 0.02, problem.toString());
            }
        }
    }

    @Test
    void threadsDoNotDisturbEachOther() {
        List<FlexProblem> problems = randomProblems(2000);
        List<FlexSolution> alone = problems.stream().map(solver::solve).toList();
        List<FlexSolution> together =
                IntStream.range(0, problems.size())
                        .parallel()
                        .mapToObj(i -> solver.solve(problems.get(i)))
                        .toList();
        assertEquals(alone, together);
    }

    private static List<FlexProblem> randomProblems(int count) {
        Random random = new Random(42);
        List<FlexProblem> problems = new ArrayList<>();
        for (int n = 0; n < count; n++) {
            List<FlexItem> items = new ArrayList<>();
            int size = 1 + random.nextInt(6);
            for (int i = 0; i < size; i++) {
                double min = random.nextInt(3) == 0 ? random.nextInt(200) : 0;
                items.add(
                        item(
                                random.nextInt(300),
                                min,
                                random.nextInt(3) == 0 ? min + random.nextInt(200) : NONE,
                                random.nextInt(40) - 10,
                                random.nextInt(4) / 2.0,
                                random.nextInt(4) / 2.0));
            }
            problems.add(
                    new FlexProblem(
                            AvailableSize.definite(random.nextInt(1000)),
                            0,
                            NONE,
                            random.nextInt(3) * 5,
                            LineBreaking.NONE,
                            items));
        }
        return problems;
    }

    private List<Double> place(double size, Distribution distribution) {
        Extent box = new Extent(0, 20, 0, false, false);
        return solver.place(new PlacementProblem(size, 0, distribution, List.of(box, box)));
    }

    private List<Double> sizes(double main, FlexItem... items) {
        return onlyLine(
                new FlexProblem(
                        AvailableSize.definite(main),
                        0,
                        NONE,
                        0,
                        LineBreaking.NONE,
                        List.of(items)));
    }

    private List<Double> onlyLine(FlexProblem problem) {
        FlexSolution solution = solver.solve(problem);
        assertEquals(1, solution.lines().size());
        return solution.lines().get(0).sizes();
    }

    private static FlexItem item(
            double base, double min, double max, double extra, double grow, double shrink) {
        return new FlexItem(base, min, max, extra, grow, shrink);
    }
}
