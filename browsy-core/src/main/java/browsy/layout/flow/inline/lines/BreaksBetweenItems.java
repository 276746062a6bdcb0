package browsy.layout.flow.inline.lines;

import browsy.layout.flow.inline.items.BidiLevels;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.Line.Position;
import browsy.layout.flow.inline.lines.OpenLine.Candidate;
import browsy.layout.text.BreakOpportunities;
import browsy.layout.text.LineBreaker;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Break opportunities between the items of a line.
 *
 * @param text the processed text
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4</a>
 */
record BreaksBetweenItems(String text) {

    /** Whether a line may be broken between what is filled and an item. */
    boolean isAllowed(InlineItem item, List<LineItem> filled) {
        InlineItem before = lastWithBreaks(filled);
        // NB: as browsers have it, the text before a box's edge decides on a break there; behind
        // text that does not wrap the Unicode rules count alone.
        boolean isUnwrapped = before != null && !before.wraps();
        BreakOpportunities breaks = before == null || isUnwrapped ? item.breaks() : before.breaks();
        if (breaks == null) {
            return false;
        }
        if (isAllowedBefore(breaks, item.start())) {
            return !(isUnwrapped && joinsText(item));
        }
        return before != null
                && before.wraps()
                && isSpaceOfUnwrapped(item)
                && endsOfItself(before, filled);
    }

    /**
     * Whether it is text that does not wrap and begins with a space.
     *
     * <p>NB: browsers see lines end before spaces, not behind them. Only such a space shows that,
     * as others go with what is before them.
     */
    private boolean isSpaceOfUnwrapped(InlineItem item) {
        return item.kind() == Kind.TEXT
                && !item.wraps()
                && item.start() < item.end()
                && text.charAt(item.start()) == ' ';
    }

    /** Whether what breaks is no text or text whose box ends behind it, no other box begins. */
    private static boolean endsOfItself(InlineItem before, List<LineItem> filled) {
        if (before.kind() == Kind.ATOMIC) {
            return true;
        }
        boolean closes = false;
        for (int i = filled.size() - 1; filled.get(i).item() != before; i--) {
            Kind kind = filled.get(i).item().kind();
            if (kind == Kind.OPEN) {
                return false;
            }
            closes |= kind == Kind.CLOSE;
        }
        return closes;
    }

    /**
     * Whether an atomic inline counts as part of the word before it.
     *
     * <p>NB: lines end between the two where they must, but as browsers have it no size of content
     * says so: a no-break space and a picture are one word there.
     */
    boolean joinsText(InlineItem item) {
        return item.kind() == Kind.ATOMIC
                && item.start() > 0
                && LineBreaker.joinsObject(text.charAt(item.start() - 1));
    }

    private static @Nullable InlineItem lastWithBreaks(List<LineItem> filled) {
        for (int i = filled.size() - 1; i >= 0; i--) {
            InlineItem item = filled.get(i).item();
            if (item.breaks() != null) {
                return item;
            }
        }
        return null;
    }

    /** Controls that embedding adds in front of an item go with it. */
    private boolean isAllowedBefore(BreakOpportunities breaks, int start) {
        int at = start;
        while (!breaks.isAllowed(at)) {
            if (at == 0 || !BidiLevels.isControl(text.charAt(at - 1))) {
                return false;
            }
            at--;
        }
        return true;
    }

    /**
     * Whether a full line may end before an item without characters.
     *
     * @param last the last item on the line with characters; null where there is none
     */
    boolean mayEndBefore(InlineItem item, @Nullable LineItem last) {
        BreakOpportunities breaks = last == null ? null : last.item().breaks();
        return last != null
                && breaks != null
                && last.item().wraps()
                && (item.start() == text.length() || breaks.isAllowed(item.start()));
    }

    /** A break in front of an item; opening tags go with the item. */
    Candidate before(int index, List<LineItem> filled, List<InlineItem> items) {
        return keeping(keptBefore(filled), index, filled, items);
    }

    /**
     * Likewise where spaces have filled the line already: as browsers have it, empty boxes then
     * stay behind these, even those in boxes that go with the item.
     */
    Candidate behindEmptyBoxes(int index, List<LineItem> filled, List<InlineItem> items) {
        int kept = filled.size();
        while (kept > 0 && filled.get(kept - 1).item().kind() == Kind.OPEN) {
            kept--;
        }
        return keeping(kept, index, filled, items);
    }

    private static Candidate keeping(
            int kept, int index, List<LineItem> filled, List<InlineItem> items) {
        int next = index - (filled.size() - kept);
        return new Candidate(kept, null, 0, new Position(next, items.get(next).start()));
    }

    /**
     * How much of what is filled stays on a line that ends before the next item: up to the last
     * content, the ends of the boxes around that, and empty boxes. What follows on the first tag
     * that opens a box with something in it goes with the item, floats too.
     */
    private int keptBefore(List<LineItem> filled) {
        int size = filled.size();
        int kept = size;
        while (kept > 0 && isZeroWidth(filled.get(kept - 1).item())) {
            kept--;
        }
        int depth = 0;
        for (int i = kept; i < size; i++) {
            Kind kind = filled.get(i).item().kind();
            depth += kind == Kind.OPEN ? 1 : kind == Kind.CLOSE && depth > 0 ? -1 : 0;
            // What is positioned stays: there is mostly a space before it, which is dropped here.
            if (depth == 0 || kind == Kind.POSITIONED) {
                kept = i + 1;
            }
        }
        return kept;
    }

    private static boolean isZeroWidth(InlineItem item) {
        return switch (item.kind()) {
            case OPEN, CLOSE, POSITIONED, FLOAT -> true;
            default -> false;
        };
    }
}
