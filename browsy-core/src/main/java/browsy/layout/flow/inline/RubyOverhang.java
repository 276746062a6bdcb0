package browsy.layout.flow.inline;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.WhiteSpaceCollapse;
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
     * @param content all there is
     * @param index that of the column
     */
    static LogicalEdges of(
            RubyColumnBox column,
            double extra,
            List<LineItem> before,
            InlineContent content,
            int index) {
        if (extra <= 0) {
            return LogicalEdges.ZERO;
        }
        double most = Math.min(extra / 2, column.annotation().style().get(FONT_SIZE) / 2);
        return new LogicalEdges(
                -Math.min(most, textBefore(before) / 2),
                -Math.min(most, textAfter(content, index + 1) / 2),
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

    private static double textAfter(InlineContent content, int from) {
        int index = nextContent(content, from);
        if (index < 0) {
            return 0;
        }
        InlineItem item = content.items().get(index);
        return item.isText() && !isTrailingSpace(content, index)
                ? item.width(item.start(), item.end())
                : 0;
    }

    /** The next item that is no tag, -1 if there is none. */
    private static int nextContent(InlineContent content, int from) {
        for (int i = from; i < content.items().size(); i++) {
            if (!isTag(content.items().get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** Whether an item is white space that vanishes at the end of the line. */
    private static boolean isTrailingSpace(InlineContent content, int index) {
        InlineItem item = content.items().get(index);
        if (item.box().style().get(WHITE_SPACE_COLLAPSE) != WhiteSpaceCollapse.COLLAPSE
                || !content.text().substring(item.start(), item.end()).isBlank()) {
            return false;
        }
        int next = nextContent(content, index + 1);
        return next < 0 || content.items().get(next).kind() == Kind.NEWLINE;
    }

    private static boolean isTag(InlineItem item) {
        return item.kind() == Kind.OPEN || item.kind() == Kind.CLOSE;
    }
}
