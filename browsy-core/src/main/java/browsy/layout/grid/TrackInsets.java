package browsy.layout.grid;

/**
 * What lies between the edges of tracks and those of the tracks that a subgrid makes of them: its
 * margin, border and padding at the ends, half of what its gap differs elsewhere.
 *
 * @param first before the first track, CSS px
 * @param last after the last track, CSS px
 * @param between on both sides of a gutter, CSS px
 * @param count how many tracks there are
 * @see <a href="https://drafts.csswg.org/css-grid-2/#subgrid-size-contribution">css-grid-2 9</a>
 */
record TrackInsets(double first, double last, double between, int count) {
    double start(int track) {
        return track == 0 ? first : between;
    }

    double end(int track) {
        return track == count - 1 ? last : between;
    }
}
