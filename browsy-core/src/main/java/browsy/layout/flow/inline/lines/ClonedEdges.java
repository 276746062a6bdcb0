package browsy.layout.flow.inline.lines;

import browsy.layout.box.InlineBox;
import browsy.layout.flow.inline.items.InlineEdges;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * The edges of {@code box-decoration-break: clone} boxes on lines where the boxes do not start or
 * end.
 *
 * @see <a href="https://drafts.csswg.org/css-break-3/#break-decoration">css-break-3</a>
 */
final class ClonedEdges {
    private final List<InlineItem> items;
    private final ItemSizes sizes;

    /** The cloning boxes that are open before the item {@link #at}, outermost first. */
    private final List<InlineBox> open = new ArrayList<>();

    /** The item before which those boxes are open. */
    private int at;

    ClonedEdges(List<InlineItem> items, ItemSizes sizes) {
        this.items = items;
        this.sizes = sizes;
    }

    /**
     * Returns the sum of the start edges of the boxes that continue on a line, in CSS px.
     *
     * @param item index of the first item of the line
     */
    double startAt(int item) {
        goTo(item);
        double sum = 0;
        for (InlineBox box : open) {
            sum += sizes.edges(box).inlineStart();
        }
        return sum;
    }

    /** Returns the sum of the end edges of the boxes that are open before an item, in CSS px. */
    double endAt(int item) {
        goTo(item);
        double sum = 0;
        for (InlineBox box : open) {
            sum += sizes.edges(box).inlineEnd();
        }
        return sum;
    }

    /** Updates the open boxes to those before an item. */
    private void goTo(int item) {
        if (item < at) {
            open.clear();
            at = 0;
        }
        for (; at < item; at++) {
            InlineItem passed = items.get(at);
            if (passed.kind() == Kind.OPEN || passed.kind() == Kind.CLOSE) {
                pass((InlineBox) passed.box(), passed.kind());
            }
        }
    }

    private void pass(InlineBox box, Kind kind) {
        if (!InlineEdges.areCloned(box)) {
            return;
        }
        if (kind == Kind.OPEN) {
            open.add(box);
        } else {
            open.remove(open.size() - 1);
        }
    }
}
