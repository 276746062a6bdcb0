package browsy.layout.context;

import java.util.List;

/**
 * The tracks a grid lends to a subgrid along one axis of the subgrid, in the subgrid's own
 * direction.
 *
 * @param starts where each track starts, in CSS px from the start edge of the grid area
 * @param sizes how long each track is, in CSS px
 * @param lineNames the names of each line, one list more than there are tracks, or empty where no
 *     line has a name; names that named areas imply are among them
 * @param baselines those that its items share with the items of the grid
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

    /** Tracks whose items share no baselines yet. */
    public GridTracks(List<Double> starts, List<Double> sizes, List<List<String>> lineNames) {
        this(starts, sizes, lineNames, SharedBaselines.NONE);
    }

    /** The same tracks, the baselines in them being known. */
    public GridTracks withBaselines(SharedBaselines shared) {
        return shared.isEmpty() ? this : new GridTracks(starts, sizes, lineNames, shared);
    }

    /** The number of tracks. */
    public int count() {
        return sizes.size();
    }
}
