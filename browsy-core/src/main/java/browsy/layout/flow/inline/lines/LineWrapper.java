package browsy.layout.flow.inline.lines;

import browsy.layout.box.TextBox;
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.LineBuilder.State;
import browsy.layout.flow.inline.lines.LineContent.Position;
import browsy.layout.flow.quirks.InlineQuirks;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ends lines that are too long.
 *
 * <p>The parameter {@code last} is the index in the content of the last item on the line. The
 * content indices of the items before it are computed by counting back. A space that was removed
 * from the start of the line makes the indices before it wrong, but no line ends there.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4, 5.1</a>
 */
record LineWrapper(
        InlineContent content, ItemSizes sizes, LineWords words, TrailingSpaces lineEnd) {

    /** Returns the position before an item. */
    Position position(int item) {
        List<InlineItem> items = content.items();
        return new Position(
                item, item < items.size() ? items.get(item).start() : content.text().length());
    }

    /**
     * Ends a line that edges of boxes or an atomic inline made too long.
     *
     * @param next index of the next item
     * @return the start of the next line; null if the line continues
     */
    @Nullable Position endIfTooLong(LineBuilder line, int next) {
        if (line.state() != State.FILLING || !line.hasContent()) {
            return null;
        }
        double trailing = line.hanging() > 0 ? line.hanging() : lineEnd.trailingSpace(line.shown());
        return line.fitsWithout(trailing) ? null : wrap(line, next - 1);
    }

    /**
     * Ends a line that is too long at the last break opportunity up to which it fits; without one,
     * inside a word that may be broken anywhere; else at the first opportunity on the line.
     *
     * @return the start of the next line; null if there is no opportunity before the last item, and
     *     the line overflows
     */
    @Nullable Position wrap(LineBuilder line, int last) {
        List<LineItem> items = line.items();
        double excess = line.position() - line.available();
        int first = -1;
        for (int i = items.size() - 1; i >= 0; i--) {
            if (i < items.size() - 1 && line.mayEndBehind(i)) {
                if (excess <= hangingAt(items, i)) {
                    return endBehind(line, i, last);
                }
                first = i;
            }
            LineItem part = items.get(i);
            excess -= part.inlineSize();
            if (excess < 0 && part.item().isText()) {
                boolean isLeftWhole = isLeftWhole(part, -excess);
                if (isLeftWhole && mayEndAtCloses(line, i)) {
                    return endBehind(line, i, last);
                }
                int at = isLeftWhole ? part.start() : opportunityInside(part, -excess);
                if (at > part.start()) {
                    return endInside(line, i, at, last);
                }
            }
        }
        Position broken = breakAnywhere(line, last, first >= 0);
        if (broken != null) {
            return broken;
        }
        if (first >= 0) {
            return endBehind(line, first, last);
        }
        line.overflow();
        return null;
    }

    /**
     * Returns the size that would hang if the line ended after a tab: that of the adjacent tabs and
     * the spaces before them.
     *
     * @return 0 if the item is not a hanging tab, even if it is a space
     */
    private double hangingAt(List<LineItem> items, int end) {
        double hanging = 0;
        int at = end;
        while (at >= 0
                && (isHangingTab(items.get(at)) || (hanging > 0 && isSpace(items.get(at))))) {
            hanging += items.get(at).inlineSize();
            at--;
        }
        return hanging > 0 && at >= 0 && items.get(at).item().isText()
                ? hanging + lineEnd.spacesAtEnd(items.get(at))
                : hanging;
    }

    private static boolean isHangingTab(LineItem part) {
        return part.item().kind() == Kind.TAB && ItemSizes.hangs(part.item());
    }

    private boolean isSpace(LineItem part) {
        return part.item().isText() && ItemSizes.hangs(part.item()) && sizes.isSpace(part);
    }

    /** Whether a line may end after the ends of boxes that directly follow an item. */
    private static boolean mayEndAtCloses(LineBuilder line, int item) {
        List<LineItem> items = line.items();
        int end = item;
        while (end + 1 < items.size() && items.get(end + 1).item().kind() == Kind.CLOSE) {
            end++;
        }
        return end > item && line.mayEndBehind(end);
    }

    /** Whether a part of a text fits without the spaces at its end, and is left whole then. */
    private boolean isLeftWhole(LineItem part, double room) {
        int visible = sizes.visibleEnd(part.item(), part.start(), part.end());
        return visible < part.end()
                && InlineQuirks.leavesWhole(
                        sizes.textAtLineEnd(part.item(), part.start(), visible), room);
    }

    /**
     * Returns the last break opportunity inside a part of a text up to which it fits; its start if
     * there is none.
     */
    private int opportunityInside(LineItem part, double room) {
        InlineItem item = part.item();
        int start = part.start();
        int end = part.end();
        for (int at = words.previousBreak(item, end - 1);
                at > start;
                at = words.previousBreak(item, at - 1)) {
            if (sizes.textAtLineEnd(item, start, sizes.visibleEnd(item, start, at)) <= room) {
                return at;
            }
        }
        return start;
    }

    /**
     * Breaks the word at the end of a line if {@code overflow-wrap} or {@code word-break:
     * break-word} allows it. Only the last item is considered: if it is not text, nothing is
     * broken. If no character fits and an earlier text on the line may be broken, the line ends
     * before the word.
     *
     * @return the start of the next line; null if the line ends neither in the word nor before it
     * @see <a href="https://drafts.csswg.org/css-text-4/#overflow-wrap-property">css-text-4,
     *     5.5</a>
     */
    @Nullable Position breakWord(LineBuilder line, int last) {
        return breakWord(line, last, false);
    }

    /**
     * Breaks the word at the end of a line.
     *
     * @param mayEndEarlier whether the line has an earlier break opportunity, so that it need not
     *     keep a character of the word
     */
    private @Nullable Position breakWord(LineBuilder line, int last, boolean mayEndEarlier) {
        int end = line.size() - 1;
        LineItem word = line.items().get(end);
        InlineItem item = word.item();
        if (!item.isText()) {
            return null;
        }
        boolean mayStay = words.mayBreakBehindEarlierText(line.items(), end);
        double room = line.available() - (line.position() - word.inlineSize());
        int at = words.breakInWord(word, room, mayStay || mayEndEarlier);
        if (at > word.start()) {
            return endInside(line, end, at, last);
        }
        return mayStay && word.start() == item.start()
                ? endBefore(line, keptItems(line.items(), end), last)
                : null;
    }

    /**
     * Breaks a line that is too long inside a word that allows breaks anywhere. If a box edge or an
     * object does not fit, it is the last word of which a part fits; otherwise it is the last text.
     *
     * @param mayEndEarlier whether the line has an opportunity before its end
     */
    private @Nullable Position breakAnywhere(LineBuilder line, int last, boolean mayEndEarlier) {
        LineItem end = line.items().get(line.size() - 1);
        boolean isText = end.item().isText();
        if (!isText || line.position() - end.inlineSize() > line.available()) {
            Position earlier = breakEarlierWord(line, last);
            if (earlier != null) {
                return earlier;
            }
        }
        return isText ? breakWord(line, last, mayEndEarlier) : null;
    }

    /**
     * Breaks the last word that may be broken anywhere and of which a part fits. At least its last
     * character moves to the next line, unless the start of a box divides the word.
     *
     * @return the start of the next line; null if there is no such word
     */
    private @Nullable Position breakEarlierWord(LineBuilder line, int last) {
        List<LineItem> items = line.items();
        double room = line.available() - line.position();
        boolean hasContentBehind = false;
        for (int i = items.size() - 1; i >= 0; i--) {
            LineItem part = items.get(i);
            boolean endsAtBox = hasContentBehind && items.get(i + 1).item().kind() == Kind.OPEN;
            if (endsAtBox
                    && room >= 0
                    && part.item().isText()
                    && words.mayBreakAnywhere(part.item())) {
                return endBehind(line, i, last);
            }
            hasContentBehind |= !isNoContent(part.item());
            room += part.inlineSize();
            if (room > 0 && part.item().isText()) {
                int at = words.breakInWord(part, room, true);
                if (at > part.start()) {
                    return endInside(line, i, at, last);
                }
            }
        }
        return null;
    }

    /**
     * Ends a full line before content. Boxes that start directly before the content move to the
     * next line; other items stay.
     *
     * @param next index of the content
     */
    Position endBeforeContent(LineBuilder line, int next) {
        int kept = line.size();
        while (kept > 0
                && !InlineQuirks.staysOnFullLine(
                        line.items().get(kept - 1).item().kind() != Kind.OPEN)) {
            kept--;
        }
        return endBefore(line, kept, next - 1);
    }

    /**
     * Returns the index of the first item with content at or after an index; the size of the list
     * if there is none.
     */
    private static int indexOfContent(List<LineItem> items, int from) {
        int index = from;
        while (index < items.size() && isNoContent(items.get(index).item())) {
            index++;
        }
        return index;
    }

    /** Ends a line after an item and the items without content that stay with it. */
    private Position endBehind(LineBuilder line, int item, int last) {
        List<LineItem> items = line.items();
        return endBefore(line, keptItems(items, indexOfContent(items, item + 1)), last);
    }

    /**
     * Ends a line inside a text.
     *
     * @param i index of the text on the line
     * @param at index in the processed text
     */
    private Position endInside(LineBuilder line, int i, int at, int last) {
        LineItem part = line.items().get(i);
        int item = last - (line.size() - 1 - i);
        line.cutIn(i, sizes.lastText(part.item(), part.start(), at));
        return new Position(item, at);
    }

    /** Ends a line before the item with the index {@code kept} on the line. */
    private Position endBefore(LineBuilder line, int kept, int last) {
        Position next = position(last - (line.size() - 1 - kept));
        line.cut(kept);
        return next;
    }

    /**
     * Returns how many items stay on a line that ends before the content at an index: all up to the
     * last content before it, and then ends of boxes, empty boxes and out-of-flow boxes. A box that
     * starts there and contains the content or an absolutely positioned box moves to the next line
     * with what it starts with, including floats. In Chromium the box stays, up to the positioned
     * box, if removed white space precedes that, because the space is content.
     */
    private static int keptItems(List<LineItem> items, int content) {
        int kept = content;
        while (kept > 0 && isNoContent(items.get(kept - 1).item())) {
            kept--;
        }
        int depth = 0;
        for (int i = kept; i < content; i++) {
            Kind kind = items.get(i).item().kind();
            depth += kind == Kind.OPEN ? 1 : kind == Kind.CLOSE && depth > 0 ? -1 : 0;
            if (depth > 0 && kind == Kind.POSITIONED && !isBehindRemovedSpace(items, i)) {
                return kept;
            }
            if (depth == 0 || kind == Kind.POSITIONED) {
                kept = i + 1;
            }
        }
        return kept;
    }

    /**
     * Whether only white space that has been removed is between the start of an inline box and the
     * item at an index.
     */
    private static boolean isBehindRemovedSpace(List<LineItem> items, int index) {
        InlineItem before = index == 0 ? null : items.get(index - 1).item();
        return before != null
                && before.kind() == Kind.OPEN
                && before.box().children().get(0) instanceof TextBox;
    }

    private static boolean isNoContent(InlineItem item) {
        return switch (item.kind()) {
            case OPEN, CLOSE, POSITIONED, FLOAT -> true;
            default -> false;
        };
    }
}
