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
 * #14 over all of the paragraph. The box around both sides decides whether they count; behind
 * content that wraps its own box does ({@link InlineQuirks#allowsBreakBehind}).
 *
 * @param text the processed text
 * @param mode what lines are filled for
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4, 5.1</a>
 */
record SoftWraps(String text, Mode mode) {

    /** Lets a line end behind its last item if that wraps and the text allows it. */
    void allowBehindLast(OpenLine line) {
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

    /** Whether there is an opportunity at the end of an item or among the bidi controls there. */
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
     * Notes whether a line may end before the next content, where a box around both sides wraps:
     * behind content that does not wrap, if the text allows it; behind content that wraps, only
     * before a space that unwrapped text begins with ({@link InlineQuirks#allowsBreakBeforeSpace}).
     * The boxes that end right behind the last content stay on the line.
     */
    void allowBefore(OpenLine line, InlineItem next) {
        LineItem last = line.last();
        if (last == null || !next.breakBefore() || last.item().breaks() == null) {
            return;
        }
        boolean isAllowed =
                last.item().wraps()
                        ? isSpaceOfUnwrapped(next) && allowsBreakBeforeSpace(line.items(), last)
                        : isAllowed(next.breaks(), last.end())
                                && !InlineQuirks.joinsAtomic(text, next.start());
        if (isAllowed) {
            line.allowBreakBehind(endOfBoxes(line.items(), last));
        }
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

    /** The item behind which the boxes end that end right behind another. */
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

    /** Whether an atomic inline is one word of the min-content size with what is before it. */
    private boolean isOneWord(int at) {
        return mode == Mode.MIN_CONTENT && InlineQuirks.joinsAtomic(text, at);
    }
}
