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
 * Inline sizes of items and of parts of them, CSS px.
 *
 * @param percentageEdges what percentages of margins and paddings refer to
 * @param areWords whether words are measured for a min-content size, and no lines
 */
record ItemSizes(
        InlineContent content, TextShaper shaper, AvailableSize percentageEdges, boolean areWords) {

    /** More than a hyphen takes together with the kerning that the end of a line undoes. */
    private static final int LINE_END_EMS = 3;

    private String text() {
        return content.text();
    }

    /** The start edge of an opening tag or the end edge of a closing one. */
    double edge(InlineItem item) {
        InlineBox box = (InlineBox) item.box();
        LogicalEdges edges = edges(box);
        return item.kind() == Kind.OPEN
                ? box.isFirst() ? edges.inlineStart() : 0
                : box.isLast() ? edges.inlineEnd() : 0;
    }

    /** All that an inline box adds at its start and end. */
    LogicalEdges edges(InlineBox box) {
        return BoxEdges.marginBorderPadding(box, percentageEdges);
    }

    /**
     * The distance to the next tab stop, or to the one behind it if that is nearer than half a
     * space. The {@code tab-size} of the item is the distance of the stops: a length, or a number
     * of spaces in the font of the container.
     *
     * @param position where the tab stands, from the start of the line
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

    /** Width of a part of a text as the last one on its line, with the hyphen it may get. */
    double textAtLineEnd(InlineItem item, int from, int end) {
        double width = withoutHyphen(item, from, end);
        return endsWithSoftHyphen(end, item) ? width + hyphen(item) : width;
    }

    /**
     * An index of a text up to which any part of it from a given one on has room as the last one on
     * its line, whether it ends with a hyphen or not.
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

    private double withoutHyphen(InlineItem item, int from, int end) {
        if (areWords) {
            return word(item, from, end);
        }
        return used(isSpaced(end) ? item.width(from, end) : item.widthAtLineEnd(from, end));
    }

    /**
     * The distance between two places in a text, each brought onto the grid of 1/64 px: a word that
     * has no line of its own yet is kerned with what is beside it.
     */
    private static double word(InlineItem item, int from, int end) {
        boolean isRightToLeft = item.level() % 2 != 0;
        double before =
                isRightToLeft ? item.width(end, item.end()) : item.width(item.start(), from);
        double with = isRightToLeft ? item.width(from, item.end()) : item.width(item.start(), end);
        return Math.max(0, LayoutUnit.ceil(with) - LayoutUnit.ceil(before));
    }

    /** Text takes no less than no room, however much its spacing takes away. */
    private static double used(double width) {
        return Math.max(0, LayoutUnit.ceil(width));
    }

    /**
     * Whether a space follows that lines may break at: it has the character before it kerned even
     * where it vanishes. Spaces at the end of a paragraph are never there.
     */
    private boolean isSpaced(int end) {
        String text = text();
        int next = end;
        while (next < text.length() && text.charAt(next) == ' ') {
            next++;
        }
        return next > end && next < text.length() && text.charAt(next) != '\n';
    }

    /**
     * Whether a part of a text is no different for ending a line: at the end of all text nothing
     * was kerned, and what is not hyphenated needs no hyphen.
     */
    boolean isWholeAtEnd(InlineItem item, int end) {
        return end == text().length() && !endsWithSoftHyphen(end, item);
    }

    /** A part of a text that other text follows on its line. */
    LineItem text(InlineItem item, int from, int end) {
        double width = areWords ? word(item, from, end) : used(item.width(from, end));
        return LineItem.text(item, from, end, width, 0, false);
    }

    /** A part of a text that ends its line, where a word may be divided. */
    LineItem lastText(InlineItem item, int from, int end) {
        double width = textAtLineEnd(item, from, end);
        return LineItem.text(item, from, end, width, 0, endsWithSoftHyphen(end, item));
    }

    /** A part of a text that ends its paragraph, so that no word is divided. */
    LineItem finalText(InlineItem item, int from, int end) {
        return LineItem.text(item, from, end, withoutHyphen(item, from, end), 0, false);
    }

    /**
     * Where the visible part of a text ends: spaces at the end of a line hang or vanish,
     * ideographic ones always hang.
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

    /** Where a part of a text ends but for the spaces that take no room at the end of a line. */
    int visibleEnd(InlineItem item, int from, int end) {
        return hangsSpaces(item) ? endWithoutSpaces(from, end) : end;
    }

    /** Whether a part of a text is nothing but spaces. */
    boolean isSpace(LineItem part) {
        return endWithoutSpaces(part.start(), part.end()) == part.start();
    }

    /** Where a text ends but for spaces that collapse. */
    int endWithoutCollapsible(int from, int end) {
        String text = text();
        int visible = end;
        while (visible > from && text.charAt(visible - 1) == ' ') {
            visible--;
        }
        return visible;
    }

    /** Whether white space of the item takes no room at the end of a line. */
    static boolean hangsSpaces(InlineItem item) {
        return item.box().style().get(WHITE_SPACE_COLLAPSE) != WhiteSpaceCollapse.BREAK_SPACES;
    }

    /** Whether white space of the item hangs where a line wraps behind it. */
    static boolean hangs(InlineItem item) {
        return item.wraps() && hangsSpaces(item);
    }

    private boolean endsWithSoftHyphen(int end, InlineItem item) {
        return end > item.start() && text().charAt(end - 1) == '\u00ad';
    }

    /** The hyphen is no letter of the text: no spacing follows it. */
    private double hyphen(InlineItem item) {
        ComputedStyle style = item.box().style();
        String hyphen = style.get(HYPHENATE_CHARACTER).text();
        return LayoutUnit.ceil(
                shaper.shape(hyphen, TextStyles.text(style).withoutSpacing()).width());
    }
}
