package browsy.layout.grid;

/**
 * The distances between the track edges of a parent grid and those of its subgrid: margin, border
 * and padding of the subgrid at both ends, half the difference of the gaps elsewhere.
 *
 * @param first the distance before the first track, CSS px
 * @param last the distance after the last track, CSS px
 * @param between the distance on each side of a gutter, CSS px
 * @param count the number of tracks
 * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-size-contribution">css-grid-2 9</a>
 */
record TrackInsets(double first, double last, double between, int count) {
    /** Returns the distance at the start of a track, CSS px. */
    double start(int track) {
        return track == 0 ? first : between;
    }

    /** Returns the distance at the end of a track, CSS px. */
    double end(int track) {
        return track == count - 1 ? last : between;
    }
}
