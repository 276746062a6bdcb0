package browsy.layout.flow.quirks;

import static browsy.style.property.TextProperties.TEXT_WRAP_MODE;

import browsy.css.value.text.TextWrapMode;
import browsy.infra.ShownBy;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.TextBox;
import browsy.layout.text.LineBreaker;
import browsy.style.PseudoElement;

/**
 * Deviations of Chromium from the specifications in inline formatting contexts, and its behaviour
 * where they are undefined. Each method is one decision that {@code browsy.layout.flow.inline}
 * delegates: its Javadoc states what the specification says and what Chromium does. Some methods
 * only return an argument; they name the deviation at the place where it applies.
 */
public final class InlineQuirks {
    private InlineQuirks() {}

    // Inline items.

    /**
     * Whether a collapsible space after an inline box is removed because of the content of the box.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#white-space-phase-1">css-text-4, 4.1.1</a>: only a
     * space before another one is removed. Chromium draws the symbol of an inside marker in place
     * of its text, which ends with a space.
     */
    @ShownBy("wpt/css/CSS2/lists/list-style-004.html")
    public static boolean dropsSpaceBehind(InlineBox box) {
        return box.pseudo() == PseudoElement.MARKER
                && box.children().size() == 1
                && box.children().get(0) instanceof ReplacedBox;
    }

    /**
     * Returns the character that precedes a word after an atomic or out-of-flow box, for
     * capitalization; 0 if there is none.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#text-transform-property">css-text-4, 2.1</a>: a
     * word begins after an object. In Chromium the word continues after the last character in the
     * box.
     */
    @ShownBy("flow/capital-behind-inline-block.html")
    public static char lastCharacterIn(Box box) {
        Box last = box;
        while (!last.children().isEmpty()) {
            last = last.children().get(last.children().size() - 1);
        }
        return last instanceof TextBox textBox && !textBox.text().isEmpty()
                ? textBox.text().charAt(textBox.text().length() - 1)
                : 0;
    }

    /**
     * Whether a line must not end after a text, although an ancestor box wraps.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4, 5.1</a>: the
     * nearest common ancestor of both sides decides. In Chromium no line ends after a space that
     * does not wrap, unless a wrapping space after it is removed.
     *
     * @param last the last character of the text
     * @param wraps whether the text wraps
     */
    @ShownBy("flow/unwrapped-space-holds-next-word.html")
    public static boolean holdsNextWord(char last, boolean wraps) {
        return !wraps && last == ' ';
    }

    // Soft wrap opportunities.

    /**
     * Whether a line may end after content if the text allows it.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4, 5.1</a>: the
     * nearest common ancestor of both sides decides. In Chromium the box of the content before the
     * opportunity decides, if it wraps.
     */
    @ShownBy("flow/break-behind-wrapping-box.html")
    public static boolean allowsBreakBehind(boolean wraps) {
        return wraps;
    }

    /**
     * Whether a line may end at a {@code wbr}.
     *
     * <p>Specification: <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#phrasing-content-3">HTML,
     * rendering</a>: it is an opportunity in text that wraps, and in {@code nobr}. In Chromium it
     * is one everywhere.
     */
    @ShownBy("flow/wbr-in-unwrapped-text.html")
    public static boolean breaksBehindWordBreak(boolean wraps) {
        return true;
    }

    /**
     * Whether a line may end between an atomic inline that wraps and a forced break. As lines only
     * end before content, this has an effect only if a box starts between the two.
     *
     * <p>Specification: <a href="https://www.unicode.org/reports/tr14/#LB6">UAX #14, LB6</a>: there
     * is no opportunity before a forced break.
     *
     * @param text the processed text
     * @param end index after the atomic inline in the text
     */
    @ShownBy("flow/break-between-atomic-and-newline.html")
    public static boolean allowsBreakBehindAtomic(String text, int end) {
        return end < text.length() && text.charAt(end) == '\n';
    }

    /**
     * Whether a line may end between content that wraps and the space at the start of text that
     * does not.
     *
     * <p>Specification: <a href="https://www.unicode.org/reports/tr14/#LB7">UAX #14, LB7</a>: there
     * is no opportunity before a space.
     *
     * @param isBehindAtomic whether the content is an atomic inline
     * @param isBehindBox whether its box ends after it, and no other box starts there
     */
    @ShownBy("flow/break-before-unwrapped-space.html")
    public static boolean allowsBreakBeforeSpace(boolean isBehindAtomic, boolean isBehindBox) {
        return isBehindAtomic || isBehindBox;
    }

    /**
     * Whether an atomic inline belongs to the word before it, where only the Unicode rules apply:
     * in the min-content size, and after text that does not wrap.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4, 5.1</a>: lines may
     * end on both sides of an atomic inline, even beside a no-break space, bracket or quotation
     * mark.
     *
     * @param text the processed text
     * @param at index of the atomic inline
     */
    @ShownBy("flow/no-break-space-before-atomic.html")
    public static boolean joinsAtomic(String text, int at) {
        return at > 0
                && at < text.length()
                && text.charAt(at) == LineBreaker.OBJECT
                && LineBreaker.joinsObject(text.charAt(at - 1));
    }

