package browsy.layout.flow.inline.lines;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.TextProperties.HYPHENATE_CHARACTER;
import static browsy.style.property.TextProperties.TAB_SIZE;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.text.HyphenateCharacter;
import browsy.css.value.text.TabSize;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.layout.box.InlineBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.text.ShapedText;
import browsy.layout.text.TextShaper;
import browsy.style.computed.ComputedStyle;

/**
 * Computes inline sizes of items and of parts of text items, in CSS px.
 *
 * @param percentageEdges percentage basis of margins and paddings
 * @param areWords whether words are measured for a min-content size, without filling lines
 */
record ItemSizes(
        InlineContent content, TextShaper shaper, AvailableSize percentageEdges, boolean areWords) {

    /** An upper limit for hyphen plus undone kerning at a line end, in em. */
    private static final int LINE_END_EMS = 3;

    private String text() {
        return content.text();
    }

    /**
     * Returns the inline-start edge of an {@code OPEN} item, or the inline-end edge of a {@code
     * CLOSE} item.
     */
    double edge(InlineItem item) {
        InlineBox box = (InlineBox) item.box();
        LogicalEdges edges = edges(box);
        return item.kind() == Kind.OPEN
                ? box.isFirst() ? edges.inlineStart() : 0
                : box.isLast() ? edges.inlineEnd() : 0;
    }

    /** Returns the sums of margin, border and padding of an inline box. */
    LogicalEdges edges(InlineBox box) {
        return BoxEdges.marginBorderPadding(box, percentageEdges);
    }

    /**
     * Returns the distance to the next tab stop, or to the one after it if the next is closer than
     * half a space. {@code tab-size} of the item is the distance between stops: a length, or a
     * number of spaces in the font of the container.
     *
     * @param position of the tab, from the start of the line
     * @see <a href="https://drafts.csswg.org/css-text-4/#tab-size-property">css-text-4</a>
     */
    double tab(InlineItem item, double position) {
        TabSize tab = item.box().style().get(TAB_SIZE);
        double space = shaper.shape(" ", TextStyles.text(content.style())).width();
        double stop = tab.isLength() ? tab.value() : tab.value() * space;
        if (!(stop > 0)) {
            return 0;
        }
        double distance = stop - position % stop;
        return distance < space / 2 ? distance + stop : distance;
    }

    /**
     * Returns the size of a range of text that ends a line, including a hyphen if it ends with a
     * soft hyphen.
     */
    double textAtLineEnd(InlineItem item, int from, int end) {
        double width = withoutHyphen(item, from, end);
        return endsWithSoftHyphen(end, item) ? width + hyphen(item) : width;
    }

    /**
     * Returns an index up to which each range of text from {@code from} on certainly fits into
     * {@code room} as the end of a line, with or without a hyphen.
     */
    int sureEnd(InlineItem item, int from, double room) {
        ComputedStyle style = item.box().style();
        ShapedText shaped = item.shaped();
        if (shaped == null || style.get(HYPHENATE_CHARACTER) != HyphenateCharacter.AUTO) {
            return from;
        }
        double allowance = LINE_END_EMS * style.get(FONT_SIZE);
        return item.shapedStart() + shaped.endWithin(from - item.shapedStart(), room - allowance);
    }

    /** Returns the size of a range of text that ends a line, without a hyphen. */
    private double withoutHyphen(InlineItem item, int from, int end) {
        if (areWords) {
            return word(item, from, end);
        }
        double width = isSpaced(end) ? item.width(from, end) : item.widthAtLineEnd(from, end);
        return used(width + item.narrowedStart(from));
    }

    /**
     * Returns the difference of two positions in a text, each rounded up to the grid of 1/64 px.
     * For the min-content size a word is kerned with the text beside it.
     */
    private static double word(InlineItem item, int from, int end) {
        boolean isRightToLeft = item.level() % 2 != 0;
        double before =
                isRightToLeft ? item.width(end, item.end()) : item.width(item.start(), from);
        double with = isRightToLeft ? item.width(from, item.end()) : item.width(item.start(), end);
        return Math.max(0, LayoutUnit.ceil(with) - LayoutUnit.ceil(before));
    }

    /** Rounds a text size up to the grid; negative spacing does not make it negative. */
    private static double used(double width) {
        return Math.max(0, LayoutUnit.ceil(width));
    }

    /**
     * Whether spaces and then more text of the paragraph follow an index. The character before the
     * spaces stays kerned with them, even if they are removed at a line end. Spaces at the end of a
     * paragraph were removed before.
     */
    private boolean isSpaced(int end) {
        String text = text();
        int next = end;
        while (next < text.length() && isSpace(text.charAt(next))) {
            next++;
        }
        return next > end && next < text.length() && text.charAt(next) != '\n';
    }

    /**
     * Whether a range of text has the same size at a line end as elsewhere: it ends at the end of
     * all text, where nothing was kerned, and needs no hyphen.
     */
    boolean isWholeAtEnd(InlineItem item, int end) {
        return end == text().length() && !endsWithSoftHyphen(end, item);
    }

    /** Creates the line item for a range of text that is followed by other text on its line. */
    LineItem text(InlineItem item, int from, int end) {
        double width =
                areWords
                        ? word(item, from, end)
                        : used(item.width(from, end) + item.narrowedStart(from));
        return LineItem.text(item, from, end, width, 0, false);
    }

    /** Creates the line item for a range of text that ends its line, possibly with a hyphen. */
    LineItem lastText(InlineItem item, int from, int end) {
        double width = textAtLineEnd(item, from, end);
        boolean isEndMeasured = endsWithSoftHyphen(end, item);
        return LineItem.text(item, from, end, width, 0, isEndMeasured);
    }

    /** Creates the line item for a range of text that ends its line with narrowed punctuation. */
    LineItem narrowedText(InlineItem item, int from, int end) {
        double width = textAtLineEnd(item, from, end) - item.narrowableEnd(end);
        return LineItem.text(item, from, end, used(width), 0, true);
    }

    /** Creates the line item for a range of text that ends its paragraph, without a hyphen. */
    LineItem finalText(InlineItem item, int from, int end) {
        return LineItem.text(item, from, end, withoutHyphen(item, from, end), 0, false);
    }

    /**
     * Returns the end of a range of text without trailing spaces. Spaces at the end of a line hang
     * or are removed; ideographic spaces always hang.
     *
     * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-phase-2">css-text-4</a>
     */
    int endWithoutSpaces(int from, int end) {
        String text = text();
        int visible = end;
        while (visible > from && isSpace(text.charAt(visible - 1))) {
            visible--;
        }
        return visible;
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\u3000';
    }

    /**
     * Returns the end of a range of text without the spaces that take no space at the end of a
     * line.
     */
    int visibleEnd(InlineItem item, int from, int end) {
        return hangsSpaces(item) ? endWithoutSpaces(from, end) : end;
    }

    /** Whether a part of a text consists only of spaces. */
    boolean isSpace(LineItem part) {
        return endWithoutSpaces(part.start(), part.end()) == part.start();
    }

    /** Returns the end of a range of text without collapsible spaces. */
    int endWithoutCollapsible(int from, int end) {
        String text = text();
        int visible = end;
        while (visible > from && text.charAt(visible - 1) == ' ') {
            visible--;
        }
        return visible;
    }

    /** Whether white space of an item takes no space at the end of a line. */
    static boolean hangsSpaces(InlineItem item) {
        return item.box().style().get(WHITE_SPACE_COLLAPSE) != WhiteSpaceCollapse.BREAK_SPACES;
    }

    /** Whether white space of an item hangs at a soft wrap after it. */
    static boolean hangs(InlineItem item) {
        return item.wraps() && hangsSpaces(item);
    }

    private boolean endsWithSoftHyphen(int end, InlineItem item) {
        return end > item.start() && text().charAt(end - 1) == '\u00ad';
    }

    /** Returns the size of the hyphen. Letter spacing does not apply to it. */
    private double hyphen(InlineItem item) {
        ComputedStyle style = item.box().style();
        String hyphen = style.get(HYPHENATE_CHARACTER).text();
        return LayoutUnit.ceil(
                shaper.shape(hyphen, TextStyles.text(style).withoutSpacing()).width());
    }
}
