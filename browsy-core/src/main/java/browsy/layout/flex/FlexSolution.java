package browsy.layout.flex;

import java.util.List;

/**
 * The lines of a flex container with the flexed sizes of their items.
 *
 * @param mainSize the inner main size of the container, in CSS px
 * @param lines the lines, in order
 */
record FlexSolution(double mainSize, List<Line> lines) {
    FlexSolution {
        lines = List.copyOf(lines);
    }

    /**
     * One line.
     *
     * @param first the index of its first item
     * @param sizes the used main sizes of its items, in CSS px of the content box
     */
    record Line(int first, List<Double> sizes) {
        Line {
            sizes = List.copyOf(sizes);
        }

        /** The index after its last item. */
        int end() {
            return first + sizes.size();
        }
    }
}
