package browsy.layout.flex;

import browsy.layout.context.AvailableSize;
import java.util.List;

/**
 * The input of the flex algorithm along the main axis. All sizes are CSS px.
 *
 * @param mainSize the inner main size; if it is indefinite, it becomes that of the longest line of
 *     hypothetical sizes, clamped to {@code minMain} and {@code maxMain}
 * @param minMain the minimum of an indefinite inner main size
 * @param maxMain the maximum of an indefinite inner main size; infinite if there is none
 * @param gap the gap between adjacent items of a line
 * @param lineBreaking whether and how the items are broken into lines
 * @param items the items, in order
 */
record FlexProblem(
        AvailableSize mainSize,
        double minMain,
        double maxMain,
        double gap,
        LineBreaking lineBreaking,
        List<FlexItem> items) {
    FlexProblem {
        items = List.copyOf(items);
    }

    /** The size at which lines break; infinite if nothing limits it. */
    double breakSize() {
        return mainSize.orElse(maxMain);
    }

    /**
     * The inner main size of the container, to which all lines are flexed.
     *
     * @param longest the largest sum of outer hypothetical sizes and gaps of any line
     */
    double containerSize(double longest) {
        return mainSize.orElse(Math.max(minMain, Math.min(maxMain, longest)));
    }
}
