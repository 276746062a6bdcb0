package browsy.layout.grid;

import org.jspecify.annotations.Nullable;

/**
 * What an item's placement properties say on one axis.
 *
 * @param lines the tracks, lines counted from the start of the explicit grid; null for an automatic
 *     position
 * @param span how many tracks an automatic position takes
 */
record LinePlacement(@Nullable GridSpan lines, int span) {
    static LinePlacement at(int start, int end) {
        return new LinePlacement(new GridSpan(start, end), end - start);
    }

    static LinePlacement automatic(int span) {
        return new LinePlacement(null, span);
    }
}
