package browsy.layout.fragmentation;

import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.RowExtent;
import browsy.layout.geometry.PhysicalOffset;
import org.jspecify.annotations.Nullable;

/**
 * A line or box in the content of a box, which is broken or moved as a unit. Offsets are CSS px
 * along the block axis of the fragmentation context.
 *
 * @param kind the kind of the part
 * @param from the index of its first child fragment
 * @param to the index after its last child fragment
 * @param box the fragment of the box; null for a line
 * @param start its start in the unbroken box, before relative positioning
 * @param end its end in the unbroken box, before relative positioning
 * @param shift the offset by relative positioning
 * @param rows the grid rows that the item spans; null if it is not a grid item
 * @param baseline the baseline of a line, from the start of the unbroken box; null for boxes
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
    /** The kind of a part. */
    enum Kind {
        LINE,
        /** An in-flow box. */
        BLOCK,
        FLOAT,
        /** An absolutely positioned box whose containing block is the box itself. */
        POSITIONED,
        /** A column spanner, which is laid out elsewhere; it marks its place in the flow. */
        SPANNER,
        /** A part that is placed with the step after it: an outside marker or a table column. */
        LOOSE
    }

    double size() {
        return end - start;
    }
}
