package browsy.layout.flex;

import browsy.layout.fragment.BoxFragment;
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
        if (isFirst && line.sharesFirstBaseline()) {
            first = blockStart + line.ascent();
        }
        if (isLast && line.sharesLastBaseline()) {
            lastShared = blockStart + line.cross() - line.descent();
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
            first = blockStart + ItemBaseline.fromBlockStart(item, fragment, false);
        }
        if (inLastLine) {
            lastOfItem = blockStart + ItemBaseline.fromBlockStart(item, fragment, true);
        }
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
