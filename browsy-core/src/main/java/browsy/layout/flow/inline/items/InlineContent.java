package browsy.layout.flow.inline.items;

import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.text.BreakOpportunities;
import browsy.style.computed.ComputedStyle;
import java.util.Collections;
import java.util.List;

/**
 * The prepared content of one inline formatting context: white space is collapsed, text is
 * transformed and shaped, and break opportunities are found. Independent of the available space.
 *
 * @param style of the block container
 * @param text the processed text; U+FFFC represents an atomic inline
 * @param items the items in document order; the record takes ownership of the list
 * @param edges decides which edges of inline boxes make a line box non-empty
 * @param isBlank whether it generates no line box: only empty inline boxes and out-of-flow boxes
 * @param bidi the embedding levels of the text
 * @param clonesEdges whether there are boxes with {@code box-decoration-break: clone}
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

    /** Whether it is text without a break opportunity inside, for example a single word. */
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

    /**
     * Whether its items have the same kinds and text ranges as those of the same content with
     * another style.
     */
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

    /**
     * Whether a text ends with a preserved space. It hangs at a line end, but counts in the
     * max-content size.
     */
    private boolean endsWithHangingSpace(InlineItem item) {
        return text.charAt(item.end() - 1) == ' ' && !item.collapsesSpaces();
    }

    /**
     * Whether a text ends with a soft hyphen, for which min-content and max-content sizes differ
     * ({@link InlineQuirks#hyphenatesLastLine}).
     */
    private boolean endsWithSoftHyphen(InlineItem item) {
        return text.charAt(item.end() - 1) == '\u00ad' && item.wraps();
    }
}
