package browsy.layout.flex;

import browsy.layout.fragment.BoxFragment;
import browsy.layout.sizing.AlignedBaseline;
import org.jspecify.annotations.Nullable;

/**
 * Collects the baselines of a flex container: the shared alignment baseline of its first or last
 * line, or the baseline of its first or last item if that line has none.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#flex-baselines">css-flexbox-1 8.5</a>
 */
final class ContainerBaselines {
    private @Nullable Double first;
    private @Nullable Double lastShared;
    private @Nullable Double lastOfItem;

    /**
     * Adds a line of a row container.
     *
     * @param blockStart the start of the line, in CSS px from the container's block-start border
     *     edge
     * @param isFirst whether it is the first line
     * @param isLast whether it is the last line
     */
    void line(FlexLine line, double blockStart, boolean isFirst, boolean isLast) {
        Double atStart = line.sharesStartBaseline() ? blockStart + line.ascent() : null;
        Double atEnd = line.sharesEndBaseline() ? blockStart + line.cross() - line.descent() : null;
        if (isFirst) {
            first = atStart == null ? atEnd : atStart;
        }
        if (isLast) {
            lastShared = atEnd == null ? atStart : atEnd;
        }
    }

    /**
     * Adds an item, in the order of the items along the container's main axis.
     *
     * @param blockStart the start of the item's border box, in CSS px from the container's
     *     block-start border edge
     */
    void item(
            ItemBox item,
            BoxFragment fragment,
            double blockStart,
            boolean inFirstLine,
            boolean inLastLine) {
        if (inFirstLine && first == null) {
            first = blockStart + position(item, fragment, false);
        }
        if (inLastLine) {
            lastOfItem = blockStart + position(item, fragment, true);
        }
    }

    private static double position(ItemBox item, BoxFragment fragment, boolean last) {
        return AlignedBaseline.position(item.container().box(), fragment, false, last);
    }

    /** The first baseline, in CSS px from the block-start border edge; null if there is none. */
    @Nullable Double first() {
        return first;
    }

    /** The last baseline, in CSS px from the block-start border edge; null if there is none. */
    @Nullable Double last() {
        return lastShared == null ? lastOfItem : lastShared;
    }
}