    // Lines.

    /**
     * Whether a text is left whole if it fits without the spaces at its end, but a box edge after
     * it does not fit.
     *
     * <p>Specification: <a href="https://drafts.csswg.org/css-text-4/#line-breaking">css-text-4,
     * 5</a>: the line ends at the last opportunity up to which it fits, inside the text.
     *
     * @param visible size of the text without the spaces at its end
     * @param room the available size
     */
    @ShownBy("flow/edge-behind-trailing-space.html")
    public static boolean leavesWhole(double visible, double room) {
        return visible <= room;
    }

    /**
     * Whether an item after the content of a full line stays on the line although a box around it
     * continues on the next line.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4, 5.1</a>: the line
     * ends before a box that contains the next content. Chromium leaves empty boxes after a line
     * that is filled up with spaces, so the boxes around them start on this line.
     *
     * @param isNoStart whether the item is not the start of a box
     */
    @ShownBy("flow/empty-box-behind-full-line.html")
    public static boolean staysOnFullLine(boolean isNoStart) {
        return isNoStart;
    }

    /**
     * Whether the lines of a block overflow beside floats instead of moving below them.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visuren.html#floats">CSS 2.2, 9.5</a>:
     * a line that is too short for its content moves down. In Chromium lines of a block that does
     * not wrap do not move.
     */
    @ShownBy("flow/unwrapped-lines-beside-floats.html")
    public static boolean overflowsBesideFloats(BlockContainer container) {
        return container.style().get(TEXT_WRAP_MODE) != TextWrapMode.WRAP;
    }

    /**
     * Returns the inline size that the edges of continuing boxes with {@code box-decoration-break:
     * clone} add to a line.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-break-4/#break-decoration">css-break-4, 5.4</a>: each
     * fragment has its edges, so a line reserves space for them. Chromium reserves space for the
     * start edges only; it adds the end edges when the line is full, and they may overflow.
     */
    @ShownBy("flow/cloned-end-edge-without-room.html")
    public static double clonedEdges(double start, double end) {
        return start + end;
    }

    // Content sizes.

    /**
     * Whether the content size of a line includes ideographic spaces at its end.
     *
     * <p>Specification: <a href="https://drafts.csswg.org/css-text-4/#hanging">css-text-4, 9.2</a>:
     * unconditionally hanging characters are not part of the content. Chromium counts them in
     * content sizes.
     */
    @ShownBy("flow/ideographic-space-in-min-content.html")
    public static boolean countsIdeographicSpaces(boolean isMeasured) {
        return isMeasured;
    }

    /**
     * Whether the last line includes the hyphen of a soft hyphen at its end.
     *
     * <p>Specification: <a href="https://drafts.csswg.org/css-text-4/#hyphens-property">css-text-4,
     * 6.1</a>: a hyphen is only shown if the line ends inside a word. Chromium counts it in the
     * min-content size.
     */
    @ShownBy("flow/hyphen-at-end-of-min-content.html")
    public static boolean hyphenatesLastLine(boolean isMinContent) {
        return isMinContent;
    }

    /**
     * Whether only the widest word of a text counts, so that the edges of boxes around the text are
     * added to this word.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-sizing-3/#min-content-inline-size">css-sizing-3, 2.1</a>:
     * an edge is added to the adjacent word.
     *
     * @param startsLine whether nothing precedes the text on its line
     * @param endsAtBreak whether there is a break opportunity at the end of the text
     */
    @ShownBy("flow/edges-around-widest-word.html")
    public static boolean takesWidestWord(
            boolean isMinContent, boolean startsLine, boolean endsAtBreak) {
        return isMinContent && startsLine && endsAtBreak;
    }

    /**
     * Returns the content that is used to measure a block.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-pseudo-4/#first-line-styling">css-pseudo-4, 2.1</a>:
     * {@code ::first-line} only applies to the first line. Chromium measures all lines with its
     * style.
     *
     * @param content with the style of the block
     * @param firstLine with the style of {@code ::first-line}
     */
    @ShownBy("flow/content-size-in-first-line-style.html")
    public static <T> T measured(T content, T firstLine) {
        return firstLine;
    }

    // Clamped lines.

    /**
     * Whether the height of a block includes its first line, although the block follows the last
     * line that a line clamp shows.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-overflow-4/#webkit-line-clamp">css-overflow-4, 5</a>:
     * content after the last line is not shown. Chromium lays out the block up to its first line.
     *
     * @param isClamped whether the last line shown precedes the block
     */
    @ShownBy("flow/block-behind-clamp.html")
    public static boolean keepsFirstLine(boolean isClamped) {
        return isClamped;
    }

    // Initial letters.

    /**
     * Returns the sum of the text indents before and after an initial letter.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-inline-3/#initial-letter-inline-position">css-inline-3,
     * 7.8</a>: the indent applies before the letter. Chromium also adds it after the letter.
     */
    @ShownBy("wpt/css/css-inline/initial-letter/initial-letter-indentation.html")
    public static double indentOfLetter(double indent) {
        return 2 * indent;
    }

