package browsy.layout.flow.inline.lines;

import java.util.Collections;
import java.util.List;

/**
 * The content of one line, in logical order.
 *
 * @param items taken over: not to be changed any more
 * @param used inline size of the content with the text indent and the edges of cloned boxes; what
 *     hangs counts only in the max-content size
 * @param indent the text indent
 * @param next where the next line starts
 * @param isForced whether a forced break ends it
 * @param isLast whether nothing follows
 * @param isBlank whether it makes no line box: nothing but empty inline boxes and boxes out of flow
 */
public record Line(
        List<LineItem> items,
        double used,
        double indent,
        Position next,
        boolean isForced,
        boolean isLast,
        boolean isBlank) {
    public Line {
        items = Collections.unmodifiableList(items);
    }

    /** The inline size of what hangs over the end. */
    public double hanging() {
        double hangs = 0;
        for (LineItem item : items) {
            hangs += item.hangs();
        }
        return hangs;
    }

    /**
     * How much of that hangs only where there is no room for it: preserved spaces at the end of a
     * paragraph.
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

    /** A place in the content: an item and an index into the processed text. */
    public record Position(int item, int offset) {
        public static final Position START = new Position(0, 0);
    }
}
