package browsy.layout.flex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.layout.context.AvailableSize;
import browsy.layout.flex.PlacementProblem.Distribution;
import browsy.layout.flex.PlacementProblem.Extent;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that the solver gives the same results as Yoga, and delegates only some problems. */
class AddingFlexSolverTest {
    private final FlexSolver yoga = new YogaFlexSolver();
    private final CountingSolver delegate = new CountingSolver(yoga);
    private final FlexSolver solver = new RigidFlexSolver(delegate);

    @Test
    void linesEqualThoseOfYoga() {
        Random random = new Random(7);
        for (int i = 0; i < 3000; i++) {
            FlexProblem problem = problem(random);
            assertEquals(yoga.solve(problem), solver.solve(problem), problem.toString());
        }
        assertSolvedSome(3000);
    }

    @Test
    void placesEqualThoseOfYoga() {
        Random random = new Random(8);
        for (int i = 0; i < 3000; i++) {
            PlacementProblem problem = placement(random);
            assertEquals(yoga.place(problem), solver.place(problem), problem.toString());
        }
        assertSolvedSome(3000);
    }

    @Test
    void noItemsMakeNoLines() {
        FlexProblem empty =
                new FlexProblem(
                        AvailableSize.INDEFINITE,
                        30,
                        Double.POSITIVE_INFINITY,
                        8,
                        LineBreaking.NONE,
                        List.of());
        assertEquals(new FlexSolution(30, List.of()), solver.solve(empty));
    }

    private void assertSolvedSome(int problems) {
        assertTrue(delegate.count > 0 && delegate.count < problems, "passed on " + delegate.count);
    }

    static FlexProblem problem(Random random) {
        List<FlexItem> items = new ArrayList<>();
        for (int i = random.nextInt(4) + 1; i > 0; i--) {
            items.add(
                    new FlexItem(
                            px(random, 200),
                            random.nextInt(4) == 0 ? px(random, 150) : 0,
                            random.nextInt(4) == 0
                                    ? px(random, 200) + 150
                                    : Double.POSITIVE_INFINITY,
                            px(random, 40) - 8,
                            random.nextInt(2),
                            random.nextInt(2)));
        }
        boolean wraps = random.nextBoolean();
        AvailableSize size =
                random.nextBoolean()
                        ? AvailableSize.definite(px(random, 900))
                        : AvailableSize.INDEFINITE;
        return new FlexProblem(
                size,
                random.nextInt(3) == 0 ? 120 : 0,
                random.nextInt(3) == 0 ? 300 : Double.POSITIVE_INFINITY,
                random.nextInt(2) * 8,
                wraps ? LineBreaking.GREEDY : LineBreaking.NONE,
                items);
    }

    static PlacementProblem placement(Random random) {
        List<Extent> boxes = new ArrayList<>();
        boolean withAuto = random.nextInt(4) == 0;
        for (int i = random.nextInt(4) + 1; i > 0; i--) {
            boolean auto = withAuto && random.nextBoolean();
            boxes.add(
                    new Extent(
                            auto ? 0 : px(random, 20) - 4,
                            px(random, 200),
                            px(random, 20) - 4,
                            auto,
                            false));
        }
        Distribution[] all = Distribution.values();
        double needed = boxes.stream().mapToDouble(Extent::size).sum();
        // Distributions other than centering apply only if there is free space.
        boolean overflows = !withAuto && random.nextInt(3) == 0;
        return new PlacementProblem(
                overflows ? needed / 2 : needed + 300,
                random.nextInt(2) * 8,
                overflows ? Distribution.CENTER : all[random.nextInt(all.length)],
                boxes);
    }

    /** A random size on Chromium's grid of 1/64 px, like all sizes in layout. */
    private static double px(Random random, int limit) {
        return random.nextInt(limit * 64) / 64.0;
    }

    private static final class CountingSolver implements FlexSolver {
        private final FlexSolver solver;
        private int count;

        CountingSolver(FlexSolver solver) {
            this.solver = solver;
        }

        @Override
        public FlexSolution solve(FlexProblem problem) {
            count++;
            return solver.solve(problem);
        }

        @Override
        public List<Double> place(PlacementProblem problem) {
            count++;
            return solver.place(problem);
        }
    }
}
