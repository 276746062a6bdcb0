package browsy.layout.flow.inline.items;

import static browsy.style.property.FontProperties.LOCALE;
import static browsy.style.property.TextProperties.DIRECTION;
import static browsy.style.property.TextProperties.TEXT_TRANSFORM;
import static browsy.style.property.TextProperties.TEXT_WRAP_MODE;
import static browsy.style.property.TextProperties.UNICODE_BIDI;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.Direction;
import browsy.css.value.text.TextTransform.Case;
import browsy.css.value.text.TextWrapMode;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.LineBreakBox;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.box.TextBox;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.text.LineBreaker;
import browsy.layout.text.TextShaper;
import browsy.layout.text.TextTransformer;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds the {@link InlineContent} of a block container: flattens its boxes into items over one
 * processed text, with white space collapsed and letters transformed, and then resolves bidi
 * levels, shapes the text and finds break opportunities.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-processing">css-text-4</a>
 */
public final class InlineContentBuilder {

    /** Represents a ruby column whose base starts with a letter. */
    private static final char LETTER = 'x';

    private static final char NO_BREAK_SPACE = '\u00A0';

    /** Characters from here on break lines like ideographs. */
    private static final int FIRST_IDEOGRAPHIC = 0x2E80;

    private static final char ZERO_WIDTH_SPACE = '\u200B';

    /** How many embeddings, the innermost ones, continue after a forced break. */
    private static final int MAX_REOPENED_CONTROLS = 16;

    private final BlockContainer container;
    private final TextShaper shaper;
    private final InlineEdges edges;
    private final boolean hasStickyImages;
    private final StringBuilder text = new StringBuilder();
    private final List<InlineItem> items = new ArrayList<>();

    /** Whether a collapsible space at this point is removed. */
    private boolean afterSpace = true;

    /** Whether the last content wraps, or a box ended since whose parent wraps. */
    private boolean wrapsSinceContent = true;

    /** Whether a line must not end after the last content. */
    private boolean holdsNextWord;

    /** The number of items that {@link #previousCharacter} has processed. */
    private int seen;

    /** The character before the next text, for capitalization; 0 if there is none. */
    private char previous;

    private boolean isBlank = true;
    private boolean hasBidiControls;
    private boolean clonesEdges;

    /** The bidi controls of the block container and the inline boxes around the next content. */
    private final Deque<BidiControls> openControls = new ArrayDeque<>(0);

    /**
     * Creates a builder.
     *
     * @param hasStickyImages whether lines do not break beside images
     */
    InlineContentBuilder(
            BlockContainer container,
            TextShaper shaper,
            InlineEdges edges,
            boolean hasStickyImages) {
        this.container = container;
        this.shaper = shaper;
        this.edges = edges;
        this.hasStickyImages = hasStickyImages;
    }

    /** Builds the content. Call it once. */
    InlineContent build() {
        BidiControls controls = BidiControls.ofBlock(container.style());
        open(controls);
        addAll(container.children(), container.style());
        close(controls);
        removeTrailingSpace();
        String processed = text.toString();
        BidiLevels levels =
                BidiLevels.of(processed, container.style(), container.flow(), hasBidiControls);
        List<InlineItem> split = levels.split(items);
        new InlineShaping(processed, shaper).finish(split);
        return new InlineContent(
                container.style(), processed, split, edges, isBlank, levels, clonesEdges);
    }

    private void addAll(List<Box> children, ComputedStyle parent) {
        for (int i = 0; i < children.size(); i++) {
            add(children.get(i), parent);
        }
    }

    /** Adds a box by its kind. */
    private void add(Box box, ComputedStyle parent) {
        if (box.isAbsolutelyPositioned()) {
            add(Kind.POSITIONED, box);
        } else if (box.isFloating()) {
            add(Kind.FLOAT, box);
        } else if (box.pseudo() == PseudoElement.MARKER && box instanceof BlockContainer) {
            isBlank = false;
            add(Kind.MARKER, box);
        } else if (InitialLetterBox.is(box)) {
            isBlank = false;
            afterSpace = false;
            add(Kind.INITIAL_LETTER, box);
        } else if (box instanceof TextBox textBox) {
            addText(textBox);
        } else if (box instanceof InlineBox inline) {
            addInline(inline, parent);
        } else if (box instanceof LineBreakBox lineBreak) {
            addBreak(lineBreak);
        } else {
            addContent(Kind.ATOMIC, box, characterFor(box), wraps(parent));
            isBlank = false;
            afterSpace = false;
        }
    }

