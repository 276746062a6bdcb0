package browsy.layout.flow.inline.lines;

import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import java.util.List;

/**
 * The end edges of boxes that end directly after a float: the float must fit beside them.
 * Consecutive floats share one scan of the items.
 */
final class EndEdges {
    private final InlineContent content;
    private final ItemSizes sizes;
    private double sum;
    private int endOfRun;

    EndEdges(InlineContent content, ItemSizes sizes) {
        this.content = content;
        this.sizes = sizes;
    }

    /** Resets for another line. */
    void reset() {
        endOfRun = 0;
    }

    /** Removes the edge of a box end that is now part of the line. */
    void pass(int index, double edge) {
        if (index < endOfRun) {
            sum -= edge;
        }
    }

    /**
     * Returns the sum of the end edges from an item on, up to the next item with content, in CSS
     * px.
     */
    double from(int first) {
        if (first <= endOfRun) {
            return sum;
        }
        sum = 0;
        endOfRun = first;
        List<InlineItem> items = content.items();
        for (; endOfRun < items.size(); endOfRun++) {
            InlineItem item = items.get(endOfRun);
            if (item.kind() == Kind.CLOSE) {
                sum += sizes.edge(item);
            } else if (item.kind() != Kind.FLOAT && item.kind() != Kind.POSITIONED) {
                break;
            }
        }
        return sum;
    }
}
