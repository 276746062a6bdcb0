package browsy.layout.grid;

import browsy.css.value.TrackSize;
import browsy.layout.context.AvailableSize;
import java.util.List;

/**
 * One axis of the explicit grid with repetitions expanded.
 *
 * @param tracks the sizing functions of the explicit tracks
 * @param listed the number of tracks from the template; the other explicit tracks come from named
 *     areas
 * @param names the names of the explicit lines, including those that named areas imply
 * @param implicitTracks the pattern of {@code grid-auto-*} for tracks after the listed ones; never
 *     empty
 * @param autoFit the {@code auto-fit} tracks, which collapse if they are empty; an empty span if
 *     there are none
 * @param role the source of the tracks
 * @see <a href="https://drafts.csswg.org/css-grid-2/#explicit-grids">css-grid-2</a>
 */
record GridAxis(
        List<TrackSize> tracks,
        int listed,
        LineNames names,
        List<TrackSize> implicitTracks,
        GridSpan autoFit,
        Role role) {

    /** The source of the tracks of an axis. */
    enum Role {
        /** The grid itself. */
        STANDALONE,
        /** The grid itself, although the template is {@code subgrid}: it has no parent grid. */
        LONE_SUBGRID,
        /** The parent grid. A subgridded axis has no implicit tracks. */
        SUBGRID
    }

    GridAxis {
        tracks = List.copyOf(tracks);
        implicitTracks = List.copyOf(implicitTracks);
    }

    boolean subgridded() {
        return role == Role.SUBGRID;
    }

    /**
     * Creates a track in its initial state for track sizing.
     *
     * @param line its start line; 0 is the first line of the explicit grid
     */
    Track newTrack(int line, AvailableSize percentageBasis) {
        return role == Role.LONE_SUBGRID
                ? Track.ofLoneSubgrid()
                : Track.initial(track(line), percentageBasis);
    }

    int count() {
        return tracks.size();
    }

    /**
     * Returns the sizing function of a track, explicit or implicit.
     *
     * @param line its start line; 0 is the first line of the explicit grid
     */
    TrackSize track(int line) {
        if (line >= 0 && line < tracks.size()) {
            return tracks.get(line);
        }
        int beyond = line < 0 ? line : line - listed;
        return implicitTracks.get(Math.floorMod(beyond, implicitTracks.size()));
    }
}
