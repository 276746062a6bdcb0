package browsy.layout.fragmentation;

import browsy.layout.fragment.RowExtent.Hold;

/**
 * The position of a piece in its fragmentainer, and constraints on it. All lengths are CSS px along
 * the block axis of the fragmentation context unless stated otherwise.
 *
 * @param size the block size of the fragmentainer; infinite while it is unknown
 * @param offset the offset of the piece from the start of the fragmentainer
 * @param origin the offset of the unbroken box from the start of the unbroken flow
 * @param containerInline the inline size of the containing block, the basis for percentages of
 *     edges
 * @param hold the relation of the box's block size to that of the grid row, flex line or table row
 *     it is in
 */
public record BreakSpace(
        double size, double offset, double origin, double containerInline, Hold hold) {
    /** Tolerance for rounding in CSS px: half a unit of Chromium's grid. */
    static final double TOLERANCE = 1.0 / 128;

    /** The space of a piece at the start of a fragmentainer. */
    public static BreakSpace fragmentainer(double size, double containerInline) {
        return new BreakSpace(size, 0, 0, containerInline, Hold.NONE);
    }

    /** The block size from the start of the piece to the end of the fragmentainer. */
    double room() {
        return size - offset;
    }

    /** Whether content up to {@code end}, measured from the start of the piece, fits. */
    boolean fits(double end) {
        return offset + end <= size + TOLERANCE;
    }

    /**
     * The space of a child.
     *
     * @param at the offset of the child in this piece
     * @param start the offset of the child in the unbroken box
     * @param inline the inline size of the content box of this box
     */
    BreakSpace below(double at, double start, double inline) {
        return new BreakSpace(size, offset + at, origin + start, inline, Hold.NONE);
    }

    /** Returns the same space with another relation of the block size to the row or line. */
    BreakSpace holding(Hold other) {
        return new BreakSpace(size, offset, origin, containerInline, other);
    }
}
