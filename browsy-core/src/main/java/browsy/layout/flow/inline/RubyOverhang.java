package browsy.layout.flow.inline;

import static browsy.style.property.FontProperties.FONT_SIZE;

import browsy.layout.box.RubyColumnBox;
import browsy.layout.flow.inline.InlineItem.Kind;
import browsy.layout.geometry.LogicalEdges;
import java.util.List;

/**
 * How far an annotation that is wider than its base hangs over the text beside it.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#ruby-overhang">css-ruby-1</a>
 */
final class RubyOverhang {
    private RubyOverhang() {}

    /**
     * Negative margins of a column.
     *
     * @param extra how much wider the annotation is
     * @param before what is on the line already
     * @param items all items
     * @param index that of the column
     */
    static LogicalEdges of(
            RubyColumnBox column,
            double extra,
            List<LineItem> before,
            List<InlineItem> items,
            int index) {
        if (extra <= 0) {
            return LogicalEdges.ZERO;
        }
        double most = Math.min(extra / 2, column.annotation().style().get(FONT_SIZE) / 2);
        return new LogicalEdges(
                -Math.min(most, textBefore(before) / 2),
                -Math.min(most, textAfter(items, index + 1) / 2),
                0,
                0);
    }

    private static double textBefore(List<LineItem> before) {
        for (int i = before.size() - 1; i >= 0; i--) {
            LineItem line = before.get(i);
            if (!isTag(line.item())) {
                return line.item().isText() ? line.inlineSize() : 0;
            }
        }
        return 0;
    }

    private static double textAfter(List<InlineItem> items, int from) {
        for (int i = from; i < items.size(); i++) {
            InlineItem item = items.get(i);
            if (!isTag(item)) {
                return item.isText() ? item.width(item.start(), item.end()) : 0;
            }
        }
        return 0;
    }

    private static boolean isTag(InlineItem item) {
        return item.kind() == Kind.OPEN || item.kind() == Kind.CLOSE;
    }
}
