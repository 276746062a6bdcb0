package browsy.layout.flow.inline;

import static browsy.style.property.InternalProperties.RUBY_PART;
import static browsy.style.property.TextProperties.TEXT_ALIGN;
import static browsy.style.property.TextProperties.TEXT_ALIGN_LAST;

import browsy.css.value.Direction;
import browsy.css.value.TextAlign;
import browsy.layout.box.Box;
import browsy.layout.flow.inline.boxes.AlignedLeaf;
import browsy.layout.flow.inline.lines.LineContent;
import browsy.layout.geometry.LayoutUnit;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.RubyPart;
import java.util.List;

/**
 * Inline-axis alignment of the content of a line ({@code text-align}).
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#justification">css-text-4</a>
 */
public final class LineAlignment {
    private LineAlignment() {}

    /**
     * Returns the shift of the content to the line-right side. Justification and ruby alignment
     * increase the inline sizes of the leaves instead.
     *
     * @param direction the direction of the bidi paragraph of the line
     * @param free the free space of the line; negative if the content overflows
     * @param text the processed text of the block container
     */
    static double offset(
            ComputedStyle style,
            Direction direction,
            LineContent line,
            double free,
            List<AlignedLeaf> leaves,
            String text) {
        boolean ltr = direction == Direction.LTR;
        RubyPart part = style.get(RUBY_PART);
        if (part != RubyPart.NONE && free > 0) {
            return RubyJustification.apply(style, part, free, ltr, leaves, text);
        }
        TextAlign align = used(style, line);
        if (align == TextAlign.JUSTIFY) {
            return free > 0 && Justification.apply(leaves, text, free) ? 0 : start(ltr, free);
        }
        return switch (align) {
            case LEFT, WEBKIT_LEFT -> left(ltr, free);
            case RIGHT, WEBKIT_RIGHT -> right(ltr, free);
            case CENTER, WEBKIT_CENTER -> center(ltr, free);
            case END -> ltr ? right(true, free) : left(false, free);
            default -> start(ltr, free);
        };
    }

    /** Returns the alignment position of an empty line, from the inline-start content edge. */
    public static double ofEmptyLine(Box box, double inlineSize) {
        boolean ltr = box.flow().direction() == Direction.LTR;
        return switch (box.style().get(TEXT_ALIGN)) {
            case CENTER, WEBKIT_CENTER -> LayoutUnit.truncate(inlineSize / 2);
            case END -> inlineSize;
            case LEFT, WEBKIT_LEFT -> ltr ? 0 : inlineSize;
            case RIGHT, WEBKIT_RIGHT -> ltr ? inlineSize : 0;
            case START, JUSTIFY -> 0;
        };
    }

    /**
     * Returns the used alignment of a line: {@code text-align-last} applies to the last line and
     * before forced breaks.
     */
    private static TextAlign used(ComputedStyle style, LineContent line) {
        TextAlign align = style.get(TEXT_ALIGN);
        if (!line.isForced() && !line.isLast()) {
            return align;
        }
        return switch (style.get(TEXT_ALIGN_LAST)) {
            case AUTO -> align == TextAlign.JUSTIFY ? TextAlign.START : align;
            case START -> TextAlign.START;
            case END -> TextAlign.END;
            case LEFT -> TextAlign.LEFT;
            case RIGHT -> TextAlign.RIGHT;
            case CENTER -> TextAlign.CENTER;
            case JUSTIFY -> TextAlign.JUSTIFY;
        };
    }

    private static double start(boolean ltr, double free) {
        return ltr ? left(true, free) : right(false, free);
    }

    private static double left(boolean ltr, double free) {
        return ltr ? 0 : Math.min(0, free);
    }

    private static double right(boolean ltr, double free) {
        return ltr ? Math.max(0, free) : free;
    }

    private static double center(boolean ltr, double free) {
        double half = LayoutUnit.truncate(free / 2);
        if (ltr) {
            return Math.max(0, half);
        }
        return free > 0 ? half : free;
    }
}
