package browsy.layout.flow.inline.lines;

import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;
import static browsy.style.property.TextProperties.TEXT_WRAP_STYLE;

import browsy.css.value.text.TextWrapStyle;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.lines.LineContent.Position;
import browsy.layout.geometry.LayoutUnit;

/**
 * {@code text-wrap-style: balance}: finds the smallest inline size with which a short paragraph has
 * no more lines than with the available size, by binary search. Its lines then have similar
 * lengths.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#valdef-text-wrap-style-balance">css-text-4</a>
 */
public final class BalancedTextWrap {
    /** Longer paragraphs are not balanced, as in Chromium. */
    private static final int MAX_LINES = 6;

    /** The least size that is tried, as a share of the average size of a line. */
    private static final double LEAST_SHARE = 0.8;

    private final InlineContent content;
    private final LineFiller filler;
    private final double indent;

    public BalancedTextWrap(InlineContent content, LineFiller filler, double indent) {
        this.content = content;
        this.filler = filler;
        this.indent = indent;
    }

    /** Whether the lines of a block container are balanced. */
    public static boolean applies(BlockContainer container, InlineContent content) {
        if (container.style().get(TEXT_WRAP_STYLE) != TextWrapStyle.BALANCE) {
            return false;
        }
        for (InlineItem item : content.items()) {
            switch (item.kind()) {
                case FLOAT, INITIAL_LETTER, TAB:
                    return false;
                default:
            }
        }
        return true;
    }

    /**
     * Returns the inline size to which the lines up to the first forced break are limited; {@code
     * available} if lines are not balanced. As in Chromium the lines after a forced break are not
     * balanced, and the result may be a pixel larger than necessary.
     */
    public double of(double available) {
        Lines lines = lines(available);
        if (lines.count < 2 || lines.count > MAX_LINES) {
            return available;
        }
        double accuracy = content.style().get(EFFECTIVE_ZOOM);
        double enough = available;
        double tooSmall = LayoutUnit.round(lines.used / lines.count * LEAST_SHARE);
        while (tooSmall + accuracy < enough) {
            double middle = LayoutUnit.truncate((enough + tooSmall) / 2);
            if (lines(middle).count <= lines.count) {
                enough = middle;
            } else {
                tooSmall = middle;
            }
        }
        return enough;
    }

    /**
     * The lines for an available size.
     *
     * @param count their number; more than {@link #MAX_LINES} if there are too many or one
     *     overflows
     * @param used the sum of their inline sizes
     */
    private record Lines(int count, double used) {}

    private Lines lines(double available) {
        Position next = Position.startOf(content);
        int count = 0;
        double used = 0;
        double lineIndent = indent;
        boolean isForced = false;
        while (!isForced && next.item() < content.items().size() && count <= MAX_LINES) {
            LineContent line = filler.fill(next, lineIndent, new Room(available));
            if (line.used() > available + LayoutUnit.EPSILON) {
                return new Lines(MAX_LINES + 1, used);
            }
            count += line.isBlank() ? 0 : 1;
            used += line.used();
            next = line.next();
            lineIndent = 0;
            isForced = line.isForced();
        }
        return new Lines(count, used);
    }

    /** Space without floats. */
    private record Room(double available) implements LineOpportunity {
        @Override
        public void meet(Box floating, double used, boolean afterContent) {
            throw new IllegalStateException(
                    "float in balanced lines: lines with floats must not be balanced");
        }

        @Override
        public void meetLetter(BlockContainer letter, double indent) {
            throw new IllegalStateException(
                    "initial letter in balanced lines: lines with one must not be balanced");
        }
    }
}
