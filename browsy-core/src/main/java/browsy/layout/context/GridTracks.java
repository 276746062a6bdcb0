package browsy.layout.context;

import java.util.List;

/**
 * The tracks of a grid that a subgrid adopts along one axis of the subgrid, in the direction of
 * that axis.
 *
 * @param starts the start edge of each track, in CSS px from the start edge of the grid area
 * @param sizes the size of each track, in CSS px
 * @param lineNames the names of each line, including those that named areas imply; one list more
 *     than there are tracks, or empty if no line has a name
 * @param baselines the baselines that the items of the subgrid share with the items of the grid
 * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrids">css-grid-2</a>
 */
public record GridTracks(
        List<Double> starts,
        List<Double> sizes,
        List<List<String>> lineNames,
        SharedBaselines baselines) {
    public GridTracks {
        starts = List.copyOf(starts);
        sizes = List.copyOf(sizes);
        lineNames = lineNames.stream().map(List::copyOf).toList();
    }

    /** Tracks without shared baselines. */
    public GridTracks(List<Double> starts, List<Double> sizes, List<List<String>> lineNames) {
        this(starts, sizes, lineNames, SharedBaselines.NONE);
    }

    /** Returns the same tracks with shared baselines. */
    public GridTracks withBaselines(SharedBaselines shared) {
        return shared.isEmpty() ? this : new GridTracks(starts, sizes, lineNames, shared);
    }

    /** The number of tracks. */
    public int count() {
        return sizes.size();
    }
}
