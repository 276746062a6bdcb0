package browsy.layout.flex;

import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.AlignedBaseline;

/**
 * The position of an item in its line along the cross axis.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#align-items-property">css-flexbox-1 8.3</a>
 */
final class CrossAlignment {
    private CrossAlignment() {}

    /**
     * The distance of the item's border box from the start edge of the line, in CSS px. Start is
     * that of the container's own axis, which {@code wrap-reverse} does not reverse.
     *
     * @param cross the border-box cross size of the item, in CSS px
     */
    static double offset(MeasuredItem measured, FlexLine line, double cross) {
        ItemBox item = measured.item();
        double free = line.cross() - cross - item.crossMargins();
        double margin = item.crossMarginStart();
        if (item.hasAutoCrossStart() || item.hasAutoCrossEnd()) {
            double room = Math.max(0, free);
            if (!item.hasAutoCrossStart()) {
                return margin;
            }
            return margin + (item.hasAutoCrossEnd() ? room / 2 : room);
        }
        AlignedBaseline baseline = measured.baseline();
        if (baseline != null) {
            double shift =
                    baseline.atEnd()
                            ? free - (line.descent() - baseline.distance())
                            : line.ascent() - baseline.distance();
            return margin + shift;
        }
        if (item.isSafelyAligned() && free < 0) {
            return margin;
        }
        return margin + free * share(item);
    }

    /** The share of the free space before the item, from 0 to 1. */
    static double share(ItemBox item) {
        FlexStyle container = item.container();
        double start = container.wrapReversed() ? 1 : 0;
        return switch (item.alignment()) {
            case CENTER, ANCHOR_CENTER -> 0.5;
            case END -> 1;
            case START, BASELINE -> 0;
            case FLEX_END, LAST_BASELINE -> 1 - start;
            case LEFT -> container.column() && isRightToLeft(container.flow()) ? 1 : 0;
            case RIGHT -> container.column() && !isRightToLeft(container.flow()) ? 1 : 0;
            case SELF_START -> isCrossOpposed(item) ? 1 : 0;
            case SELF_END -> isCrossOpposed(item) ? 0 : 1;
            case FLEX_START, STRETCH, NORMAL, AUTO -> start;
        };
    }

    private static boolean isRightToLeft(WritingFlow flow) {
        return flow.isInlineReversed();
    }

    /** Whether the item's own start edge along the cross axis is at the container's end edge. */
    private static boolean isCrossOpposed(ItemBox item) {
        WritingFlow own = item.box().flow();
        WritingFlow flow = item.container().flow();
        boolean containerReversed =
                item.container().column() ? flow.isInlineReversed() : flow.isBlockReversed();
        boolean crossIsOwnInline = !item.isMainInline();
        boolean ownReversed = crossIsOwnInline ? own.isInlineReversed() : own.isBlockReversed();
        return containerReversed != ownReversed;
    }
}
