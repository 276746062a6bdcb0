package browsy.layout.flow.inline.items;

import static browsy.style.property.TextProperties.BOX_DECORATION_BREAK;

import browsy.css.value.box.BoxDecorationBreak;
import browsy.layout.box.InlineBox;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;

/**
 * Decides which edges of inline boxes prevent a line box from being empty: borders, paddings and
 * margins that are not zero, even if their sum is.
 *
 * @param ignoresMargins whether margins do not count, as in quirks mode
 * @see <a href="https://drafts.csswg.org/css-inline-3/#invisible-line-boxes">css-inline-3</a>
 * @see <a
 *     href="https://quirks.spec.whatwg.org/#the-line-height-calculation-quirk">quirks.spec.whatwg.org</a>
 */
public record InlineEdges(boolean ignoresMargins) {
    /** Whether the edge of an {@code OPEN} or {@code CLOSE} item makes a line box non-empty. */
    public boolean makeLine(InlineItem item) {
        InlineBox box = (InlineBox) item.box();
        return item.kind() == InlineItem.Kind.OPEN ? open(box) : close(box);
    }

    /** Whether the inline-start edge of a box makes a line box non-empty. */
    boolean open(InlineBox box) {
        if (!box.isFirst()) {
            return false;
        }
        return BoxEdges.borderPadding(box, BoxEdges.ANY_BASIS).inlineStart() != 0
                || (!ignoresMargins && margin(box).inlineStart() != 0);
    }

    /** Whether the inline-end edge of a box makes a line box non-empty. */
    boolean close(InlineBox box) {
        if (!box.isLast()) {
            return false;
        }
        return BoxEdges.borderPadding(box, BoxEdges.ANY_BASIS).inlineEnd() != 0
                || (!ignoresMargins && margin(box).inlineEnd() != 0);
    }

    /**
     * Whether each fragment of a box has all edges ({@code box-decoration-break: clone}).
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
