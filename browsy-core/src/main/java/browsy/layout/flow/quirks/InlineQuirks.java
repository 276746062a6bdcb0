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
 * What Chromium does in inline formatting contexts where the specifications say something else, or
 * leave it open. An entry gives the answer or the value that Chromium comes to; some only pass on
 * what they are given, so that the place where it is used tells why.
 */
public final class InlineQuirks {
    private InlineQuirks() {}

    // Inline items.

    /**
     * Whether a collapsible space behind an inline box is dropped because of what the box holds.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#white-space-phase-1">css-text-4, 4.1.1</a>: only a
     * space before another one is dropped. Chromium draws the symbol of an inside marker instead of
     * its text, which ends with a space.
     */
    @ShownBy("wpt/css/CSS2/lists/list-style-004.html")
    public static boolean dropsSpaceBehind(InlineBox box) {
        return box.pseudo() == PseudoElement.MARKER
                && box.children().size() == 1
                && box.children().get(0) instanceof ReplacedBox;
    }

    /**
     * The character before a word that begins behind an atomic or out-of-flow box; 0 if there is
     * none.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#text-transform-property">css-text-4, 2.1</a>: a
     * word begins behind an object. Chromium goes on from the last character in its box.
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
     * Whether no line ends behind a text although a box around it wraps.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4, 5.1</a>: the box
     * around both sides decides. Chromium holds the word behind a space that does not wrap, unless
     * a space that does is dropped between them.
     *
     * @param last the last character of the text
     */
    @ShownBy("flow/unwrapped-space-holds-next-word.html")
    public static boolean holdsNextWord(char last, boolean wraps) {
        return !wraps && last == ' ';
    }

    // Soft wrap opportunities.

    /**
     * Whether a line may end behind content where the text allows it.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4, 5.1</a>: the
     * nearest box around both sides decides. Chromium asks the box of the content before the
     * opportunity, if that wraps.
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
     * rendering</a>: it is an opportunity in text that wraps, and in {@code nobr}. Chromium takes
     * it for one everywhere.
     */
    @ShownBy("flow/wbr-in-unwrapped-text.html")
    public static boolean breaksBehindWordBreak(boolean wraps) {
        return true;
    }

    /**
     * Whether a line may end between an atomic inline that wraps and a forced break. A line ends
     * behind its last item only before content, so that it shows only if a box begins between them.
     *
     * <p>Specification: <a href="https://www.unicode.org/reports/tr14/#LB6">UAX #14, LB6</a>: there
     * is no opportunity before a forced break.
     *
     * @param end where the atomic inline ends in the text
     */
    @ShownBy("flow/break-between-atomic-and-newline.html")
    public static boolean allowsBreakBehindAtomic(String text, int end) {
        return end < text.length() && text.charAt(end) == '\n';
    }

    /**
     * Whether a line may end before the space that a text begins with which does not wrap, behind
     * content that does.
     *
     * <p>Specification: <a href="https://www.unicode.org/reports/tr14/#LB7">UAX #14, LB7</a>: there
     * is no opportunity before a space.
     *
     * @param isBehindAtomic whether the content is an atomic inline
     * @param isBehindBox whether its box ends behind it and no other begins
     */
    @ShownBy("flow/break-before-unwrapped-space.html")
    public static boolean allowsBreakBeforeSpace(boolean isBehindAtomic, boolean isBehindBox) {
        return isBehindAtomic || isBehindBox;
    }

    /**
     * Whether an atomic inline is part of the word before it where only the Unicode rules count: in
     * the min-content size, and behind text that does not wrap.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4, 5.1</a>: lines may
     * end on both sides of an atomic inline, whatever no-break space, bracket or quotation mark is
     * beside it.
     *
     * @param at the index of the atomic inline
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
     * Whether a text that fits but for the spaces at its end is left whole where an edge behind it
     * does not fit.
     *
     * <p>Specification: <a href="https://drafts.csswg.org/css-text-4/#line-breaking">css-text-4,
     * 5</a>: the line ends at the last opportunity up to which it fits, which is inside the text.
     */
    @ShownBy("flow/edge-behind-trailing-space.html")
    public static boolean leavesWhole(double visible, double room) {
        return visible <= room;
    }

    /**
     * Whether an item behind the content of a full line stays there although a box around it goes
     * on with the next line.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-4/#line-break-details">css-text-4, 5.1</a>: the line
     * ends before a box with the content that follows. Chromium leaves empty boxes behind a line
     * that spaces have filled, and so begins the box around them there.
     *
     * @param isNoStart whether the item is not the start of a box
     */
    @ShownBy("flow/empty-box-behind-full-line.html")
    public static boolean staysOnFullLine(boolean isNoStart) {
        return isNoStart;
    }

