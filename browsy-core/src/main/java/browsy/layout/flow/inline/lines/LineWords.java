package browsy.layout.flow.inline.lines;

import static browsy.style.property.TextProperties.OVERFLOW_WRAP;

import browsy.css.value.text.OverflowWrap;
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.LineContent.Position;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.text.BreakOpportunities;
import browsy.layout.text.LineBreaker;
import browsy.style.computed.ComputedStyle;
import java.util.List;

/**
 * The words of text items: ranges between two break opportunities.
 *
 * @param isLayout whether lines are laid out, not measured
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4</a>
 */
public record LineWords(InlineContent content, ItemSizes sizes, boolean isLayout) {
    /** Minimum text length for the search by {@link #lastSureBreak}. */
    private static final int WORTH_A_SEARCH = 24;

    /**
     * The result of {@link #passWholeWords}: words of which each has a line of its own.
     *
     * @param widest their greatest inline size
     * @param next the position after them
     */
    public record WholeWords(double widest, Position next) {}

    /**
     * Measures the inner words of a text with collapsible white space for the min-content size,
     * without filling a line for each. Leaves out the last word, which may continue in another box,
     * and texts of which only the widest word counts.
     */
    WholeWords passWholeWords(Position from) {
        if (from.item() == content.items().size()) {
            return new WholeWords(0, from);
        }
        InlineItem item = content.items().get(from.item());
        int start = from.offset();
        double widest = 0;
        if (item.isText()
                && start > item.start()
                && item.collapsesSpaces()
                && !mayBreakAnywhere(item)
                && !endsAtBreak(item)) {
            int end = nextBreak(item, start);
            while (end < item.end() && sizes.endWithoutSpaces(start, end) > start) {
                int visible = sizes.endWithoutCollapsible(start, end);
                widest = Math.max(widest, sizes.textAtLineEnd(item, start, visible));
                start = end;
                end = nextBreak(item, start);
            }
        }
        return new WholeWords(
                widest, start == from.offset() ? from : new Position(from.item(), start));
    }

    /**
     * Whether a word that spans two texts of a line may be broken between them by {@code
     * overflow-wrap} or {@code word-break}. The style of the earlier text decides; if that text
     * does not wrap, the style of the later one.
     *
     * @param index the position of the later text in {@code items}
     */
    boolean mayBreakBehindEarlierText(List<LineItem> items, int index) {
        for (int i = index - 1; i >= 0; i--) {
            InlineItem before = items.get(i).item();
            if (before.isText()) {
                return mayBreakAnywhere(before.wraps() ? before : items.get(index).item());
            }
            if (before.kind() == Kind.ATOMIC) {
                return false;
            }
        }
        return false;
    }

    /** Whether words of an item may be broken anywhere if there is no other opportunity. */
    boolean mayBreakAnywhere(InlineItem item) {
        ComputedStyle style = item.box().style();
        OverflowWrap wrap = style.get(OVERFLOW_WRAP);
        return item.wraps()
                && (item.breaksAnywhere() || (wrap == OverflowWrap.BREAK_WORD && isLayout));
    }

    /**
     * Whether there is a break opportunity at the end of a text, so that no word continues after
     * it.
     */
    boolean endsAtBreak(InlineItem item) {
        BreakOpportunities breaks = item.breaks();
        String text = content.text();
        int end = item.end();
        return item.wraps()
                && breaks != null
                && (end == text.length()
                        || breaks.isAllowed(end) && !InlineQuirks.joinsAtomic(text, end));
    }

    /** Returns the widest word of a text, or the widest character if words may be broken. */
    LineItem widestWord(InlineItem item, int from) {
        boolean anywhere = mayBreakAnywhere(item);
        boolean hangs = ItemSizes.hangsSpaces(item);
        double widest = -1;
        int start = from;
        int end = from;
        for (int word = from; word < item.end(); ) {
            int behind = nextBreak(item, word);
            if (anywhere) {
                behind = Math.min(behind, LineBreaker.nextCluster(content.text(), word));
            }
            // InlineQuirks.countsIdeographicSpaces: they are part of the word.
            int visible = hangs ? sizes.endWithoutCollapsible(word, behind) : behind;
            double size = sizes.textAtLineEnd(item, word, visible);
            if (size > widest) {
                widest = size;
                start = word;
                end = visible;
            }
            word = behind;
        }
        return sizes.lastText(item, start, end);
    }

    /**
     * Returns a break opportunity that certainly fits, found without measuring each word; {@code
     * from} if there is none.
     */
    int lastSureBreak(InlineItem item, int from, double room) {
        BreakOpportunities breaks = item.breaks();
        if (item.end() - from < WORTH_A_SEARCH || !item.wraps() || breaks == null) {
            return from;
        }
        int reached = Math.min(sizes.sureEnd(item, from, room), item.end() - 1);
        return Math.max(from, breaks.previous(reached));
    }

    /** Returns the last break opportunity in a text at or before an index; 0 if there is none. */
    int previousBreak(InlineItem item, int from) {
        BreakOpportunities breaks = item.breaks();
        return item.wraps() && breaks != null ? breaks.previous(from) : 0;
    }

    /**
     * Returns where a word that does not fit is broken: after the characters that fit.
     *
     * @param word the word with the spaces after it
     * @param mayLeave whether the line may end before the word; if not, it keeps at least one
     *     character
     * @return the start of the word if it is not broken
     */
    int breakInWord(LineItem word, double room, boolean mayLeave) {
        InlineItem item = word.item();
        int from = word.start();
        if (!mayBreakAnywhere(item)) {
            return from;
        }
        int end = sizes.visibleEnd(item, from, word.end());
        String text = content.text();
        int cut = from;
        for (int at = LineBreaker.nextCluster(text, from);
                at < end;
                at = LineBreaker.nextCluster(text, at)) {
            boolean fits = sizes.textAtLineEnd(item, from, at) <= room;
            if (!fits && (cut > from || mayLeave)) {
                break;
            }
            cut = at;
            if (!fits) {
                break;
            }
        }
        return cut;
    }

    /** Returns the next break opportunity in a text, or its end. */
    int nextBreak(InlineItem item, int from) {
        BreakOpportunities breaks = item.breaks();
        if (!item.wraps() || breaks == null) {
            return item.end();
        }
        return Math.min(breaks.next(from + 1), item.end());
    }
}
