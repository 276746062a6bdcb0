package browsy.layout.flow.inline.items;

import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.text.BreakOpportunities;
import browsy.style.computed.ComputedStyle;
import java.util.Collections;
import java.util.List;

/**
 * The content of one inline formatting context: white space collapsed, text transformed, shaped and
 * searched for break opportunities; independent of the room it gets.
 *
 * @param style of the block container
 * @param text the processed text; U+FFFC stands for an atomic inline
 * @param items taken over: not to be changed any more
 * @param edges which edges of inline boxes make a line
 * @param isBlank whether it makes no line: nothing but empty inline boxes and out-of-flow boxes
 * @param bidi the embedding levels of the text
 * @param clonesEdges whether there are boxes that have their edges on each of their lines
 */
public record InlineContent(
        ComputedStyle style,
        String text,
        List<InlineItem> items,
        InlineEdges edges,
        boolean isBlank,
        BidiLevels bidi,
        boolean clonesEdges) {
    public InlineContent {
        items = Collections.unmodifiableList(items);
    }

    /** Whether lines need reordering. */
    public boolean isBidi() {
        return bidi.isBidi();
    }

    /** Whether it is text that fits on one line whatever room there is: a word, most often. */
    public boolean isUnbreakable() {
        for (InlineItem item : items) {
            switch (item.kind()) {
                case OPEN, CLOSE, POSITIONED, MARKER:
                    break;
                case TEXT:
                    BreakOpportunities breaks = item.breaks();
                    if (breaks == null
                            || breaks.next(1) < text.length()
                            || item.breaksAnywhere()
                            || endsWithHangingSpace(item)
                            || endsWithSoftHyphen(item)) {
                        return false;
                    }
                    break;
                default:
                    return false;
            }
        }
        return true;
    }

    /** Whether its items stand for the same parts of text as the same content in another style. */
    public boolean isLike(InlineContent other) {
        if (items.size() != other.items.size() || text.length() != other.text.length()) {
            return false;
        }
        for (int i = 0; i < items.size(); i++) {
            InlineItem own = items.get(i);
            InlineItem theirs = other.items.get(i);
            if (own.kind() != theirs.kind()
                    || own.start() != theirs.start()
                    || own.end() != theirs.end()) {
                return false;
            }
        }
        return true;
    }

    /** Spaces that do not collapse hang, but have room where all is on one line. */
    private boolean endsWithHangingSpace(InlineItem item) {
        return text.charAt(item.end() - 1) == ' ' && !item.collapsesSpaces();
    }

    /** {@link InlineQuirks#hyphenatesLastLine} tells the min-content size from the other. */
    private boolean endsWithSoftHyphen(InlineItem item) {
        return text.charAt(item.end() - 1) == '\u00ad' && item.wraps();
    }
}
