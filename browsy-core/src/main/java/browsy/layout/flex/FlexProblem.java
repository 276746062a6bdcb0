package browsy.layout.flex;

import browsy.layout.context.AvailableSize;
import java.util.List;

/**
 * A flex container's main axis. All sizes are CSS px.
 *
 * @param mainSize the inner main size; where it is not definite, a line is as long as the
 *     hypothetical sizes of its items, within {@code minMain} and {@code maxMain}
 * @param minMain the least inner main size the container can have
 * @param maxMain the largest inner main size, infinite where there is no bound
 * @param gap between adjacent items of a line
 * @param wraps whether items that do not fit begin a new line
 * @param items in order
 */
record FlexProblem(
        AvailableSize mainSize,
        double minMain,
        double maxMain,
        double gap,
        boolean wraps,
        List<FlexItem> items) {
    FlexProblem {
        items = List.copyOf(items);
    }

    /** How long a line may get before it is broken; infinite where nothing bounds it. */
    double breakSize() {
        return mainSize.orElse(maxMain);
    }

    /** The length a line of items with this sum of outer hypothetical sizes is flexed to. */
    double lineSize(double hypotheticalSum) {
        return mainSize.orElse(Math.max(minMain, Math.min(maxMain, hypotheticalSum)));
    }
}