    /**
     * Whether an absolutely positioned box stays at the end of a line with the start of the box
     * that it is in, although the content of that goes to the next one.
     *
     * <p>Specification: <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">
     * css-position-3, 3.5.1</a>: it has the place that it would have in flow.
     *
     * @param isPositioned whether the box is absolutely positioned
     */
    @ShownBy("wpt/css/css-position/position-absolute-in-inline-004.html")
    public static boolean staysOnLine(boolean isPositioned) {
        return isPositioned;
    }

    /**
     * Whether lines of a block overflow beside floats instead of going below them.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visuren.html#floats">CSS 2.2, 9.5</a>:
     * a line that is too short for any content is shifted down. Chromium does not shift the lines
     * of a block that does not wrap.
     */
    @ShownBy("flow/unwrapped-lines-beside-floats.html")
    public static boolean overflowsBesideFloats(BlockContainer container) {
        return container.style().get(TEXT_WRAP_MODE) != TextWrapMode.WRAP;
    }

    /**
     * What the edges of cloned boxes that go on take of a line.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-break-4/#break-decoration">css-break-4, 5.4</a>: each
     * fragment has its edges, so that a line keeps room for them. Chromium keeps room for the start
     * edges only; it adds the end edges when the line is full, and lets them overflow.
     */
    @ShownBy("flow/cloned-end-edge-without-room.html")
    public static double clonedEdges(double start, double end) {
        return start + end;
    }

    // Content sizes.

    /**
     * Whether ideographic spaces at the end of a line count.
     *
     * <p>Specification: <a href="https://drafts.csswg.org/css-text-4/#hanging">css-text-4, 9.2</a>:
     * what always hangs is no part of the content. Chromium counts it in content sizes.
     */
    @ShownBy("flow/ideographic-space-in-min-content.html")
    public static boolean countsIdeographicSpaces(boolean isMeasured) {
        return isMeasured;
    }

    /**
     * Whether the last line has room for the hyphen of a soft hyphen at its end.
     *
     * <p>Specification: <a href="https://drafts.csswg.org/css-text-4/#hyphens-property">css-text-4,
     * 6.1</a>: a hyphen is shown only where a line is divided. Chromium counts one in the
     * min-content size.
     */
    @ShownBy("flow/hyphen-at-end-of-min-content.html")
    public static boolean hyphenatesLastLine(boolean isMinContent) {
        return isMinContent;
    }

    /**
     * Whether a text stands for its widest word, so that the edges of boxes around the text add to
     * that.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-sizing-3/#min-content-inline-size">css-sizing-3, 2.1</a>:
     * an edge adds to the word beside it.
     *
     * @param startsLine whether nothing is before the text
     * @param endsAtBreak whether no word of it goes on behind it
     */
    @ShownBy("flow/edges-around-widest-word.html")
    public static boolean takesWidestWord(
            boolean isMinContent, boolean startsLine, boolean endsAtBreak) {
        return isMinContent && startsLine && endsAtBreak;
    }

    /**
     * The content by which a block is measured.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-pseudo-4/#first-line-styling">css-pseudo-4, 2.1</a>: the
     * style of the first line is for that line only. Chromium measures all lines in it.
     *
     * @param content in the style of the block
     * @param firstLine in the style of its first line
     */
    @ShownBy("flow/content-size-in-first-line-style.html")
    public static <T> T measured(T content, T firstLine) {
        return firstLine;
    }

    // Clamped lines.

    /**
     * Whether the first line of a block makes room although it follows the last line that a clamp
     * shows.
     *
     * <p>Specification: <a href="https://drafts.csswg.org/css-overflow-4/#webkit-line-clamp">
     * css-overflow-4, 5</a>: content behind the last line is not shown. Chromium lays the block out
     * up to its first line.
     *
     * @param isClamped whether the last line lies before the block
     */
    @ShownBy("flow/block-behind-clamp.html")
    public static boolean keepsFirstLine(boolean isClamped) {
        return isClamped;
    }

    // Initial letters.

    /**
     * The room that the text indent takes before and behind an initial letter.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-inline-3/#initial-letter-inline-position">css-inline-3,
     * 7.8</a>: it indents the letter. Chromium counts it behind the letter, too.
     */
    @ShownBy("wpt/css/css-inline/initial-letter/initial-letter-indentation.html")
    public static double indentOfLetter(double indent) {
        return 2 * indent;
    }

