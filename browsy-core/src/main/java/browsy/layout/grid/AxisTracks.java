package browsy.layout.grid;

import browsy.layout.context.GridTracks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The used positions and sizes of the tracks of one axis.
 *
 * @param starts the start edges in CSS px from the start of the content box
 * @param sizes the sizes in CSS px
 */
record AxisTracks(List<Double> starts, List<Double> sizes) {
    AxisTracks {
        starts = List.copyOf(starts);
        sizes = List.copyOf(sizes);
    }

    int count() {
        return sizes.size();
    }

    /** Returns the start edge of an area in CSS px. */
    double start(GridSpan span) {
        return starts.isEmpty() ? 0 : starts.get(Math.min(span.start(), count() - 1));
    }

    /** Returns the size of an area in CSS px, including the gutters between its tracks. */
    double extent(GridSpan span) {
        if (starts.isEmpty()) {
            return 0;
        }
        int last = Math.min(span.end(), count()) - 1;
        return Math.max(0, starts.get(last) + sizes.get(last) - start(span));
    }

    /**
     * Returns the distance from the start of the first track to the end of the last one in CSS px.
     */
    double extent() {
        return starts.isEmpty() ? 0 : extent(new GridSpan(0, count()));
    }

    /** Returns the space between a track and the next one in CSS px. */
    double gapAfter(int track) {
        return starts.get(track + 1) - starts.get(track) - sizes.get(track);
    }

    /**
     * Returns the tracks of a span in the coordinates of the subgrid that occupies it.
     *
     * @param names the names of the lines of the span
     * @param reversed whether the subgrid's axis runs in the opposite direction
     */
    GridTracks tracksForSubgrid(GridSpan span, List<List<String>> names, boolean reversed) {
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
     * Converts inherited tracks to the coordinates of the subgrid's content box. The subgrid's
     * margin, border and padding are subtracted from the first and last track. If its gap differs
     * from that of the parent grid, half the difference is subtracted from, or added to, each track
     * next to a gutter.
     *
     * @param edgeStart margin, border and padding at the start, CSS px
     * @param edgeEnd margin, border and padding at the end, CSS px
     * @param gap the subgrid's own gap, CSS px; NaN for that of the parent grid
     * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-size-contribution">css-grid-2
     *     9</a>
     */
    static AxisTracks inSubgrid(
            GridTracks inherited, double edgeStart, double edgeEnd, double gap) {
        AxisTracks raw = new AxisTracks(inherited.starts(), inherited.sizes());
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
