package browsy.layout.fragmentation;

import java.util.List;

/**
 * What follows one another in a box: one part, or several that lie beside one another and are
 * broken in parallel (cells of a row, items of a flex line, items that start in a grid row).
 *
 * @param start the first block-start edge of its parts; for a grid row its own
 * @param end the last block-end edge; for a grid row its own
 * @param ending the parts that end with it: not those that span more rows, but those of earlier
 *     rows that do
 * @param isRow whether it is the row of a grid, whose extent is its own
 */
record Step(List<Part> parts, double start, double end, List<Part> ending, boolean isRow) {
    Step {
        parts = List.copyOf(parts);
        ending = List.copyOf(ending);
    }

    static Step of(Part part) {
        return group(List.of(part), part.end());
    }

    /** Parts beside one another. */
    static Step group(List<Part> parts, double end) {
        return new Step(parts, parts.get(0).start(), end, parts, false);
    }

    /** The only part, or the first of those beside one another. */
    Part first() {
        return parts.get(0);
    }

    boolean isParallel() {
        return isRow || parts.size() > 1;
    }

    /** Whether it takes part in the flow, so that what follows waits for its end. */
    boolean isInFlow() {
        return switch (first().kind()) {
            case LINE, BLOCK, SPANNER -> true;
            case FLOAT, POSITIONED, LOOSE -> false;
        };
    }
}
