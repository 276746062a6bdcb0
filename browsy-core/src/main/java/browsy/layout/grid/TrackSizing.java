package browsy.layout.grid;

import browsy.layout.context.AvailableSize;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * The track sizing algorithm for one axis. It works on contributions only and does not access
 * boxes. The base sizes of the tracks are the result.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#algo-track-sizing">css-grid-2 12.3</a>
 */
final class TrackSizing {
    private final List<Track> tracks;
    private final Gutters gutters;
    private final AvailableSize space;
    private final double minSpace;
    private final boolean stretches;
    private final List<? extends SizingItem> items;

    /**
     * The constraints of the axis, in CSS px of the grid container's content box.
     *
     * @param available the inner size, or a min-content or max-content constraint
     * @param min the minimum inner size, used if {@code available} is not definite
     * @param max the maximum inner size, used if {@code available} is not definite; it limits
     *     automatic repetitions but not track sizes
     * @param stretches whether {@code auto} tracks stretch to fill the remaining space
     */
    record Bounds(AvailableSize available, double min, double max, boolean stretches) {}

    private TrackSizing(
            List<Track> tracks, Gutters gutters, Bounds bounds, List<? extends SizingItem> items) {
        this.tracks = tracks;
        this.gutters = gutters;
        this.space = bounds.available();
        this.minSpace = bounds.min();
        this.stretches = bounds.stretches();
        this.items = items;
    }

    /**
     * Runs the algorithm.
     *
     * @param tracks the tracks in their initial state (step 1); on return their base sizes are
     *     final
     */
    static void size(
            List<Track> tracks, Gutters gutters, Bounds bounds, List<? extends SizingItem> items) {
        new TrackSizing(tracks, gutters, bounds, items).run();
    }

    private void run() {
        // 2. Resolve intrinsic track sizes.
        resolveIntrinsicSizes();
        // 3. Maximize tracks.
        maximize();
        // 4. Expand flexible tracks.
        expandFlexible();
        // 5. Stretch auto tracks.
        stretchAuto();
    }

    private List<Track> spanned(SizingItem item) {
        return tracks.subList(item.span().start(), item.span().end());
    }

    private double gaps(SizingItem item) {
        return gutters.within(item.span());
    }

    /**
     * Resolves intrinsic track sizes (12.5): processes items in the order of the number of tracks
     * they span, then items that span flexible tracks. Infinite growth limits become the base size.
     */
    private void resolveIntrinsicSizes() {
        TreeMap<Integer, List<SizingItem>> bySpan = new TreeMap<>();
        List<SizingItem> flexible = new ArrayList<>();
        for (SizingItem item : items) {
            List<Track> spanned = spanned(item);
            if (spanned.stream().anyMatch(Track::isFlexible)) {
                flexible.add(item);
            } else if (spanned.stream().anyMatch(Track::isIntrinsic)) {
                bySpan.computeIfAbsent(spanned.size(), key -> new ArrayList<>()).add(item);
            }
        }
        for (List<SizingItem> group : bySpan.values()) {
            accommodate(group, false);
        }
        if (!flexible.isEmpty()) {
            accommodate(flexible, true);
        }
        for (Track track : tracks) {
            if (Double.isInfinite(track.limit)) {
                track.limit = track.base;
            }
        }
    }

    /**
     * Increases base sizes and growth limits for the contributions of a group of items (12.5, steps
     * 1 to 6 for spanning items). Items that span flexible tracks increase only the base sizes of
     * these.
     */
    private void accommodate(List<SizingItem> group, boolean flexible) {
        Predicate<Track> eligible = flexible ? Track::isFlexible : track -> true;
        // 1. For intrinsic minimums.
        growBases(
                group,
                eligible.and(Track::hasIntrinsicMin),
                SizingItem::minimum,
                flexible,
                Track::hasIntrinsicMax);
        // 2. For content-based minimums.
        growBases(
                group,
                eligible.and(Track::hasMinOrMaxContentMin),
                SizingItem::minContent,
                flexible,
                Track::hasIntrinsicMax);
        // 3. For max-content minimums.
        growBases(
                group,
                eligible.and(Track::hasMaxContentMin),
                SizingItem::maxContent,
                flexible,
                Track::hasMaxContentMax);
        // 4. Growth limits are no smaller than base sizes.
        for (SizingItem item : group) {
            for (Track track : spanned(item)) {
                track.limit = Math.max(track.limit, track.base);
            }
        }
        if (flexible) {
            return;
        }
        // 5. For intrinsic maximums.
        growLimits(group, Track::hasIntrinsicMax, SizingItem::minContent, true);
        // 6. For max-content maximums.
        growLimits(group, Track::hasMaxContentMax, SizingItem::maxContent, false);
    }

    /**
     * Increases base sizes to accommodate a contribution.
     *
     * @param affected the tracks that may grow
     * @param byFlex whether extra space is distributed by flex factors
     * @param beyond the tracks that may grow beyond their growth limits
     */
    private void growBases(
            List<SizingItem> group,
            Predicate<Track> affected,
            ToDoubleFunction<SizingItem> contribution,
            boolean byFlex,
            Predicate<Track> beyond) {
        boolean any = false;
        for (SizingItem item : group) {
            List<Track> spanned = spanned(item);
            List<Track> growing = spanned.stream().filter(affected).toList();
            if (growing.isEmpty()) {
                continue;
            }
            double extra = contribution.applyAsDouble(item) - gaps(item);
            for (Track track : spanned) {
                extra -= track.base;
            }
            if (extra > 0) {
                SpaceDistribution.growBases(extra, growing, byFlex, beyond);
                any = true;
            }
        }
        if (any) {
            for (Track track : tracks) {
                track.base += track.takePlanned();
            }
        }
    }