    /**
     * Returns the character that represents an atomic inline in the text; it decides where lines
     * may break beside it.
     */
    private char characterFor(Box box) {
        if (box instanceof RubyColumnBox column && startsWithAlphabetic(column.base())) {
            return LETTER;
        }
        return hasStickyImages && CellImageBreakQuirk.isImage(box)
                ? NO_BREAK_SPACE
                : LineBreaker.OBJECT;
    }

    /** Whether a ruby base starts with a character that breaks lines like a letter. */
    private static boolean startsWithAlphabetic(Box base) {
        return firstContent(base) instanceof TextBox text
                && text.text().codePointAt(0) < FIRST_IDEOGRAPHIC;
    }

    /**
     * Returns the first text or atomic inline in an inline box or a ruby base; null if there is
     * none.
     */
    private static @Nullable Box firstContent(Box box) {
        for (Box child : box.children()) {
            if (child instanceof InlineBox) {
                Box first = firstContent(child);
                if (first != null) {
                    return first;
                }
            } else if (!child.isOutOfFlow()
                    && !(child instanceof TextBox text && text.text().isEmpty())) {
                return child;
            }
        }
        return null;
    }

    /** Adds an item without characters. */
    private void add(Kind kind, Box box) {
        items.add(item(kind, box, text.length(), text.length(), false, false));
    }

    /** Adds an item with one character. */
    private void addContent(Kind kind, Box box, char character, boolean wraps) {
        int start = text.length();
        text.append(character);
        items.add(item(kind, box, start, start + 1, wraps, mayBreakBefore()));
        wrapsSinceContent = wraps;
        holdsNextWord = false;
    }

    /** Whether a line may break before the next content, if its text allows it. */
    private boolean mayBreakBefore() {
        return wrapsSinceContent && !holdsNextWord;
    }

    private static InlineItem item(
            Kind kind, Box box, int start, int end, boolean wraps, boolean breakBefore) {
        return new InlineItem(kind, box, start, end, wraps, breakBefore, 0, null, 0, null, false);
    }

    private static boolean wraps(ComputedStyle style) {
        return style.get(TEXT_WRAP_MODE) == TextWrapMode.WRAP;
    }

    /** Adds a {@code <br>} or {@code <wbr>}. */
    private void addBreak(LineBreakBox box) {
        if (box.isForced()) {
            removeTrailingSpace();
            addForcedBreak(box, false);
            isBlank = false;
            afterSpace = true;
        } else {
            addContent(Kind.WORD_BREAK, box, ZERO_WIDTH_SPACE, true);
            isBlank = false;
        }
    }

    /** Adds an inline box between an {@code OPEN} and a {@code CLOSE} item. */
    private void addInline(InlineBox box, ComputedStyle parent) {
        ComputedStyle style = box.style();
        isBlank &= !edges.open(box) && !edges.close(box);
        clonesEdges |= InlineEdges.areCloned(box);
        BidiControls controls = BidiControls.of(style);
        add(Kind.OPEN, box);
        open(controls);
        addAll(box.children(), style);

        afterSpace |= InlineQuirks.dropsSpaceBehind(box);
        close(controls);
        add(Kind.CLOSE, box);
        wrapsSinceContent |= wraps(parent);
    }

    /**
     * Adds a forced break. The bidi paragraph ends there, and with it all embeddings, so they are
     * opened again.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-writing-modes-4/#unicode-bidi">css-writing-modes-4</a>
     */
    private void addForcedBreak(Box box, boolean wraps) {
        addContent(Kind.NEWLINE, box, '\n', wraps);
        if (openControls.isEmpty()) {
            return;
        }
        int skipped = openControls.size() - MAX_REOPENED_CONTROLS;
        for (BidiControls controls : openControls) {
            if (skipped-- <= 0) {
                text.append(controls.opening());
            }
        }
    }

    private void open(BidiControls controls) {
        if (controls != BidiControls.NONE) {
            hasBidiControls = true;
            openControls.addLast(controls);
            text.append(controls.opening());
        }
    }

    private void close(BidiControls controls) {
        if (controls != BidiControls.NONE) {
            openControls.removeLast();
            text.append(controls.closing());
        }
    }

