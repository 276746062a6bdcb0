package browsy.layout.flex;

import java.util.List;

/**
 * Asks Yoga, or a solver in Java where Yoga's native library cannot be loaded. For one layout run.
 */
final class SpareFlexSolver implements FlexSolver {
    private final FlexSolver yoga = new YogaFlexSolver();
    private final FlexSolver plain = new PlainFlexSolver();
    private boolean spared;

    @Override
    public FlexSolution solve(FlexProblem problem) {
        return solver().solve(problem);
    }

    @Override
    public List<Double> place(PlacementProblem problem) {
        return solver().place(problem);
    }

    private FlexSolver solver() {
        if (YogaFlexSolver.isAvailable()) {
            return yoga;
        }
        spared = true;
        return plain;
    }

    /** Whether the solver in Java was asked. */
    boolean isSpared() {
        return spared;
    }
}
