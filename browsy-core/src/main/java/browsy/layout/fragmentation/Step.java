package browsy.layout.fragmentation;

import java.util.List;

/**
 * A step of the content of a box along the block axis: one part, or several parts side by side that
 * are broken in parallel (cells of a table row, items of a flex line, items that start in one grid
 * row).
 *
 * @param parts the parts, in order
 * @param start the least block-start offset of its parts, or that of the grid row, in CSS px
 * @param end the greatest block-end offset of its parts, or that of the grid row, in CSS px
 * @param ending the parts that end with this step; in a grid, items that end in this row, also
 *     those that started in earlier rows
 * @param isRow whether it is a grid row, whose size is its own
 */
record Step(List<Part> parts, double start, double end, List<Part> ending, boolean isRow) {
    Step {
        parts = List.copyOf(parts);
        ending = List.copyOf(ending);
    }

    static Step of(Part part) {
        return group(List.of(part), part.end());
    }

    /** Creates a step of parts side by side. */
    static Step group(List<Part> parts, double end) {
        return new Step(parts, parts.get(0).start(), end, parts, false);
    }

    /** The only part, or the first of several. */
    Part first() {
        return parts.get(0);
    }

    boolean isParallel() {
        return isRow || parts.size() > 1;
    }

    /** Whether the step is in the main flow, so that the steps after it wait for its end. */
    boolean isInFlow() {
        return switch (first().kind()) {
            case LINE, BLOCK, SPANNER -> true;
            case FLOAT, POSITIONED, LOOSE -> false;
        };
    }
}
