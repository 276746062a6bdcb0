package browsy.layout.grid;

/**
 * A non-empty range of tracks on one axis, from line {@code start} to the greater line {@code end}.
 * Before placement, lines are counted from the first line of the explicit grid (0); after it, from
 * the first line of the implicit grid.
 */
record GridSpan(int start, int end) {
    int size() {
        return end - start;
    }

    GridSpan shifted(int by) {
        return new GridSpan(start + by, end + by);
    }

    /**
     * Returns the part of the span between two lines, moved into that range if it is outside; at
     * least one track.
     */
    GridSpan clampedTo(int first, int last) {
        int from = Math.max(first, Math.min(last - 1, start));
        return new GridSpan(from, Math.max(from + 1, Math.min(last, end)));
    }
}
