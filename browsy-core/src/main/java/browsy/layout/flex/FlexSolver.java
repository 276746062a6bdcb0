package browsy.layout.flex;

import java.util.List;

/**
 * The arithmetic of flex layout. It computes values from values, and never lays out content or
 * calls back. Implementations are thread-safe unless they state otherwise.
 */
interface FlexSolver {

    /**
     * Breaks items into lines and resolves their flexible lengths.
     *
     * @see <a href="https://drafts.csswg.org/css-flexbox-1/#main-sizing">css-flexbox-1 9.3</a>
     */
    FlexSolution solve(FlexProblem problem);

    /**
     * Distributes the free space along one axis.
     *
     * @return the start of each box's border box, in CSS px from the start of the container
     * @see <a href="https://drafts.csswg.org/css-flexbox-1/#main-alignment">css-flexbox-1 9.5</a>
     */
    List<Double> place(PlacementProblem problem);
}
