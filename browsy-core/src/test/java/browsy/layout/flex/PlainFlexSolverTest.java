package browsy.layout.flex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PlainFlexSolverTest extends FlexSolverTest {
    /** Tolerance in CSS px: Yoga computes in single precision. */
    private static final double TOLERANCE = 0.02;

    private final FlexSolver yoga = new YogaFlexSolver();
    private final FlexSolver plain = new PlainFlexSolver();

    PlainFlexSolverTest() {
        super(new PlainFlexSolver());
    }

    private static void assertClose(List<Double> expected, List<Double> actual, Object problem) {
        assertEquals(expected.size(), actual.size(), problem.toString());
        for (int i = 0; i < expected.size(); i++) {
            assertEquals(expected.get(i), actual.get(i), TOLERANCE, problem.toString());
        }
    }

    @Test
    void linesEqualThoseOfYoga() {
        Random random = new Random(9);
        for (int i = 0; i < 3000; i++) {
            FlexProblem problem = AddingFlexSolverTest.problem(random);
            FlexSolution expected = yoga.solve(problem);
            FlexSolution actual = plain.solve(problem);
            assertEquals(expected.lines().size(), actual.lines().size(), problem.toString());
            for (int line = 0; line < expected.lines().size(); line++) {
                assertClose(
                        expected.lines().get(line).sizes(),
                        actual.lines().get(line).sizes(),
                        problem);
            }
        }
    }

    @Test
    void placesEqualThoseOfYoga() {
        Random random = new Random(10);
        for (int i = 0; i < 3000; i++) {
            PlacementProblem problem = AddingFlexSolverTest.placement(random);
            assertClose(yoga.place(problem), plain.place(problem), problem);
        }
    }
}
