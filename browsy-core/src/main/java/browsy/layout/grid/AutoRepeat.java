package browsy.layout.grid;

import browsy.css.value.FitContent;
import browsy.css.value.LengthPercentage;
import browsy.css.value.TrackBreadth;
import browsy.css.value.TrackSize;
import browsy.css.value.grid.GridTemplate;
import browsy.layout.context.AvailableSize;
import browsy.layout.sizing.LengthResolution;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes the number of repetitions of {@code repeat(auto-fill, ...)} and {@code repeat(auto-fit,
 * ...)}.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#auto-repeat">css-grid-2 7.2.3.2</a>
 */
final class AutoRepeat {
    private AutoRepeat() {}

    /** The numbers of repetitions of both axes. */
    record Repetitions(int columns, int rows) {
        static final Repetitions ONCE = new Repetitions(1, 1);
    }

    /**
     * Returns the number of repetitions of one axis: the most that fit into the size or maximum,
     * or, if there is neither, the fewest that fill the minimum. At least 1; also 1 if the template
     * has no automatic repetition.
     *
     * @param size the inner size of the container
     * @param min its minimum inner size, used if {@code size} is indefinite
     * @param max its maximum inner size, used if {@code size} is indefinite; may be infinite
     * @param gap the gutter between tracks, CSS px
     * @param maxTracks the largest number of repetitions
     */
    static int count(
            GridTemplate template,
            AvailableSize size,
            double min,
            double max,
            double gap,
            int maxTracks) {
        if (!(template instanceof GridTemplate.Tracks list)) {
            return 1;
        }
        // Sum the tracks outside the automatic repetition and those of one repetition, each with
        // its gutter.
        double fixed = 0;
        double repeated = 0;
        for (GridTemplate.Component component : list.components()) {
            if (component instanceof GridTemplate.Track track) {
                fixed += length(track.size(), size) + gap;
            } else if (component instanceof GridTemplate.Repeat repeat) {
                boolean auto = repeat.kind() != GridTemplate.Repeat.Count.FIXED;
                double sum = sum(repeat.components(), size, gap, auto ? 1 : 0);
                if (auto) {
                    repeated = sum;
                } else {
                    fixed += sum * repeat.count();
                }
            }
        }
        if (repeated <= 0) {
            return 1;
        }
        // One gutter fewer than tracks is required, so one is added to the room.
        double room = size.orElse(max);
        double times =
                Double.isInfinite(room)
                        ? Math.ceil((min - fixed + gap) / repeated)
                        : Math.floor((room - fixed + gap) / repeated + 1e-9);
        return (int) Math.max(1, Math.min(maxTracks, times));
    }

    /**
     * Returns the sum of the track sizes, each at least {@code least}, and of one gutter per track.
     */
    private static double sum(
            List<GridTemplate.Component> components, AvailableSize size, double gap, double least) {
        double sum = 0;
        for (GridTemplate.Component component : components) {
            if (component instanceof GridTemplate.Track track) {
                sum += Math.max(least, length(track.size(), size)) + gap;
            }
        }
        return sum;
    }

    /**
     * Returns the size of a track for the repetition: its definite maximum, floored by a definite
     * minimum; otherwise its definite minimum; 0 if neither is definite.
     */
    private static double length(TrackSize size, AvailableSize basis) {
        if (size instanceof TrackSize.MinMax both) {
            Double min = definite(both.min(), basis);
            Double max = definite(both.max(), basis);
            if (min == null) {
                return max == null ? 0 : max;
            }
            return max == null ? min : Math.max(min, max);
        }
        if (size instanceof FitContent fit) {
            Double limit = definite(fit.limit(), basis);
            return limit == null ? 0 : limit;
        }
        Double fixed = definite((TrackBreadth) size, basis);
        return fixed == null ? 0 : fixed;
    }

    private static @Nullable Double definite(TrackBreadth breadth, AvailableSize basis) {
        return breadth instanceof LengthPercentage length
                ? LengthResolution.resolve(length, basis)
                : null;
    }
}
