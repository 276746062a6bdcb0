package browsy.layout.grid;

import browsy.css.value.FitContent;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.TrackBreadth;
import browsy.css.value.TrackSize;
import browsy.layout.context.AvailableSize;
import browsy.layout.sizing.Lengths;
import org.jspecify.annotations.Nullable;

/** A track while its size is being worked out. */
final class Track {
    private final TrackBreadth min;
    private final TrackBreadth max;
    private final double fitLimit;
    private final boolean stretches;

    /** The base size, CSS px. */
    double base;

    /** The growth limit, CSS px or infinite. */
    double limit;

    /** Whether the growth limit counts as infinite when space is shared out. */
    boolean infinitelyGrowable;

    private double planned;
    private double incurred;

    private Track(TrackBreadth min, TrackBreadth max, double fitLimit, boolean stretches) {
        this.min = min;
        this.max = max;
        this.fitLimit = fitLimit;
        this.stretches = stretches;
    }

    /** A track before anything lies in it: its fixed sizing functions are resolved. */
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
            Double limit = Lengths.resolve(fit.limit(), percentageBasis);
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
        // auto stretches, fit-content() does not.
        return new Track(min, max, fitLimit, max == TrackBreadth.Intrinsic.AUTO);
    }

    /**
     * A track of a grid that would be a subgrid if there were a grid around. NB: to browsers it is
     * no larger than the minimum that its items ask for, whatever the style says of implicit
     * tracks, but stretches.
     *
     * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-listing">css-grid-2</a>
     */
    static Track ofLoneSubgrid() {
        Track track =
                new Track(TrackBreadth.Intrinsic.AUTO, TrackBreadth.Intrinsic.MAX_CONTENT, 0, true);
        track.initialize();
        return track;
    }

    /** A collapsed track: fixed at zero. */
    static Track collapsed() {
        Track track = track(Length.ZERO, Length.ZERO, Double.POSITIVE_INFINITY);
        track.initialize();
        return track;
    }

    /** Percentages of an indefinite size behave as {@code auto}. */
    private static TrackBreadth definite(TrackBreadth breadth, AvailableSize basis) {
        if (breadth instanceof LengthPercentage length) {
            Double px = Lengths.resolve(length, basis);
            return px == null ? TrackBreadth.Intrinsic.AUTO : Length.px(Math.max(0, px));
        }
        return breadth;
    }

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

    /** Whether it takes a share of what is left in the end. */
    boolean stretches() {
        return stretches;
    }

    double fitLimit() {
        return fitLimit;
    }

    /** The definite maximum, infinite where there is none. */
    double definiteMax() {
        Double fixed = fixed(max);
        return fixed == null ? Double.POSITIVE_INFINITY : Math.max(fixed, base);
    }

    boolean isIntrinsic() {
        return hasIntrinsicMin() || hasIntrinsicMax();
    }

    /** The growth limit, or the base size while that is infinite. */
    double limitOrBase() {
        return Double.isInfinite(limit) ? base : limit;
    }

    void plan() {
        planned = Math.max(planned, incurred);
        incurred = 0;
    }

    void incur(double px) {
        incurred += px;
    }

    double incurred() {
        return incurred;
    }

    /** The planned increase, which is forgotten by asking. */
    double takePlanned() {
        double taken = planned;
        planned = 0;
        return taken;
    }
}
