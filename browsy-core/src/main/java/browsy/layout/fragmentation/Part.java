package browsy.layout.fragmentation;

import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.RowExtent;
import browsy.layout.geometry.PhysicalOffset;
import org.jspecify.annotations.Nullable;

/**
 * Something in a box that is broken, or moves on, as one: a line, a block, a float.
 *
 * @param from the index of its first child fragment
 * @param to the index after its last child fragment
 * @param box the fragment; null for a line
 * @param start where it starts in the whole box, before relative positioning
 * @param end where it ends in the whole box
 * @param shift how far relative positioning moves it
 * @param rows the grid rows it is in; null for what is no grid item
 * @param baseline of a line, from the start of the whole box; null for everything else
 */
record Part(
        Kind kind,
        int from,
        int to,
        @Nullable BoxFragment box,
        double start,
        double end,
        PhysicalOffset shift,
        @Nullable RowExtent rows,
        @Nullable Double baseline) {
    enum Kind {
        LINE,
        /** A box in flow. */
        BLOCK,
        FLOAT,
        /** An absolutely positioned box whose containing block the whole box is. */
        POSITIONED,
        /** A box that spans all columns; it stands for a place only. */
        SPANNER,
        /** Stays beside what follows it: an outside marker, a table column. */
        LOOSE
    }

    double size() {
        return end - start;
    }
}
