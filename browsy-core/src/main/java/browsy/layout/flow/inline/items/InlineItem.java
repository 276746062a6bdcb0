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
 * An item of an inline formatting context: text, start or end of an inline box, atomic inline or
 * out-of-flow box. The items are in document order.
 *
 * @param kind the kind of item
 * @param box the box of the item; for {@link Kind#TEXT} the text box
 * @param start index of its first character in the processed text
 * @param end index after its last character
 * @param wraps whether lines may break inside it ({@code text-wrap-mode} of its box)
 * @param breakBefore whether a line may break before it, if the text allows it
 * @param level bidi embedding level
 * @param shaped the shaped text run that contains it; null unless it is text
 * @param shapedStart index of the first character of the run in the processed text
 * @param breaks break opportunities of the whole processed text by the rules of its style; null
 *     without characters
 * @param startsLine whether it is on a line of which it is the first text
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
        @Nullable BreakOpportunities breaks,
        boolean startsLine) {

    /** The kinds of inline items. */
    public enum Kind {
        TEXT,
        TAB,
        /** A preserved line feed or a {@code <br>}. */
        NEWLINE,
        /** A {@code <wbr>}. */
        WORD_BREAK,
        /** The start of an inline box. */
        OPEN,
        /** The end of an inline box. */
        CLOSE,
        ATOMIC,
        FLOAT,
        INITIAL_LETTER,
        /** An absolutely positioned box. */
        POSITIONED,
        /** An outside list marker. */
        MARKER
    }

    /** Returns the inline size of a range of the text that is followed by other text. */
    public double width(int from, int to) {
        return shaped == null ? 0 : shaped.width(from - shapedStart, to - shapedStart);
    }

    /** Returns the inline size of a range of the text that ends a line. */
    public double widthAtLineEnd(int from, int to) {
        return shaped == null ? 0 : shaped.widthAlone(from - shapedStart, to - shapedStart);
    }

    /**
     * Returns the space that an opening mark at an index has lost because of the character before
     * it, if it gets the space back as the first mark of a line. A part of the text that does not
     * begin at the start of the item always begins a line.
     */
    public double narrowedStart(int from) {
        return shaped != null && (from > start || startsLine)
                ? shaped.narrowedStart(from - shapedStart)
                : 0;
    }

    /** Returns the item as the first text of a line. */
    public InlineItem startingLine() {
        boolean isNarrowed = shaped != null && shaped.narrowedStart(start - shapedStart) != 0;
        return isNarrowed
                ? new InlineItem(
                        kind,
                        box,
                        start,
                        end,
                        wraps,
                        breakBefore,
                        level,
                        shaped,
                        shapedStart,
                        breaks,
                        true)
                : this;
    }

    /** Returns what a closing mark before an index can lose at the end of a line. */
    public double narrowableEnd(int index) {
        return shaped == null ? 0 : shaped.narrowableEnd(index - shapedStart);
    }

    /**
     * Whether lines may break at any character of it if there is no other opportunity, also for the
     * min-content size.
     */
    public boolean breaksAnywhere() {
        ComputedStyle style = box.style();
        return style.get(OVERFLOW_WRAP) == OverflowWrap.ANYWHERE
                || style.get(WORD_BREAK) == WordBreak.BREAK_WORD;
    }

    /** Returns a copy with moved text indices. */
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
                breaks,
                startsLine);
    }

    /** Returns a copy with another bidi embedding level. */
    public InlineItem withLevel(int other) {
        return new InlineItem(
                kind,
                box,
                start,
                end,
                wraps,
                breakBefore,
                other,
                shaped,
                shapedStart,
                breaks,
                startsLine);
    }

    /**
     * Whether its white space is collapsible: sequences become one space, and spaces at line ends
     * are removed.
     */
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
