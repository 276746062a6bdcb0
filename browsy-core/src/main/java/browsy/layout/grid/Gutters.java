package browsy.layout.grid;

import java.util.List;

/**
 * The space between tracks. Gutters around collapsed tracks collapse with them.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#gutters">css-grid-2 11.1</a>
 */
final class Gutters {
    private final double size;
    private final int[] before;

    /**
     * @param size of one gutter, CSS px
     * @param collapsed for each track whether it is collapsed
     */
    Gutters(double size, List<Boolean> collapsed) {
        this.size = size;
        this.before = new int[collapsed.size() + 1];
        for (int i = 0; i < collapsed.size(); i++) {
            before[i + 1] = before[i] + (collapsed.get(i) ? 0 : 1);
        }
    }

    /** The size of one gutter, CSS px. */
    double size() {
        return size;
    }

    /** How many tracks have gutters: those that are not collapsed. */
    int trackCount() {
        return before[before.length - 1];
    }

    /** All gutters inside a span. */
    double within(GridSpan span) {
        return size * Math.max(0, before[span.end()] - before[span.start()] - 1);
    }

    double total() {
        return size * Math.max(0, trackCount() - 1);
    }

    boolean isCollapsed(int track) {
        return before[track + 1] == before[track];
    }
}
