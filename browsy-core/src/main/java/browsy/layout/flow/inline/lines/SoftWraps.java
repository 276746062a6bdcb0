package browsy.layout.flow.inline.lines;

import browsy.layout.flow.inline.items.BidiLevels;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.LineFiller.Mode;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.text.BreakOpportunities;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The soft wrap opportunities between the items of a line. The text decides where they are, by UAX
 * #14 over the whole paragraph. The nearest common ancestor box of both sides decides whether they
 * count; after content that wraps, its own box decides ({@link InlineQuirks#allowsBreakBehind}).
 *
 * @param text the processed text
 * @param mode the purpose of the lines
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4, 5.1</a>
 */
record SoftWraps(String text, Mode mode) {

    /** Allows a break after the last item of a line if it wraps and the text allows it. */
    void allowBehindLast(LineBuilder line) {
        List<LineItem> items = line.items();
        InlineItem item = items.get(items.size() - 1).item();
        if (InlineQuirks.allowsBreakBehind(item.wraps())
                && isAllowedBehind(item)
                && !isOneWord(item.end())) {
            line.allowBreakBehindLast();
        }
    }

    private boolean isAllowedBehind(InlineItem item) {
        return item.kind() == Kind.ATOMIC && InlineQuirks.allowsBreakBehindAtomic(text, item.end())
                || isAllowed(item.breaks(), item.end());
    }

    /** Whether there is an opportunity at the end of an item or in the bidi controls there. */
    private boolean isAllowed(@Nullable BreakOpportunities breaks, int end) {
        if (breaks == null) {
            return false;
        }
        int at = end;
        while (at < text.length() && !breaks.isAllowed(at)) {
            if (!BidiLevels.isControl(text.charAt(at))) {
                return false;
            }
            at++;
        }
        return true;
    }

    /**
     * Allows a break before the next content if the common ancestor of both sides wraps: after
     * content that does not wrap, if the text allows it; after content that wraps, only before a
     * space that starts unwrapped text ({@link InlineQuirks#allowsBreakBeforeSpace}). Ends of boxes
     * directly after the last content stay on the line.
     *
     * @return whether the line may break there
     */
    boolean allowBefore(LineBuilder line, InlineItem next) {
        LineItem last = line.last();
        if (last == null || !next.breakBefore() || last.item().breaks() == null) {
            return false;
        }
        boolean isAllowed =
                last.item().wraps()
                        ? isSpaceOfUnwrapped(next) && allowsBreakBeforeSpace(line.items(), last)
                        : isAllowed(next.breaks(), last.end())
                                && !InlineQuirks.joinsAtomic(text, next.start());
        if (isAllowed) {
            line.allowBreakBehind(endOfBoxes(line.items(), last));
        }
        return isAllowed;
    }

    /**
     * Whether a line overflows with an atomic inline that wraps, and a space follows in the text.
     */
    boolean isSpaceBehindOverflow(LineBuilder line) {
        LineItem last = line.last();
        return line.state() == LineBuilder.State.OVERFLOWING
                && last != null
                && last.item().kind() == Kind.ATOMIC
                && last.item().wraps()
                && last.end() < text.length()
                && text.charAt(last.end()) == ' ';
    }

    private boolean isSpaceOfUnwrapped(InlineItem item) {
        return item.kind() == Kind.TEXT && !item.wraps() && text.charAt(item.start()) == ' ';
    }

    private static boolean allowsBreakBeforeSpace(List<LineItem> items, LineItem last) {
        boolean opens = false;
        boolean closes = false;
        for (int i = items.size() - 1; items.get(i) != last; i--) {
            opens |= items.get(i).item().kind() == Kind.OPEN;
            closes |= items.get(i).item().kind() == Kind.CLOSE;
        }
        return InlineQuirks.allowsBreakBeforeSpace(
                last.item().kind() == Kind.ATOMIC, closes && !opens);
    }

    /**
     * Returns the index of the last box end directly after an item; that of the item if there is
     * none.
     */
    private static int endOfBoxes(List<LineItem> items, LineItem last) {
        int index = items.size() - 1;
        while (items.get(index) != last) {
            index--;
        }
        while (index + 1 < items.size() && items.get(index + 1).item().kind() == Kind.CLOSE) {
            index++;
        }
        return index;
    }

    /**
     * Whether an atomic inline forms one word with the content before it, for the min-content size.
     */
    private boolean isOneWord(int at) {
        return mode == Mode.MIN_CONTENT && InlineQuirks.joinsAtomic(text, at);
    }
}
