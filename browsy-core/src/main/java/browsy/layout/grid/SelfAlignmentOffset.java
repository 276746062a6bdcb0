package browsy.layout.grid;

import browsy.css.value.align.SelfPosition;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.sizing.AlignmentShare;

/**
 * Aligns an item within its grid area along one axis, by {@code auto} margins, baseline alignment
 * or self-alignment.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#self-alignment">css-align-3 6</a>
 */
final class SelfAlignmentOffset {
    private SelfAlignmentOffset() {}

    /**
     * Returns the distance from the area's start edge to the item's border box in CSS px. {@code
     * auto} margins absorb the free space first; then baseline alignment applies, then
     * self-alignment.
     *
     * @param area the size of the area, CSS px
     * @param margin the item's margins on the axes of the container
     * @param groups the baseline groups of the axis
     */
    static double of(
            GridItem item,
            GridDirection direction,
            double area,
            BoxFragment fragment,
            LogicalEdges margin,
            BaselineGroups groups) {
        boolean columns = direction == GridDirection.COLUMNS;
        double marginStart = columns ? margin.inlineStart() : margin.blockStart();
        double marginEnd = columns ? margin.inlineEnd() : margin.blockEnd();
        LogicalSize own = item.flow().toLogical(fragment.size());
        double size = columns ? own.inline() : own.block();
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
            double shim = groups.shim(item, fragment, margin);
            return marginStart + (groups.isAlignedToEnd(item) ? free - shim : shim);
        }
        if (item.isSafelyAligned(direction) && free < 0) {
            return marginStart;
        }
        SelfPosition alignment = item.alignment(direction);
        return marginStart
                + free * AlignmentShare.of(alignment, item.box().flow(), item.flow(), columns);
    }
}
