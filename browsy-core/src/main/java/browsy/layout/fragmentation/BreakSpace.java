package browsy.layout.fragmentation;

import browsy.layout.fragment.RowExtent.Hold;

/**
 * Where a piece starts in its fragmentainer. All in CSS px along the block axis of the
 * fragmentation context.
 *
 * @param size of the fragmentainer; infinite while its size is looked for
 * @param offset of the piece from the start of the fragmentainer
 * @param origin where the whole box started in the unbroken flow
 * @param containerInline the inline size of the containing block, which percentages of edges refer
 *     to
 * @param hold what the layout around says of the box's block size
 */
public record BreakSpace(
        double size, double offset, double origin, double containerInline, Hold hold) {
    /** Room for rounding, half of Chromium's grid. */
    static final double TOLERANCE = 1.0 / 128;

    /** A fragmentainer's own start. */
    public static BreakSpace fragmentainer(double size, double containerInline) {
        return new BreakSpace(size, 0, 0, containerInline, Hold.NONE);
    }

    /** What is left of the fragmentainer. */
    double room() {
        return size - offset;
    }

    /** Whether content up to {@code end}, from the start of the piece, fits. */
    boolean fits(double end) {
        return offset + end <= size + TOLERANCE;
    }

    /**
     * The space of a child.
     *
     * @param at its offset in this piece
     * @param start its offset in the whole box
     */
    BreakSpace below(double at, double start, double inline) {
        return new BreakSpace(size, offset + at, origin + start, inline, Hold.NONE);
    }

    /** The space of a box whose block size is not its own business alone. */
    BreakSpace holding(Hold other) {
        return new BreakSpace(size, offset, origin, containerInline, other);
    }
}
