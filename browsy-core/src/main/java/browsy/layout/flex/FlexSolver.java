package browsy.layout.flex;

import java.util.List;

/**
 * The arithmetic of flex layout: pure values in, pure values out, no content, no callbacks. Safe
 * for use by several threads at once.
 */
interface FlexSolver {

    /**
     * Collects items into lines and resolves their flexible lengths.
     *
     * @see <a href="https://drafts.csswg.org/css-flexbox-1/#main-sizing">css-flexbox-1 9.3</a>
     */
    FlexSolution solve(FlexProblem problem);

    /**
     * Distributes the free space of one axis.
     *
     * @return where each item's border box starts, in CSS px from the start of the container
     * @see <a href="https://drafts.csswg.org/css-flexbox-1/#main-alignment">css-flexbox-1 9.5</a>
     */
    List<Double> place(PlacementProblem problem);
}
