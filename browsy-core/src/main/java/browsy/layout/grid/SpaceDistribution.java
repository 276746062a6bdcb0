package browsy.layout.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Distributes what items need beyond what their tracks have. The increases are planned on the
 * tracks, to be applied once all items of a step have been heard.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#extra-space">css-grid-2 12.5.1</a>
 */
final class SpaceDistribution {
    /** Less than this is rounding, CSS px. */
    private static final double NOISE = 1e-6;

    private SpaceDistribution() {}

    /**
     * Grows base sizes.
     *
     * @param space what the item needs beyond what the tracks hold
     * @param affected the tracks that may grow
     * @param byFlex whether flex factors weigh the shares
     * @param beyond which of them grow past their growth limits; all where it is none of them
     */
    static void growBases(
            double space, List<Track> affected, boolean byFlex, Predicate<Track> beyond) {
        // NB: as in Chromium, a fit-content() argument does not stop base sizes.
        double rest = share(space, affected, byFlex, track -> track.limit - track.base);
        if (rest > NOISE) {
            List<Track> preferred = affected.stream().filter(beyond).toList();
            List<Track> growing = preferred.isEmpty() ? affected : preferred;
            share(rest, growing, byFlex, track -> Double.POSITIVE_INFINITY);
        }
        affected.forEach(Track::plan);
    }

    /** Grows growth limits; those that are infinite, or infinitely growable, come first. */
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
     * Shares out space, equally or by flex factor, no track taking more than its room.
     *
     * @return what is left
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
