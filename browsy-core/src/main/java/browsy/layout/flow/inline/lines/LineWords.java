package browsy.layout.flow.inline.lines;

import static browsy.style.property.TextProperties.OVERFLOW_WRAP;

import browsy.css.value.text.OverflowWrap;
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.Line.Position;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.text.BreakOpportunities;
import browsy.layout.text.LineBreaker;
import browsy.style.computed.ComputedStyle;
import java.util.List;

/**
 * The words of texts: what stands between two break opportunities.
 *
 * @param isLayout whether lines are laid out, not measured
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4</a>
 */
public record LineWords(InlineContent content, ItemSizes sizes, boolean isLayout) {
    /** Shorter texts have too few words for a search. */
    private static final int WORTH_A_SEARCH = 24;

    /**
     * Words that have a line each.
     *
     * @param widest their greatest inline size
     * @param next what comes after them
     */
    public record WholeWords(double widest, Position next) {}

    /**
     * A short cut for the min-content size: measures the inner words of a text whose white space
     * collapses without filling a line with each. The last word may go on in another box and is
     * left, as is a text that stands for its widest word.
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
                && !areBroken(item)
                && !endsAtBreak(item)) {
            int end = next(item, start);
            while (end < item.end() && sizes.endWithoutSpaces(start, end) > start) {
                int visible = sizes.endWithoutCollapsible(start, end);
                widest = Math.max(widest, sizes.textAtLineEnd(item, start, visible));
                start = end;
                end = next(item, start);
            }
        }
        return new WholeWords(
                widest, start == from.offset() ? from : new Position(from.item(), start));
    }

    /**
     * Whether a word that began in an earlier text of the line may be broken before the text at an
     * index. The style of the earlier text decides, unless that does not wrap.
     */
    boolean mayBreakBehindEarlierText(List<LineItem> items, int index) {
        for (int i = index - 1; i >= 0; i--) {
            InlineItem before = items.get(i).item();
            if (before.isText()) {
                return areBroken(before.wraps() ? before : items.get(index).item());
            }
            if (before.kind() == Kind.ATOMIC) {
                return false;
            }
        }
        return false;
    }

    /** Whether words may be broken where nothing else helps. */
    boolean areBroken(InlineItem item) {
        ComputedStyle style = item.box().style();
        OverflowWrap wrap = style.get(OVERFLOW_WRAP);
        return item.wraps()
                && (item.breaksAnywhere() || (wrap == OverflowWrap.BREAK_WORD && isLayout));
    }

    /** Whether no word of a text goes on behind it. */
    boolean endsAtBreak(InlineItem item) {
        BreakOpportunities breaks = item.breaks();
        String text = content.text();
        int end = item.end();
        return item.wraps()
                && breaks != null
                && (end == text.length()
                        || breaks.isAllowed(end) && !InlineQuirks.joinsAtomic(text, end));
    }

    /** The widest word of a text, or the widest character where words may be broken. */
    LineItem widest(InlineItem item, int from) {
        boolean anywhere = areBroken(item);
        boolean hangs = ItemSizes.hangsSpaces(item);
        double widest = -1;
        int start = from;
        int end = from;
        for (int word = from; word < item.end(); ) {
            int behind = next(item, word);
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

    /** The last opportunity inside a text that is sure to come before the end of the line. */
    int lastSureBreak(InlineItem item, int from, double room) {
        BreakOpportunities breaks = item.breaks();
        if (item.end() - from < WORTH_A_SEARCH || !item.wraps() || breaks == null) {
            return from;
        }
        int reached = Math.min(sizes.sureEnd(item, from, room), item.end() - 1);
        return Math.max(from, breaks.previous(reached));
    }

    /** The last opportunity in a text at an index or before it; 0 where there is none. */
    int previous(InlineItem item, int from) {
        BreakOpportunities breaks = item.breaks();
        return item.wraps() && breaks != null ? breaks.previous(from) : 0;
    }

    /**
     * Where a word is broken that has no room.
     *
     * @param word with the spaces behind it
     * @param mayLeave whether the line may end before it, so that nothing of it need be here
     * @return its start if nowhere
     */
    int breakInWord(LineItem word, double room, boolean mayLeave) {
        InlineItem item = word.item();
        int from = word.start();
        if (!areBroken(item)) {
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

    /** The next opportunity inside a text, or its end. */
    int next(InlineItem item, int from) {
        BreakOpportunities breaks = item.breaks();
        if (!item.wraps() || breaks == null) {
            return item.end();
        }
        return Math.min(breaks.next(from + 1), item.end());
    }
}
