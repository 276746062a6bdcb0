package browsy.layout.flex;

import browsy.layout.fragment.BoxFragment;
import browsy.layout.sizing.AlignedBaseline;
import org.jspecify.annotations.Nullable;

/**
 * Gathers the baselines of a flex container: those its first and last line share, or else those of
 * the first and last item.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#flex-baselines">css-flexbox-1 8.5</a>
 */
final class ContainerBaselines {
    private @Nullable Double first;
    private @Nullable Double lastShared;
    private @Nullable Double lastOfItem;

    /**
     * A line of a row.
     *
     * @param blockStart of the line, from the container's border edge
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
     * An item, in the order along the container's own axis.
     *
     * @param blockStart of its border box, from the container's border edge
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

    /** From the block-start border edge; null where there is none. */
    @Nullable Double first() {
        return first;
    }

    /** From the block-start border edge; null where there is none. */
    @Nullable Double last() {
        return lastShared == null ? lastOfItem : lastShared;
    }
}
