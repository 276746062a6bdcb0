package browsy.layout.grid;

import browsy.layout.context.GridTracks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Used tracks of one axis.
 *
 * @param starts where each begins, in CSS px from the start of the content box
 * @param sizes how long each is
 */
record AxisTracks(List<Double> starts, List<Double> sizes) {
    AxisTracks {
        starts = List.copyOf(starts);
        sizes = List.copyOf(sizes);
    }

    int count() {
        return sizes.size();
    }

    double start(GridSpan span) {
        return starts.isEmpty() ? 0 : starts.get(Math.min(span.start(), count() - 1));
    }

    /** The length of an area, gutters between its tracks included. */
    double extent(GridSpan span) {
        if (starts.isEmpty()) {
            return 0;
        }
        int last = Math.min(span.end(), count()) - 1;
        return Math.max(0, starts.get(last) + sizes.get(last) - start(span));
    }

    /** From the first track's start to the last track's end. */
    double extent() {
        return starts.isEmpty() ? 0 : extent(new GridSpan(0, count()));
    }

    double gapAfter(int track) {
        return starts.get(track + 1) - starts.get(track) - sizes.get(track);
    }

    /** The tracks of a span, counted from its start, as a subgrid sees them. */
    GridTracks lend(GridSpan span, List<List<String>> names, boolean reversed) {
        List<Double> from = new ArrayList<>();
        List<Double> length = new ArrayList<>();
        double extent = extent(span);
        for (int i = span.start(); i < span.end(); i++) {
            double start = starts.get(i) - start(span);
            from.add(reversed ? extent - start - sizes.get(i) : start);
            length.add(sizes.get(i));
        }
        if (reversed) {
            Collections.reverse(from);
            Collections.reverse(length);
        }
        return new GridTracks(from, length, names);
    }

    /**
     * Tracks that were lent, as they lie in the content box of the subgrid: less its own margin,
     * border and padding at both ends; a gap that differs is taken from, or given to, the tracks on
     * both sides.
     *
     * @param gap the subgrid's own gap; NaN for that of the grid around
     * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-size-contribution">css-grid-2
     *     9</a>
     */
    static AxisTracks borrowed(GridTracks lent, double edgeStart, double edgeEnd, double gap) {
        AxisTracks raw = new AxisTracks(lent.starts(), lent.sizes());
        List<Double> starts = new ArrayList<>();
        List<Double> sizes = new ArrayList<>();
        int last = raw.count() - 1;
        for (int i = 0; i <= last; i++) {
            double start = raw.starts.get(i);
            double end = start + raw.sizes.get(i);
            start += i == 0 ? edgeStart : gapChange(raw, i - 1, gap);
            end -= i == last ? edgeEnd : gapChange(raw, i, gap);
            starts.add(start - edgeStart);
            sizes.add(Math.max(0, end - start));
        }
        return new AxisTracks(starts, sizes);
    }

    private static double gapChange(AxisTracks raw, int before, double gap) {
        return Double.isNaN(gap) ? 0 : (gap - raw.gapAfter(before)) / 2;
    }
}
