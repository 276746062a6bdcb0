package browsy.layout.flex;

import java.util.List;

/**
 * Boxes to be aligned along one axis, in order.
 *
 * @param size the available size, in CSS px
 * @param gap the gap between adjacent boxes, in CSS px
 * @param distribution the distribution of the free space that no auto margin takes
 * @param boxes the sizes and margins of the boxes
 */
record PlacementProblem(double size, double gap, Distribution distribution, List<Extent> boxes) {
    PlacementProblem {
        boxes = List.copyOf(boxes);
    }

    /** The free space after sizes, margins and gaps, in CSS px; negative if the boxes overflow. */
    double freeSpace() {
        double free = size - gap * Math.max(0, boxes.size() - 1);
        for (Extent box : boxes) {
            free -= box.marginStart() + box.size() + box.marginEnd();
        }
        return free;
    }

    /**
     * A box along the axis, in CSS px.
     *
     * @param marginStart the start margin
     * @param size the border-box size
     * @param marginEnd the end margin
     * @param autoStart whether the start margin is automatic and takes free space; {@code
     *     marginStart} is 0 then
     * @param autoEnd whether the end margin is automatic and takes free space; {@code marginEnd} is
     *     0 then
     */
    record Extent(
            double marginStart,
            double size,
            double marginEnd,
            boolean autoStart,
            boolean autoEnd) {}

    /** The distribution of free space, after fallback alignment. */
    enum Distribution {
        START,
        CENTER,
        END,
        SPACE_BETWEEN,
        SPACE_AROUND,
        SPACE_EVENLY
    }
}
