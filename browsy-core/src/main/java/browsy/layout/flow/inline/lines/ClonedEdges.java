package browsy.layout.flow.inline.lines;

import browsy.layout.box.InlineBox;
import browsy.layout.flow.inline.items.InlineEdges;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * The edges that boxes with {@code box-decoration-break: clone} have on lines on which they do not
 * start or end.
 *
 * @see <a href="https://drafts.csswg.org/css-break-3/#break-decoration">css-break-3</a>
 */
final class ClonedEdges {
    private final List<InlineItem> items;
    private final ItemSizes sizes;
    private final List<InlineBox> open = new ArrayList<>();

    /** The item before which those boxes are open. */
    private int at;

    ClonedEdges(List<InlineItem> items, ItemSizes sizes) {
        this.items = items;
        this.sizes = sizes;
    }

    /** The start edges of the boxes that go on where a line starts, CSS px. */
    double startAt(int item) {
        goTo(item);
        double sum = 0;
        for (InlineBox box : open) {
            sum += sizes.edges(box).inlineStart();
        }
        return sum;
    }

    /** The end edges of the boxes that are open before an item, CSS px. */
    double endAt(int item) {
        goTo(item);
        double sum = 0;
        for (InlineBox box : open) {
            sum += sizes.edges(box).inlineEnd();
        }
        return sum;
    }

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
