package browsy.layout.grid;

import java.util.List;

/**
 * The gutters of one axis. Gutters next to collapsed tracks collapse.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#gutters">css-grid-2 11.1</a>
 */
final class Gutters {
    private final double size;
    private final int[] before;

    /**
     * Creates gutters of equal size.
     *
     * @param size the size of one gutter, CSS px
     * @param collapsed for each track whether it is collapsed
     */
    Gutters(double size, List<Boolean> collapsed) {
        this.size = size;
        this.before = new int[collapsed.size() + 1];
        for (int i = 0; i < collapsed.size(); i++) {
            before[i + 1] = before[i] + (collapsed.get(i) ? 0 : 1);
        }
    }

    /** Returns the size of one gutter, CSS px. */
    double size() {
        return size;
    }

    /** Returns the number of tracks that are not collapsed. */
    int trackCount() {
        return before[before.length - 1];
    }

    /** Returns the sum of the gutters inside a span, CSS px. */
    double within(GridSpan span) {
        return size * Math.max(0, before[span.end()] - before[span.start()] - 1);
    }

    /** Returns the sum of all gutters, CSS px. */
    double total() {
        return size * Math.max(0, trackCount() - 1);
    }

    boolean isCollapsed(int track) {
        return before[track + 1] == before[track];
    }
}
