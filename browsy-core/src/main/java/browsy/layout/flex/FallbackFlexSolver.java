package browsy.layout.flex;

import java.util.List;

/**
 * Solves with Yoga, or in Java if Yoga's native library cannot be loaded. An instance belongs to
 * one layout run.
 */
final class FallbackFlexSolver implements FlexSolver {
    private final FlexSolver yoga = new YogaFlexSolver();
    private final FlexSolver plain = new PlainFlexSolver();
    private boolean fellBack;

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
        fellBack = true;
        return plain;
    }

    /** Whether the Java solver has been used. */
    boolean fellBack() {
        return fellBack;
    }
}