    /**
     * Returns the number of lines over which an initial letter is aligned.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-inline-3/#initial-letter-styling">css-inline-3, 7.3</a>:
     * the size need not be an integer. Chromium aligns the top of the letter as for the next
     * greater integer.
     *
     * @param size the size of {@code initial-letter}, in lines
     */
    @ShownBy("flow/initial-letter-of-broken-size.html")
    public static double alignedLines(double size) {
        return Math.ceil(size);
    }

    // Boxes.

    /**
     * Whether an inline box is culled: it has no fragment of its own.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visuren.html#inline-formatting">CSS
     * 2.2, 9.4.2</a>: each inline box has a fragment on each of its lines, with the height of its
     * font. Chromium culls a box that draws nothing, and reports the fragments of its content for
     * the element.
     *
     * @param isPlain whether it has no edges, no background and no positioned descendants of its
     *     own
     * @param hasOwnPlace whether its area differs from that of its content
     */
    @ShownBy("wpt/css/CSS2/positioning/position-relative-032.html")
    public static boolean isCulled(boolean isPlain, boolean hasOwnPlace) {
        return isPlain && !hasOwnPlace;
    }

    // Vertical alignment.

    /**
     * Whether the extent of an aligned subtree ({@code vertical-align: top} or {@code bottom})
     * includes a box at the position that it has while the subtree is aligned to the baseline.
     *
     * <p>Specification: <a
     * href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2, 10.8.1</a>:
     * the extent includes it at its final position. Chromium first places boxes that have a
     * fragment of their own.
     *
     * @param hasFragment whether the box has a fragment of its own
     */
    @ShownBy("flow/boxes-in-top-aligned-box.html")
    public static boolean countsOnBaseline(boolean hasFragment) {
        return hasFragment;
    }

    /**
     * Whether a box in a part that is aligned to the top or bottom of the line has a fragment of
     * its own.
     *
     * <p>Specification: {@link #isCulled}. In Chromium each non-empty box of a pseudo-element has
     * one.
     *
     * @param isPseudo whether the box belongs to a pseudo-element
     * @param holdsContent whether the box has children
     * @param isCulled whether it would be culled as the box of an element
     */
    @ShownBy("flow/pseudo-element-in-top-aligned-box.html")
    public static boolean hasFragment(boolean isPseudo, boolean holdsContent, boolean isCulled) {
        return isPseudo ? holdsContent : !isCulled;
    }

    /**
     * Returns by how much the border and padding at the top or bottom of an inline box increase the
     * height of the line box, if the box is in a subtree with {@code vertical-align: top} or {@code
     * bottom}: by the border alone.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visudet.html#line-height">CSS 2.2,
     * 10.8</a>: the height of a line box does not depend on the edges of inline boxes. Chromium
     * uses the fragment without its padding.
     *
     * @param border width of the border at the edge
     */
    @ShownBy("flow/padded-box-in-top-aligned-box.html")
    public static double edgeInLine(double border) {
        return border;
    }

    /**
     * Returns the distance of a part aligned to the top or bottom of the line from that edge.
     *
     * <p>Specification: <a
     * href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2, 10.8.1</a>:
     * it is at the edge. Chromium shifts it with the boxes around it.
     *
     * @param moved the sum of the shifts of the inner boxes
     * @param shift of the box around them
     */
    @ShownBy("flow/top-aligned-box-in-shifted-box.html")
    public static double movedFromEdge(double moved, double shift) {
        return moved + shift;
    }

    /**
     * Whether a line has a strut for a box without text.
     *
     * <p>Specification: <a
     * href="https://quirks.spec.whatwg.org/#the-line-height-calculation-quirk">quirks, 3.4</a>: in
     * quirks mode only text and edges count. In Chromium each line of a list item has a strut for
     * its marker, shown or not, in the innermost box that continues on the line.
     */
    @ShownBy("flow/list-item-line-in-quirks-mode.html")
    public static boolean makesRoomForMarker(BlockContainer container, boolean isQuirksMode) {
        return isQuirksMode && container.style().display().isListItem();
    }

    // Annotations.

    /**
     * Returns the extent of ruby bases under the baseline, to which the annotations under a line
     * are aligned.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-ruby-1/#annotation-positioning">css-ruby-1, 3.3</a>:
     * annotations are placed beyond their own bases. Chromium uses the bases of the annotations
     * over the line, if there are any.
     *
     * @param own extent of the bases of annotations under the line
     * @param ofOver extent of the bases of annotations over the line
     */
    @ShownBy("flow/annotations-over-and-under.html")
    public static double basesUnderLine(double own, double ofOver) {
        return ofOver;
    }

    /**
     * Returns the distance of emphasis marks under a text from its baseline.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-decor-4/#text-emphasis-position-property">css-text-decor-4,
     * 3.4</a>: like annotations, they are placed at the em box of the text. Chromium uses the
     * descent of the font.
     *
     * @param emBox descent of the em box of the text
     * @param font descent of its font
     */
    @ShownBy("flow/marks-under-text.html")
    public static double marksUnder(double emBox, double font) {
        return font;
    }
}
