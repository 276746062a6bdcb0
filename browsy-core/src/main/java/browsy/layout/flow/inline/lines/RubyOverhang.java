package browsy.layout.flow.inline.lines;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.TextProperties.RUBY_ALIGN;
import static browsy.style.property.TextProperties.RUBY_OVERHANG;
import static browsy.style.property.TextProperties.TEXT_JUSTIFY;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.text.RubyAlign;
import browsy.css.value.text.RubyOverhangMode;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.box.TextBox;
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.text.LineBreaker;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.RubyPart;
import java.util.List;

/**
 * {@code ruby-overhang}: how far an annotation that is wider than its base overhangs the adjacent
 * text.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#ruby-overhang">css-ruby-1</a>
 */
final class RubyOverhang {

    private RubyOverhang() {}

    /**
     * Returns the negative margins of a ruby column for the overhang.
     *
     * @param extra the inline size of the annotation minus that of the base
     * @param before the items on the line before the column
     * @param content the content of the inline formatting context
     * @param index of the column in the content
     */
    static LogicalEdges of(
            RubyColumnBox column,
            double extra,
            List<LineItem> before,
            InlineContent content,
            int index) {
        ComputedStyle style = column.style();
        if (extra <= 0 || style.get(RUBY_ALIGN) == RubyAlign.SPACE_BETWEEN) {
            return LogicalEdges.ZERO;
        }
        RubyAlignment insets =
                RubyAlignment.of(style, RubyPart.BASE, extra, opportunities(column.base()));
        if (style.get(RUBY_OVERHANG) != RubyOverhangMode.AUTO) {
            return new LogicalEdges(
                    -Math.min(insets.start(), spacesBefore(before, content)),
                    -Math.min(insets.end(), spacesAfter(content, index + 1)),
                    0,
                    0);
        }
        double most = column.annotation().style().get(FONT_SIZE) / 2;
        return new LogicalEdges(
                -Math.min(Math.min(most, insets.start()), textBefore(before) / 2),
                -Math.min(Math.min(most, insets.end()), textAfter(content, index + 1) / 2),
                0,
                0);
    }

    /** Returns the number of justification opportunities of a ruby base. */
    private static int opportunities(BlockContainer base) {
        StringBuilder text = new StringBuilder();
        addText(base, text);
        return JustificationOpportunities.in(text.toString(), base.style().get(TEXT_JUSTIFY));
    }

    private static void addText(Box box, StringBuilder into) {
        for (Box child : box.children()) {
            if (child instanceof TextBox text) {
                into.append(text.text());
            } else if (child instanceof InlineBox) {
                addText(child, into);
            } else if (!child.isOutOfFlow()) {
                into.append(LineBreaker.OBJECT);
            }
        }
    }

    /** Returns the size of the text directly before a column; 0 without any. */
    private static double textBefore(List<LineItem> before) {
        int last = lastContent(before, before.size());
        return last >= 0 && before.get(last).item().isText() ? before.get(last).inlineSize() : 0;
    }

    /** Returns the size of the spaces directly before a column. */
    private static double spacesBefore(List<LineItem> before, InlineContent content) {
        int index = lastContent(before, before.size());
        if (index < 0 || !before.get(index).item().isText()) {
            return 0;
        }
        LineItem last = before.get(index);
        int from = last.end();
        while (from > last.start() && isSpace(content, from - 1)) {
            from--;
        }
        double width = last.item().width(from, last.end());
        int other = from > last.start() ? -1 : lastContent(before, index);
        return other < 0 ? width : Math.max(0, width + hangingOver(before.get(other)));
    }

    /** Returns the negative end margin of another column: the overhang over the spaces after it. */
    private static double hangingOver(LineItem other) {
        return other.item().box() instanceof RubyColumnBox ? other.margins().inlineEnd() : 0;
    }

    /** Returns the size of the spaces directly after a column. */
    private static double spacesAfter(InlineContent content, int from) {
        int index = nextContent(content, from);
        if (index < 0 || !content.items().get(index).isText() || isTrailingSpace(content, index)) {
            return 0;
        }
        InlineItem item = content.items().get(index);
        int to = item.start();
        while (to < item.end() && isSpace(content, to)) {
            to++;
        }
        return item.width(item.start(), to);
    }

    private static boolean isSpace(InlineContent content, int index) {
        return Character.isSpaceChar(content.text().charAt(index));
    }

    /**
     * Returns the index of the last item before an index that is not a box edge; -1 if there is
     * none.
     */
    private static int lastContent(List<LineItem> line, int before) {
        int index = before - 1;
        while (index >= 0 && isTag(line.get(index).item())) {
            index--;
        }
        return index;
    }

    /** Returns the size of the text item directly after a column; 0 without any. */
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

    /** Returns the index of the next item that is not a box edge; -1 if there is none. */
    private static int nextContent(InlineContent content, int from) {
        for (int i = from; i < content.items().size(); i++) {
            if (!isTag(content.items().get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** Whether an item is white space that is removed at the end of the line. */
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