    /**
     * Increases growth limits to accommodate a contribution.
     *
     * @param marksGrowable whether tracks whose growth limit becomes finite are infinitely growable
     *     in the next step
     */
    private void growLimits(
            List<SizingItem> group,
            Predicate<Track> affected,
            ToDoubleFunction<SizingItem> contribution,
            boolean marksGrowable) {
        for (SizingItem item : group) {
            List<Track> spanned = spanned(item);
            List<Track> growing = spanned.stream().filter(affected).toList();
            if (growing.isEmpty()) {
                continue;
            }
            double extra = contribution.applyAsDouble(item) - gaps(item);
            for (Track track : spanned) {
                extra -= track.limitOrBase();
            }
            SpaceDistribution.growLimits(Math.max(0, extra), growing);
        }
        for (SizingItem item : group) {
            for (Track track : spanned(item)) {
                double planned = track.takePlanned();
                boolean grows = affected.test(track);
                boolean wasInfinite = Double.isInfinite(track.limit);
                if (grows && (wasInfinite || planned > 0)) {
                    track.limit = track.limitOrBase() + planned;
                }
                // The mark holds for the next step only, not for items that span more tracks.
                track.infinitelyGrowable =
                        grows && marksGrowable && (wasInfinite || track.infinitelyGrowable);
            }
        }
    }

    /** Returns the sum of a size over all tracks, plus all gutters. */
    private double sum(Function<Track, Double> size) {
        double sum = gutters.total();
        for (Track track : tracks) {
            sum += size.apply(track);
        }
        return sum;
    }

    /** Maximizes tracks (12.6): distributes free space equally up to the growth limits. */
    private void maximize() {
        if (space == AvailableSize.MIN_CONTENT) {
            return;
        }
        if (!space.isDefinite()) {
            // In browsers the container's maximum size does not limit the tracks here.
            tracks.forEach(track -> track.base = track.limit);
            return;
        }
        maximize(space.orElse(0));
    }

    private void maximize(double size) {
        double free = size - sum(track -> track.base);
        List<Track> open = tracks;
        while (free > 1e-6 && !open.isEmpty()) {
            double portion = free / open.size();
            List<Track> next = new ArrayList<>();
            for (Track track : open) {
                double taken = Math.max(0, Math.min(portion, track.limit - track.base));
                track.base += taken;
                free -= taken;
                if (track.limit > track.base) {
                    next.add(track);
                }
            }
            if (next.size() == open.size()) {
                return;
            }
            open = next;
        }
    }

    /** Expands flexible tracks (12.7). */
    private void expandFlexible() {
        if (tracks.stream().noneMatch(Track::isFlexible) || space == AvailableSize.MIN_CONTENT) {
            return;
        }
        double fraction;
        if (space.isDefinite()) {
            fraction =
                    space.orElse(0) - sum(track -> track.base) > 0
                            ? fraction(tracks, space.orElse(0) - gutters.total())
                            : 0;
        } else {
            // In browsers the container's minimum and maximum apply only when its size is definite.
            fraction = indefiniteFraction();
        }
        for (Track track : tracks) {
            track.base = flexed(track, fraction);
        }
    }

    private static double flexed(Track track, double fraction) {
        return track.isFlexible()
                ? Math.max(track.base, fraction * track.flexFactor())
                : track.base;
    }

    /**
     * Returns the size of an {@code fr} in an indefinite available size: the largest that a track
     * or an item requires.
     */
    private double indefiniteFraction() {
        double fraction = 0;
        for (Track track : tracks) {
            if (track.isFlexible()) {
                fraction = Math.max(fraction, track.base / Math.max(1, track.flexFactor()));
            }
        }
        for (SizingItem item : items) {
            List<Track> spanned = spanned(item);
            if (spanned.stream().anyMatch(Track::isFlexible)) {
                fraction = Math.max(fraction, fraction(spanned, item.maxContent() - gaps(item)));
            }
        }
        return fraction;
    }

    /**
     * Finds the size of an {@code fr} (12.7.1) with which the tracks fill a space. Tracks whose
     * base size is larger than their share count as inflexible, and the search is repeated.
     */
    private static double fraction(List<Track> tracks, double size) {
        List<Track> flexible = tracks.stream().filter(Track::isFlexible).toList();
        double rest = size;
        for (Track track : tracks) {
            if (!track.isFlexible()) {
                rest -= track.base;
            }
        }
        while (true) {
            double factors = 0;
            for (Track track : flexible) {
                factors += track.flexFactor();
            }
            double fraction = Math.max(0, rest) / Math.max(1, factors);
            List<Track> next = new ArrayList<>();
            for (Track track : flexible) {
                if (fraction * track.flexFactor() < track.base) {
                    rest -= track.base;
                } else {
                    next.add(track);
                }
            }
            if (next.size() == flexible.size()) {
                return fraction;
            }
            flexible = next;
        }
    }

    /** Stretches {@code auto} tracks equally (12.8). */
    private void stretchAuto() {
        if (!stretches) {
            return;
        }
        List<Track> auto = tracks.stream().filter(Track::stretches).toList();
        double size = space.isDefinite() ? space.orElse(0) : minSpace;
        double free = size - sum(track -> track.base);
        if (auto.isEmpty() || free <= 0) {
            return;
        }
        for (Track track : auto) {
            track.base += free / auto.size();
        }
    }
}
