package browsy.layout.grid;

import browsy.css.value.FitContent;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.TrackBreadth;
import browsy.css.value.TrackSize;
import browsy.layout.context.AvailableSize;
import browsy.layout.sizing.LengthResolution;
import org.jspecify.annotations.Nullable;

/**
 * A track during track sizing: its sizing functions, base size and growth limit, and the increases
 * that are planned in the current step.
 */
final class Track {
    private final TrackBreadth min;
    private final TrackBreadth max;
    private final double fitLimit;
    private final boolean stretches;

    /** The base size, CSS px. */
    double base;

    /** The growth limit, CSS px or infinite. */
    double limit;

    /** Whether the growth limit counts as infinite in the distribution of space. */
    boolean infinitelyGrowable;

    /** The planned increase: the maximum over the items of a step. */
    private double planned;

    /** The increase for the item that is being processed. */
    private double incurred;

    private Track(TrackBreadth min, TrackBreadth max, double fitLimit, boolean stretches) {
        this.min = min;
        this.max = max;
        this.fitLimit = fitLimit;
        this.stretches = stretches;
    }

    /**
     * Creates a track with its initial base size and growth limit. A flexible minimum becomes
     * {@code auto}; {@code fit-content(x)} becomes {@code minmax(auto, max-content)} with a limit.
     */
    static Track initial(TrackSize size, AvailableSize percentageBasis) {
        TrackBreadth min;
        TrackBreadth max;
        double fitLimit = Double.POSITIVE_INFINITY;
        if (size instanceof TrackSize.MinMax both) {
            min = both.min();
            max = both.max();
        } else if (size instanceof FitContent fit) {
            min = TrackBreadth.Intrinsic.AUTO;
            max = TrackBreadth.Intrinsic.MAX_CONTENT;
            Double limit = LengthResolution.resolve(fit.limit(), percentageBasis);
            fitLimit = limit == null ? fitLimit : limit;
        } else {
            min = (TrackBreadth) size;
            max = min;
        }
        if (min instanceof TrackBreadth.Flex) {
            min = TrackBreadth.Intrinsic.AUTO;
        }
        Track track =
                track(definite(min, percentageBasis), definite(max, percentageBasis), fitLimit);
        track.initialize();
        return track;
    }

    private static Track track(TrackBreadth min, TrackBreadth max, double fitLimit) {
        // Only auto maximums stretch; fit-content() does not.
        return new Track(min, max, fitLimit, max == TrackBreadth.Intrinsic.AUTO);
    }

    /**
     * Creates a track of a grid with {@code subgrid} but without a parent grid. In browsers such a
     * track has the size of the minimum contributions of its items, regardless of {@code
     * grid-auto-*}, and stretches.
     *
     * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-listing">css-grid-2</a>
     */
    static Track ofLoneSubgrid() {
        Track track =
                new Track(TrackBreadth.Intrinsic.AUTO, TrackBreadth.Intrinsic.MAX_CONTENT, 0, true);
        track.initialize();
        return track;
    }

    /** Creates a collapsed track: its size is fixed at zero. */
    static Track collapsed() {
        Track track = track(Length.ZERO, Length.ZERO, Double.POSITIVE_INFINITY);
        track.initialize();
        return track;
    }

    /** Resolves percentages; those of an indefinite size become {@code auto}. */
    private static TrackBreadth definite(TrackBreadth breadth, AvailableSize basis) {
        if (breadth instanceof LengthPercentage length) {
            Double px = LengthResolution.resolve(length, basis);
            return px == null ? TrackBreadth.Intrinsic.AUTO : Length.px(Math.max(0, px));
        }
        return breadth;
    }

    /** Initializes base size and growth limit from the sizing functions (css-grid-2 12.4). */
    private void initialize() {
        Double fixed = fixed(min);
        base = fixed == null ? 0 : fixed;
        Double fixedMax = fixed(max);
        limit = fixedMax == null ? Double.POSITIVE_INFINITY : Math.max(fixedMax, base);
    }

    private static @Nullable Double fixed(TrackBreadth breadth) {
        return breadth instanceof Length length ? length.px() : null;
    }

    boolean isFlexible() {
        return max instanceof TrackBreadth.Flex;
    }

    double flexFactor() {
        return max instanceof TrackBreadth.Flex flex ? flex.fr() : 0;
    }

    boolean hasIntrinsicMin() {
        return min instanceof TrackBreadth.Intrinsic;
    }

    boolean hasAutoMin() {
        return min == TrackBreadth.Intrinsic.AUTO;
    }

    boolean hasMaxContentMin() {
        return min == TrackBreadth.Intrinsic.MAX_CONTENT;
    }

    boolean hasMinOrMaxContentMin() {
        return hasIntrinsicMin() && !hasAutoMin();
    }

    boolean hasIntrinsicMax() {
        return max instanceof TrackBreadth.Intrinsic;
    }

    boolean hasMaxContentMax() {
        return hasIntrinsicMax() && max != TrackBreadth.Intrinsic.MIN_CONTENT;
    }

    /** Tests whether the track takes part in stretching, the last step of the algorithm. */
    boolean stretches() {
        return stretches;
    }

    double fitLimit() {
        return fitLimit;
    }

    /** Returns the growth limit of a fixed maximum sizing function; infinite for others. */
    double definiteMax() {
        Double fixed = fixed(max);
        return fixed == null ? Double.POSITIVE_INFINITY : Math.max(fixed, base);
    }

    boolean isIntrinsic() {
        return hasIntrinsicMin() || hasIntrinsicMax();
    }

    /** Returns the growth limit, or the base size if the growth limit is infinite. */
    double limitOrBase() {
        return Double.isInfinite(limit) ? base : limit;
    }

    /** Raises the planned increase to the increase for the current item, and resets the latter. */
    void plan() {
        planned = Math.max(planned, incurred);
        incurred = 0;
    }

    /** Adds to the increase for the current item. */
    void incur(double px) {
        incurred += px;
    }

    double incurred() {
        return incurred;
    }

    /** Returns the planned increase and resets it to 0. */
    double takePlanned() {
        double taken = planned;
        planned = 0;
        return taken;
    }
}
