package browsy.layout.grid;

import browsy.css.value.Direction;
import browsy.css.value.SelfPosition;
import browsy.layout.box.Box;
import browsy.layout.geometry.WritingFlow;

/**
 * Where an item lies in its area along one axis.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#self-alignment">css-align-3 6</a>
 */
final class SelfAlignmentOffset {
    private SelfAlignmentOffset() {}

    /**
     * From the area's start edge to the border box.
     *
     * @param area the length of the area, CSS px
     * @param size the border-box size along the axis
     */
    static double of(
            GridItem item,
            GridDirection direction,
            double area,
            double marginStart,
            double size,
            double marginEnd,
            BaselineGroups groups) {
        double free = area - marginStart - size - marginEnd;
        boolean autoStart = item.hasAutoMarginStart(direction);
        boolean autoEnd = item.hasAutoMarginEnd(direction);
        if (autoStart || autoEnd) {
            double room = Math.max(0, free);
            if (!autoStart) {
                return marginStart;
            }
            return marginStart + (autoEnd ? room / 2 : room);
        }
        if (item.isBaselineAligned(direction)) {
            double shim = groups.shim(item);
            return marginStart + (groups.gathersAtEnd(item) ? free - shim : shim);
        }
        if (item.isSafelyAligned(direction) && free < 0) {
            return marginStart;
        }
        SelfPosition alignment = item.alignment(direction);
        return marginStart + free * share(alignment, item.box(), item.flow(), direction);
    }

    /** How much of the free space lies before a box: 0 to 1. */
    static double share(
            SelfPosition alignment, Box box, WritingFlow grid, GridDirection direction) {
        boolean columns = direction == GridDirection.COLUMNS;
        boolean rightToLeft = grid.direction() == Direction.RTL;
        return switch (alignment) {
            case CENTER, ANCHOR_CENTER -> 0.5;
            case END, FLEX_END, LAST_BASELINE -> 1;
            case LEFT -> columns && rightToLeft ? 1 : 0;
            case RIGHT -> columns && !rightToLeft ? 1 : 0;
            case SELF_START -> isOpposed(box.flow(), grid, columns) ? 1 : 0;
            case SELF_END -> isOpposed(box.flow(), grid, columns) ? 0 : 1;
            case START, FLEX_START, NORMAL, AUTO, STRETCH, BASELINE -> 0;
        };
    }

    /** Whether a box's own start edge along an axis is the grid's end edge. */
    private static boolean isOpposed(WritingFlow own, WritingFlow grid, boolean columns) {
        boolean gridReversed = columns ? grid.isInlineReversed() : grid.isBlockReversed();
        boolean alongInline = columns != own.isOrthogonalTo(grid);
        return gridReversed != (alongInline ? own.isInlineReversed() : own.isBlockReversed());
    }
}