    /**
     * The control characters that represent {@code unicode-bidi} of a box in the text.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-writing-modes-4/#bidi-control-codes-injection-table">css-writing-modes-4</a>
     */
    private record BidiControls(String opening, String closing) {
        private static final BidiControls NONE = new BidiControls("", "");
        private static final BidiControls FIRST_STRONG = new BidiControls("\u2068", "\u2069");

        static BidiControls of(ComputedStyle style) {
            boolean ltr = style.get(DIRECTION) == Direction.LTR;
            return switch (style.get(UNICODE_BIDI)) {
                case NORMAL -> NONE;
                case EMBED -> new BidiControls(ltr ? "\u202a" : "\u202b", "\u202c");
                case ISOLATE -> new BidiControls(ltr ? "\u2066" : "\u2067", "\u2069");
                case BIDI_OVERRIDE -> new BidiControls(ltr ? "\u202d" : "\u202e", "\u202c");
                case ISOLATE_OVERRIDE ->
                        new BidiControls(ltr ? "\u2068\u202d" : "\u2068\u202e", "\u202c\u2069");
                case PLAINTEXT -> FIRST_STRONG;
            };
        }

        /** The controls of a block container, which always isolates its contents. */
        static BidiControls ofBlock(ComputedStyle style) {
            boolean ltr = style.get(DIRECTION) == Direction.LTR;
            return switch (style.get(UNICODE_BIDI)) {
                case BIDI_OVERRIDE, ISOLATE_OVERRIDE ->
                        new BidiControls(ltr ? "\u202d" : "\u202e", "\u202c");
                case NORMAL, EMBED, ISOLATE, PLAINTEXT -> NONE;
            };
        }
    }

    /** Adds the text of a box: transforms its letters and processes its white space. */
    private void addText(TextBox box) {
        ComputedStyle style = box.style();
        String source = transformed(box, style);
        WhiteSpaceCollapse collapse = style.get(WHITE_SPACE_COLLAPSE);
        TextRun run = new TextRun(box, wraps(style));
        switch (collapse) {
            case COLLAPSE -> addCollapsed(source, run, false);
            case PRESERVE_BREAKS -> addCollapsed(source, run, true);
            default -> addPreserved(source, run, collapse == WhiteSpaceCollapse.PRESERVE_SPACES);
        }
        run.flush();
    }

    /** Returns the text of a box after {@code text-transform}. */
    private String transformed(TextBox box, ComputedStyle style) {
        Case letterCase = style.get(TEXT_TRANSFORM).letterCase();
        return switch (letterCase) {
            case UPPERCASE, LOWERCASE, CAPITALIZE ->
                    TextTransformer.apply(
                            letterCase, box.text(), style.get(LOCALE).tag(), previousCharacter());
            case NONE, MATH_AUTO -> box.text();
        };
    }

    /** Returns the character before the next text; 0 if there is none. */
    private char previousCharacter() {
        for (; seen < items.size(); seen++) {
            InlineItem item = items.get(seen);
            previous =
                    switch (item.kind()) {
                        case OPEN, CLOSE, WORD_BREAK -> previous;
                        case TEXT, TAB, NEWLINE -> text.charAt(item.end() - 1);
                        default -> InlineQuirks.lastCharacterIn(item.box());
                    };
        }
        return previous;
    }

    /** A sequence of characters of one text box that becomes one item. */
    private final class TextRun {
        private final TextBox box;
        private final boolean wraps;
        private int start = text.length();

        TextRun(TextBox box, boolean wraps) {
            this.box = box;
            this.wraps = wraps;
        }

        boolean isEmpty() {
            return text.length() == start;
        }

        /** Appends a character to the text. */
        void append(char c) {
            text.append(c);
        }

        /** Adds an item for the characters since the last one. */
        void flush() {
            if (text.length() > start) {
                items.add(item(Kind.TEXT, box, start, text.length(), wraps, mayBreakBefore()));
                wrapsSinceContent = wraps;
                holdsNextWord = InlineQuirks.holdsNextWord(text.charAt(text.length() - 1), wraps);
                isBlank = false;
            }
            start = text.length();
        }

        /** Adds an item for a tab or line feed. */
        void control(Kind kind, char c) {
            flush();
            if (kind == Kind.NEWLINE) {
                addForcedBreak(box, wraps);
            } else {
                addContent(kind, box, c, wraps);
            }
            isBlank = false;
            start = text.length();
        }
    }

