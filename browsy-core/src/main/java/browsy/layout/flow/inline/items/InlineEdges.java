package browsy.layout.flow.inline.items;

import static browsy.style.property.TextProperties.BOX_DECORATION_BREAK;

import browsy.css.value.box.BoxDecorationBreak;
import browsy.layout.box.InlineBox;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;

/**
 * Which edges of inline boxes make a line even where there is nothing else on it: borders, paddings
 * and margins that are not zero, whatever their sum is.
 *
 * @param ignoresMargins whether margins do not count, as in quirks mode
 * @see <a href="https://drafts.csswg.org/css-inline-3/#invisible-line-boxes">css-inline-3</a>
 * @see <a
 *     href="https://quirks.spec.whatwg.org/#the-line-height-calculation-quirk">quirks.spec.whatwg.org</a>
 */
public record InlineEdges(boolean ignoresMargins) {
    /** Whether an opening or closing tag makes a line. */
    public boolean makeLine(InlineItem item) {
        InlineBox box = (InlineBox) item.box();
        return item.kind() == InlineItem.Kind.OPEN ? open(box) : close(box);
    }

    /** Whether the start of a box makes a line. */
    boolean open(InlineBox box) {
        if (!box.isFirst()) {
            return false;
        }
        return BoxEdges.borderPadding(box, BoxEdges.ANY_BASIS).inlineStart() != 0
                || (!ignoresMargins && margin(box).inlineStart() != 0);
    }

    /** Whether the end of a box makes a line. */
    boolean close(InlineBox box) {
        if (!box.isLast()) {
            return false;
        }
        return BoxEdges.borderPadding(box, BoxEdges.ANY_BASIS).inlineEnd() != 0
                || (!ignoresMargins && margin(box).inlineEnd() != 0);
    }

    /**
     * Whether a box has its edges on each of its lines.
     *
     * @see <a href="https://drafts.csswg.org/css-break-3/#break-decoration">css-break-3</a>
     */
    public static boolean areCloned(InlineBox box) {
        return box.style().get(BOX_DECORATION_BREAK) == BoxDecorationBreak.CLONE;
    }

    private static LogicalEdges margin(InlineBox box) {
        return BoxEdges.margin(box, BoxEdges.ANY_BASIS, box.flow());
    }
}
