package browsy.layout.flow.inline.items;

import static browsy.style.property.TextProperties.OVERFLOW_WRAP;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;
import static browsy.style.property.TextProperties.WORD_BREAK;

import browsy.css.value.text.OverflowWrap;
import browsy.css.value.text.WordBreak;
import browsy.layout.box.Box;
import browsy.layout.text.BreakOpportunities;
import browsy.layout.text.ShapedText;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/**
 * One step of the content of an inline formatting context, flattened in document order.
 *
 * @param box the box it is of; for {@link Kind#TEXT} the text box
 * @param start index of its first character in the processed text
 * @param end index after its last character
 * @param wraps whether lines may break inside it
 * @param breakBefore whether a line may break before it where the text allows it
 * @param level bidi embedding level
 * @param shaped the shaped run it is part of; null unless it is text
 * @param shapedStart index of the run's first character in the processed text
 * @param breaks break opportunities of the whole processed text by the rules of its style; null
 *     without characters
 */
public record InlineItem(
        Kind kind,
        Box box,
        int start,
        int end,
        boolean wraps,
        boolean breakBefore,
        int level,
        @Nullable ShapedText shaped,
        int shapedStart,
        @Nullable BreakOpportunities breaks) {

    /** What an item is. */
    public enum Kind {
        TEXT,
        TAB,
        /** A preserved line feed or a {@code <br>}. */
        NEWLINE,
        /** A {@code <wbr>}. */
        WORD_BREAK,
        OPEN,
        CLOSE,
        ATOMIC,
        FLOAT,
        INITIAL_LETTER,
        POSITIONED,
        /** An outside list marker. */
        MARKER
    }

    /** Width of a part that other text follows. */
    public double width(int from, int to) {
        return shaped == null ? 0 : shaped.width(from - shapedStart, to - shapedStart);
    }

    /** Width of a part that ends a line. */
    public double widthAtLineEnd(int from, int to) {
        return shaped == null ? 0 : shaped.widthAlone(from - shapedStart, to - shapedStart);
    }

    /** Whether lines may end at any character of it where nothing else fits, measured lines too. */
    public boolean breaksAnywhere() {
        ComputedStyle style = box.style();
        return style.get(OVERFLOW_WRAP) == OverflowWrap.ANYWHERE
                || style.get(WORD_BREAK) == WordBreak.BREAK_WORD;
    }

    /** The same with its ends at other places of the text. */
    InlineItem movedBy(int startBy, int endBy) {
        return new InlineItem(
                kind,
                box,
                start + startBy,
                end + endBy,
                wraps,
                breakBefore,
                level,
                shaped,
                shapedStart,
                breaks);
    }

    /** Whether spaces side by side in it are one, and those at the ends of lines none. */
    public boolean collapsesSpaces() {
        return switch (box.style().get(WHITE_SPACE_COLLAPSE)) {
            case COLLAPSE, PRESERVE_BREAKS -> true;
            case PRESERVE, PRESERVE_SPACES, BREAK_SPACES -> false;
        };
    }

    public boolean isText() {
        return kind == Kind.TEXT;
    }
}
