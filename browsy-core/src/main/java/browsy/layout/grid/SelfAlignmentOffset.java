package browsy.layout.grid;

import browsy.css.value.align.SelfPosition;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.sizing.AlignmentShare;

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
     * @param margin on the axes of the container
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
            return marginStart + (groups.gathersAtEnd(item) ? free - shim : shim);
        }
        if (item.isSafelyAligned(direction) && free < 0) {
            return marginStart;
        }
        SelfPosition alignment = item.alignment(direction);
        return marginStart
                + free * AlignmentShare.of(alignment, item.box().flow(), item.flow(), columns);
    }
}
