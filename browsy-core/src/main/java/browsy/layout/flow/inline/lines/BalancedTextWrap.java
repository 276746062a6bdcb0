package browsy.layout.flow.inline.lines;

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

    /** The limit on steps of the binary search. */
    private static final int MAX_STEPS = 24;

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
                case FLOAT, INITIAL_LETTER, NEWLINE, TAB:
                    return false;
                default:
            }
        }
        return true;
    }

    /**
     * Returns the inline size to which lines are limited; {@code available} if lines are not
     * balanced.
     */
    public double of(double available) {
        int lines = lines(available);
        if (lines < 2 || lines > MAX_LINES) {
            return available;
        }
        double enough = available;
        double tooSmall = available / (lines + 1);
        for (int step = 0; step < MAX_STEPS && enough - tooSmall > LayoutUnit.EPSILON; step++) {
            double middle = (enough + tooSmall) / 2;
            if (lines(middle) <= lines) {
                enough = middle;
            } else {
                tooSmall = middle;
            }
        }
        return enough;
    }

    /**
     * Returns the number of lines for an available size; more than {@link #MAX_LINES} if a line
     * overflows.
     */
    private int lines(double available) {
        Position next = Position.START;
        int lines = 0;
        double lineIndent = indent;
        while (next.item() < content.items().size() && lines <= MAX_LINES) {
            LineContent line = filler.fill(next, lineIndent, new Room(available));
            if (line.used() > available + LayoutUnit.EPSILON) {
                return MAX_LINES + 1;
            }
            lines += line.isBlank() ? 0 : 1;
            next = line.next();
            lineIndent = 0;
        }
        return lines;
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
