package browsy.layout.flex;

import browsy.layout.context.AvailableSize;
import java.util.List;

/**
 * A flex container's main axis. All sizes are CSS px.
 *
 * @param mainSize the inner main size; where it is not definite, it is that of the longest line of
 *     hypothetical sizes, within {@code minMain} and {@code maxMain}
 * @param minMain the least inner main size the container can have
 * @param maxMain the largest inner main size, infinite where there is no bound
 * @param gap between adjacent items of a line
 * @param lineBreaking how items are shared out over lines
 * @param items in order
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

    /** How long a line may get before it is broken; infinite where nothing bounds it. */
    double breakSize() {
        return mainSize.orElse(maxMain);
    }

    /**
     * The inner main size all lines are flexed to.
     *
     * @param longest the largest sum of outer hypothetical sizes and gaps of any line
     */
    double containerSize(double longest) {
        return mainSize.orElse(Math.max(minMain, Math.min(maxMain, longest)));
    }
}
