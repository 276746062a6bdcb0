package browsy.layout.flow.inline.lines;

import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import java.util.List;

/**
 * The end edges of the boxes that end right behind a float, which must fit beside them. Floats that
 * follow one another are looked behind once.
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

    /** Starts anew with another line. */
    void reset() {
        endOfRun = 0;
    }

    /** Passes the end of a box. */
    void pass(int index, double edge) {
        if (index < endOfRun) {
            sum -= edge;
        }
    }

    /** The edges from an item on, CSS px. */
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