    /**
     * Adds text with collapsible white space: each sequence of white space becomes one space,
     * forced breaks, or nothing.
     *
     * @param keepBreaks whether line feeds are preserved ({@code pre-line})
     */
    private void addCollapsed(String source, TextRun run, boolean keepBreaks) {
        int i = 0;
        while (i < source.length()) {
            if (isCollapsible(source.charAt(i))) {
                i = addWhiteSpace(source, i, run, keepBreaks);
            } else {
                int end = endOfUnchanged(source, i);
                text.append(source, i, end);
                afterSpace = false;
                i = end;
            }
        }
    }

    /**
     * Adds a sequence of collapsible white space.
     *
     * @param start index of its first character
     * @return index after its last character
     */
    private int addWhiteSpace(String source, int start, TextRun run, boolean keepBreaks) {
        int end = start;
        int lineFeeds = 0;
        while (end < source.length() && isCollapsible(source.charAt(end))) {
            lineFeeds += source.charAt(end) == '\n' ? 1 : 0;
            end++;
        }
        if (run.isEmpty()) {
            holdsNextWord &= !run.wraps;
        }
        if (keepBreaks && lineFeeds > 0) {
            run.flush();
            removeTrailingSpace();
            for (int k = 0; k < lineFeeds; k++) {
                run.control(Kind.NEWLINE, '\n');
            }
            afterSpace = true;
        } else if (!afterSpace && !(lineFeeds > 0 && breakVanishes(source, start, end))) {
            run.append(' ');
            afterSpace = true;
        }
        return end;
    }

    /**
     * Returns the end of the longest unchanged range: words separated by single spaces.
     *
     * @param start index of the first character, which is not white space
     */
    private static int endOfUnchanged(String source, int start) {
        int length = source.length();
        int at = start + 1;
        while (at < length) {
            char c = source.charAt(at);
            if (isCollapsible(c)
                    && (c != ' ' || at + 1 == length || isCollapsible(source.charAt(at + 1)))) {
                return at;
            }
            at++;
        }
        return length;
    }

    /**
     * Whether a segment break is removed, because it is next to a zero width space. Others become
     * spaces, also between East Asian characters: user agents decide, and Chromium removes none.
     *
     * @see <a href="https://drafts.csswg.org/css-text-4/#line-break-transform">css-text-4</a>
     */
    private boolean breakVanishes(String source, int start, int end) {
        int textEnd = text.length();
        char before =
                start > 0
                        ? source.charAt(start - 1)
                        : textEnd > 0 ? text.charAt(textEnd - 1) : '\0';
        char after = end < source.length() ? source.charAt(end) : '\0';
        return before == ZERO_WIDTH_SPACE || after == ZERO_WIDTH_SPACE;
    }

    /**
     * Removes the collapsible space at the end of the content or before a forced break, and moves
     * the items after it.
     *
     * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-phase-1">css-text-4</a>
     */
    private void removeTrailingSpace() {
        int last = items.size() - 1;
        while (last >= 0 && items.get(last).start() == items.get(last).end()) {
            last--;
        }
        if (last < 0 || !endsWithCollapsibleSpace(items.get(last))) {
            return;
        }
        InlineItem item = items.get(last);
        text.deleteCharAt(item.end() - 1);
        if (item.start() + 1 == item.end()) {
            items.remove(last);
            seen = Math.min(seen, last);
        } else {
            items.set(last, item.movedBy(0, -1));
            last++;
        }
        for (int i = last; i < items.size(); i++) {
            items.set(i, items.get(i).movedBy(-1, -1));
        }
    }

    private boolean endsWithCollapsibleSpace(InlineItem item) {
        return item.kind() == Kind.TEXT
                && text.charAt(item.end() - 1) == ' '
                && item.collapsesSpaces();
    }

    /**
     * Adds text with preserved white space.
     *
     * @param breaksAreSpaces whether line feeds and tabs become spaces ({@code preserve-spaces})
     */
    private void addPreserved(String source, TextRun run, boolean breaksAreSpaces) {
        for (int i = 0; i < source.length(); i++) {
            char c = source.charAt(i);
            if (c == '\n' && !breaksAreSpaces) {
                run.control(Kind.NEWLINE, '\n');
                afterSpace = true;
            } else if (c == '\t' && !breaksAreSpaces) {
                run.control(Kind.TAB, '\t');
                afterSpace = false;
            } else {
                run.append(c == '\n' || c == '\t' ? ' ' : c);
                afterSpace = false;
            }
        }
    }

    private static boolean isCollapsible(char c) {
        return c <= ' ' && (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f');
    }
}
