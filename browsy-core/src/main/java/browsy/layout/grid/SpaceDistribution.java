package browsy.layout.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Distributes the extra space that an item requires among the tracks it spans. The increases are
 * recorded on the tracks as planned increases; the caller applies them after all items of a step
 * have been processed.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#extra-space">css-grid-2 12.5.1</a>
 */
final class SpaceDistribution {
    /** Amounts up to this are rounding errors, CSS px. */
    private static final double NOISE = 1e-6;

    private SpaceDistribution() {}

    /**
     * Plans an increase of base sizes: up to the growth limits first, then beyond them.
     *
     * @param space the contribution of the item minus the base sizes and gutters, CSS px
     * @param affected the spanned tracks that may grow
     * @param byFlex whether the shares are proportional to the flex factors
     * @param beyond the tracks that grow beyond their growth limits; if none of the affected tracks
     *     match, all of them do
     */
    static void growBases(
            double space, List<Track> affected, boolean byFlex, Predicate<Track> beyond) {
        // As in Chromium, a fit-content() argument does not limit base sizes.
        double rest = share(space, affected, byFlex, track -> track.limit - track.base);
        if (rest > NOISE) {
            List<Track> preferred = affected.stream().filter(beyond).toList();
            List<Track> growing = preferred.isEmpty() ? affected : preferred;
            share(rest, growing, byFlex, track -> Double.POSITIVE_INFINITY);
        }
        affected.forEach(Track::plan);
    }

    /**
     * Plans an increase of growth limits: first those that are infinite or infinitely growable,
     * then all.
     */
    static void growLimits(double space, List<Track> affected) {
        double rest =
                share(
                        space,
                        affected,
                        false,
                        track ->
                                track.infinitelyGrowable || Double.isInfinite(track.limit)
                                        ? track.fitLimit() - track.limitOrBase()
                                        : 0);
        if (rest > NOISE) {
            share(rest, affected, false, track -> track.fitLimit() - track.limitOrBase());
        }
        affected.forEach(Track::plan);
    }

    /**
     * Distributes space to tracks, equally or by flex factor. A track that reaches its room is
     * frozen, and the rest is distributed among the others.
     *
     * @param room the maximum increase of each track
     * @return the space that is left
     */
    private static double share(
            double space, List<Track> tracks, boolean byFlex, ToDoubleFunction<Track> room) {
        List<Track> open = tracks;
        double rest = space;
        while (rest > NOISE && !open.isEmpty()) {
            double factors = 0;
            for (Track track : open) {
                factors += track.flexFactor();
            }
            boolean weighted = byFlex && factors > 0;
            double unit = rest / (weighted ? factors : open.size());
            List<Track> next = new ArrayList<>();
            for (Track track : open) {
                double portion = weighted ? unit * track.flexFactor() : unit;
                double left = room.applyAsDouble(track) - track.incurred();
                double taken = Math.max(0, Math.min(portion, left));
                track.incur(taken);
                rest -= taken;
                if (portion > 0 && left > portion) {
                    next.add(track);
                }
            }
            if (next.size() == open.size()) {
                return 0;
            }
            open = next;
        }
        return rest;
    }
}
