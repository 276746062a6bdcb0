package browsy.layout.flex;

import java.util.List;

/**
 * Boxes to be laid along one axis, in the order in which they follow one another.
 *
 * @param size the room, in CSS px
 * @param gap between adjacent boxes
 * @param distribution what is done with free space that no auto margin takes
 * @param boxes sizes and margins
 */
record PlacementProblem(double size, double gap, Distribution distribution, List<Extent> boxes) {
    PlacementProblem {
        boxes = List.copyOf(boxes);
    }

    /** What is left when all boxes have their size; negative where they overflow. */
    double freeSpace() {
        double free = size - gap * Math.max(0, boxes.size() - 1);
        for (Extent box : boxes) {
            free -= box.marginStart() + box.size() + box.marginEnd();
        }
        return free;
    }

    /**
     * A box along the axis.
     *
     * @param autoStart whether the start margin takes free space; {@code marginStart} is 0 then
     * @param autoEnd likewise at the end
     */
    record Extent(
            double marginStart,
            double size,
            double marginEnd,
            boolean autoStart,
            boolean autoEnd) {}

    /** How free space is shared out; fallbacks have been applied. */
    enum Distribution {
        START,
        CENTER,
        END,
        SPACE_BETWEEN,
        SPACE_AROUND,
        SPACE_EVENLY
    }
}
