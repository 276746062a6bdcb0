package browsy.layout.grid;

import browsy.css.value.FitContent;
import browsy.css.value.LengthPercentage;
import browsy.css.value.TrackBreadth;
import browsy.css.value.TrackSize;

/** Predicates on track sizing functions. */
final class TrackQueries {
    private TrackQueries() {}

    static boolean hasPercentage(TrackSize size) {
        if (size instanceof TrackSize.MinMax both) {
            return isPercentage(both.min()) || isPercentage(both.max());
        }
        if (size instanceof FitContent fit) {
            return fit.limit().hasPercentage();
        }
        return isPercentage((TrackBreadth) size);
    }

    static boolean isFlexible(TrackSize size) {
        return size instanceof TrackBreadth.Flex
                || (size instanceof TrackSize.MinMax both
                        && both.max() instanceof TrackBreadth.Flex);
    }

    private static boolean isPercentage(TrackBreadth breadth) {
        return breadth instanceof LengthPercentage length && length.hasPercentage();
    }
}
