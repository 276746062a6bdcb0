package browsy.layout.grid;

import browsy.css.value.TrackSize;
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
 * @param subgridded whether the tracks are those of the grid around, so that none can be added
 * @see <a href="https://drafts.csswg.org/css-grid-2/#explicit-grids">css-grid-2</a>
 */
record GridAxis(
        List<TrackSize> tracks,
        int listed,
        LineNames names,
        List<TrackSize> implicitTracks,
        GridSpan autoFit,
        boolean subgridded) {
    GridAxis {
        tracks = List.copyOf(tracks);
        implicitTracks = List.copyOf(implicitTracks);
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
