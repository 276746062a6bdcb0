package browsy.layout.flow.inline.lines;

import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import java.util.Collections;
import java.util.List;

/**
 * The content of one line, in logical order.
 *
 * @param items the items; the record takes ownership of the list
 * @param used inline size of the content, including text indent and cloned edges; hanging white
 *     space counts only for the max-content size
 * @param indent the text indent
 * @param next the start of the next line
 * @param isForced whether a forced break ends the line
 * @param isLast whether no content follows
 * @param isBlank whether it generates no line box: only empty inline boxes and out-of-flow boxes
 */
public record LineContent(
        List<LineItem> items,
        double used,
        double indent,
        Position next,
        boolean isForced,
        boolean isLast,
        boolean isBlank) {
    public LineContent {
        items = Collections.unmodifiableList(items);
    }

    /** Returns the inline size of hanging white space. */
    public double hanging() {
        double hangs = 0;
        for (LineItem item : items) {
            hangs += item.hangs();
        }
        return hangs;
    }

    /**
     * Returns the inline size of conditionally hanging white space, which hangs only if it does not
     * fit: preserved spaces at the end of a paragraph.
     *
     * @see <a href="https://drafts.csswg.org/css-text-4/#hanging">css-text-4</a>
     */
    public double conditionallyHanging() {
        double hangs = 0;
        if (isForced || isLast) {
            for (int i = 0; i < items.size(); i++) {
                LineItem item = items.get(i);
                if (item.hangs() > 0 && !item.item().collapsesSpaces()) {
                    hangs += item.hangs();
                }
            }
        }
        return hangs;
    }

    /**
     * A position in the content.
     *
     * @param item index of an item
     * @param offset index into the processed text
     */
    public record Position(int item, int offset) {
        /**
         * The start of a content. Bidi controls of the block container may precede the first item.
         */
        public static Position startOf(InlineContent content) {
            List<InlineItem> items = content.items();
            return new Position(0, items.isEmpty() ? 0 : items.get(0).start());
        }
    }
}
