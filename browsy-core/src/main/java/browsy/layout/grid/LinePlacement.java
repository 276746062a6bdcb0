package browsy.layout.grid;

import org.jspecify.annotations.Nullable;

/**
 * The resolved placement properties of an item on one axis.
 *
 * @param lines the tracks, with lines counted from the start of the explicit grid; null if the
 *     position is automatic
 * @param span the number of tracks
 */
record LinePlacement(@Nullable GridSpan lines, int span) {
    static LinePlacement at(int start, int end) {
        return new LinePlacement(new GridSpan(start, end), end - start);
    }

    static LinePlacement automatic(int span) {
        return new LinePlacement(null, span);
    }
}
