package browsy.layout.grid;

/**
 * A range of tracks on one axis: from line {@code start} to line {@code end}, which is the larger.
 * Before placement lines count from the start of the explicit grid, 0 being its first line;
 * afterwards from the start of the implicit grid.
 */
record GridSpan(int start, int end) {
    int size() {
        return end - start;
    }

    GridSpan shifted(int by) {
        return new GridSpan(start + by, end + by);
    }

    GridSpan clampedTo(int first, int last) {
        int from = Math.max(first, Math.min(last - 1, start));
        return new GridSpan(from, Math.max(from + 1, Math.min(last, end)));
    }
}