    /**
     * How many lines an initial letter of some size is aligned over.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-inline-3/#initial-letter-styling">css-inline-3, 7.3</a>:
     * the size need not be whole. Chromium hangs the letter from where the next whole size starts.
     */
    @ShownBy("flow/initial-letter-of-broken-size.html")
    public static double alignedLines(double size) {
        return Math.ceil(size);
    }

    // Boxes.

    /**
     * Whether an inline box has no fragment of its own.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visuren.html#inline-formatting">CSS
     * 2.2, 9.4.2</a>: each inline box has a box on each of its lines, as high as its font. Chromium
     * culls one of which nothing is drawn; its element has the boxes of its content.
     *
     * @param isPlain whether it has no edges, no background and no positioned boxes of its own
     * @param hasOwnPlace whether it lies elsewhere than its content
     */
    @ShownBy("wpt/css/CSS2/positioning/position-relative-032.html")
    public static boolean isCulled(boolean isPlain, boolean hasOwnPlace) {
        return isPlain && !hasOwnPlace;
    }

    // Vertical alignment.

    /**
     * Whether a box in what is aligned to the top or bottom of the line counts as if that stood on
     * the baseline.
     *
     * <p>Specification: <a
     * href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2, 10.8.1</a>:
     * it counts where it is. Chromium places boxes that have a fragment of their own first.
     */
    @ShownBy("flow/boxes-in-top-aligned-box.html")
    public static boolean countsOnBaseline(boolean hasFragment) {
        return hasFragment;
    }

    /**
     * Whether a box in what is aligned to the top or bottom of the line has a fragment of its own.
     *
     * <p>Specification: {@link #isCulled}. Chromium gives one to each box of a pseudo-element that
     * holds anything.
     *
     * @param holdsContent whether the box has children
     * @param isCulled whether it would be culled as the box of an element
     */
    @ShownBy("flow/pseudo-element-in-top-aligned-box.html")
    public static boolean hasFragment(boolean isPseudo, boolean holdsContent, boolean isCulled) {
        return isPseudo ? holdsContent : !isCulled;
    }

    /**
     * How much an edge of a box in what is aligned to the top or bottom of the line adds to it.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visudet.html#line-height">CSS 2.2,
     * 10.8</a>: edges of inline boxes add nothing to the line. Chromium takes the fragment without
     * its padding.
     */
    @ShownBy("flow/padded-box-in-top-aligned-box.html")
    public static double edgeInLine(double border) {
        return border;
    }

    /**
     * How far what is aligned to the top or bottom of the line moves from there.
     *
     * <p>Specification: <a
     * href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2, 10.8.1</a>:
     * it stays there. Chromium moves it with the boxes around it.
     *
     * @param moved how far it has moved with boxes further in
     * @param shift of the box around these
     */
    @ShownBy("flow/top-aligned-box-in-shifted-box.html")
    public static double movedFromEdge(double moved, double shift) {
        return moved + shift;
    }

    /**
     * Whether a line makes room for text of a box that has none.
     *
     * <p>Specification: <a
     * href="https://quirks.spec.whatwg.org/#the-line-height-calculation-quirk">quirks, 3.4</a>: in
     * quirks mode only text and edges make room. Chromium makes room for the marker of a list item,
     * shown or not, in the box that each line begins in.
     */
    @ShownBy("flow/list-item-line-in-quirks-mode.html")
    public static boolean makesRoomForMarker(BlockContainer container, boolean isQuirksMode) {
        return isQuirksMode && container.style().display().isListItem();
    }

    // Annotations.

    /**
     * How far the bases of ruby reach under the baseline, for the annotations under the line.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-ruby-1/#annotation-positioning">css-ruby-1, 3.3</a>:
     * annotations stand beyond their own bases. Chromium takes the bases of those over the line,
     * where there are any.
     *
     * @param own of the annotations under the line
     * @param ofOver of the bases that have annotations over the line
     */
    @ShownBy("flow/annotations-over-and-under.html")
    public static double basesUnderLine(double own, double ofOver) {
        return ofOver;
    }

    /**
     * How far under the baseline the emphasis marks under a text stand.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-text-decor-4/#text-emphasis-position-property">
     * css-text-decor-4, 3.4</a>: on the text as annotations do, whose em box counts. Chromium lets
     * all count that its font takes.
     *
     * @param emBox descent of the em box of the text
     * @param font descent of its font
     */
    @ShownBy("flow/marks-under-text.html")
    public static double marksUnder(double emBox, double font) {
        return font;
    }
}
