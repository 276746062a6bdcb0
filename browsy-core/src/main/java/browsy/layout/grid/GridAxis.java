package browsy.layout.grid;

import browsy.css.value.TrackSize;
import browsy.layout.context.AvailableSize;
import java.util.List;

/**
 * One axis of the explicit grid, repeats expanded.
 *
 * @param tracks the explicit tracks
 * @param names of the explicit lines, those that named areas imply included
 * @param listed how many of them the template lists; named areas ask for the others
 * @param implicitTracks the pattern of the tracks after those listed; never empty
 * @param autoFit the tracks that collapse when nothing lies in them; start and end are equal where
 *     there are none
 * @param role where the tracks come from
 * @see <a href="https://drafts.csswg.org/css-grid-2/#explicit-grids">css-grid-2</a>
 */
record GridAxis(
        List<TrackSize> tracks,
        int listed,
        LineNames names,
        List<TrackSize> implicitTracks,
        GridSpan autoFit,
        Role role) {

    /** Where the tracks of an axis come from. */
    enum Role {
        /** From the grid itself. */
        STANDALONE,
        /** From the grid itself, which would be a subgrid if there were a grid around. */
        LONE_SUBGRID,
        /** From the grid around, so that none can be added. */
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
     * A track before anything lies in it.
     *
     * @param line the line it starts at, 0 being the first explicit one
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
     * The sizing function of a track.
     *
     * @param line the line it starts at, 0 being the first explicit one
     */
    TrackSize track(int line) {
        if (line >= 0 && line < tracks.size()) {
            return tracks.get(line);
        }
        int beyond = line < 0 ? line : line - listed;
        return implicitTracks.get(Math.floorMod(beyond, implicitTracks.size()));
    }
}
