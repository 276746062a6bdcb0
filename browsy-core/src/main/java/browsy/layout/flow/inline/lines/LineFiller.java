package browsy.layout.flow.inline.lines;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.LineBuilder.State;
import browsy.layout.flow.inline.lines.LineContent.Position;
import browsy.layout.flow.inline.lines.LineWords.WholeWords;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.text.TextShaper;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fills the lines of one inline formatting context.
 *
 * <p>A line takes items in logical order and records the items after which it may end. It is {@link
 * State#FILLING} while they fit. When it is too long, it ends at the last break opportunity up to
 * which it fits ({@link LineWrapper}); without one, it is {@link State#OVERFLOWING} up to the next
 * opportunity. It is {@link State#TRAILING} at the opportunity that is taken, or if only trailing
 * spaces do not fit: spaces, ends of boxes, empty boxes and floats stay on the line, and other
 * content starts the next line. A negative margin may return an overflowing line to the first
 * state.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-breaking">css-text-4, 5</a>
 */
public final class LineFiller {
    private final InlineContent content;
    private final AtomicLayout atomics;
    private final ItemSizes sizes;
    private final TrailingSpaces lineEnd;
    private final SoftWraps softWraps;
    private final LineWords words;
    private final LineWrapper wrapper;
    private final EndEdges endEdges;
    private final @Nullable ClonedEdges clonedEdges;
    private final Mode mode;

    /** The purpose of the lines. */
    public enum Mode {
        LAYOUT,
        MIN_CONTENT,
        MAX_CONTENT
    }

    /**
     * Creates a filler.
     *
     * @param atomics lays out or measures the atomic inlines
     * @param percentageEdges percentage basis of margins and paddings
     */
    public LineFiller(
            InlineContent content,
            TextShaper shaper,
            AtomicLayout atomics,
            AvailableSize percentageEdges,
            Mode mode) {
        this.content = content;
        this.atomics = atomics;
        this.sizes = new ItemSizes(content, shaper, percentageEdges, mode == Mode.MIN_CONTENT);
        this.lineEnd = new TrailingSpaces(sizes, mode == Mode.LAYOUT);
        this.softWraps = new SoftWraps(content.text(), mode);
        this.words = new LineWords(content, sizes, mode == Mode.LAYOUT);
        this.wrapper = new LineWrapper(content, sizes, words, lineEnd);
        this.endEdges = new EndEdges(content, sizes);
        this.clonedEdges = content.clonesEdges() ? new ClonedEdges(content.items(), sizes) : null;
        this.mode = mode;
    }

    /** See {@link LineWords#passWholeWords}; skips no words if there are cloned edges. */
    public WholeWords passWholeWords(Position from) {
        return clonedEdges == null ? words.passWholeWords(from) : new WholeWords(0, from);
    }

    /**
     * Fills a line.
     *
     * @param from the start of the line
     * @param textIndent its text indent
     * @param room its space between floats
     */
    public LineContent fill(Position from, double textIndent, LineOpportunity room) {
        LineBuilder line = new LineBuilder(room, textIndent, mode);
        endEdges.reset();
        if (clonedEdges != null) {
            line.startWith(clonedEdges.startAt(from.item()));
        }
        List<InlineItem> items = content.items();
        for (int i = from.item(); i < items.size(); i++) {
            InlineItem item = items.get(i);
            Position end = endBefore(line, item, i);
            if (end == null) {
                end = add(line, item, i, i == from.item() ? from.offset() : item.start());
            }
            if (end != null) {
                return finish(line, end, false);
            }
            if (item.kind() == Kind.NEWLINE) {
                return finish(line, takeBoxEnds(line, i + 1), true);
            }
        }
        Position end = wrapper.endIfTooLong(line, items.size());
        return finish(line, end == null ? wrapper.position(items.size()) : end, false);
    }

    /**
     * Prepares a line for the next item: records whether it may end before the item, ends it if it
     * is too long already, and changes the state of an overflowing line that may end here.
     *
     * @return the start of the next line if this line ends before the item, else null
     */
    private @Nullable Position endBefore(LineBuilder line, InlineItem item, int index) {
        boolean mayEnd = isInText(item.kind()) && softWraps.allowBefore(line, item);
        if (isCheckedBefore(item.kind())) {
            Position end = wrapper.endIfTooLong(line, index);
            if (end != null) {
                return end;
            }
        }
        if (line.state() == State.OVERFLOWING && (mayEnd || line.mayEndBehindLast())) {
            if (makesFit(line, item)) {
                line.resume();
            } else {
                line.trail();
            }
        }
        return null;
    }

    private static boolean isInText(Kind kind) {
        return kind == Kind.TEXT || kind == Kind.ATOMIC || kind == Kind.TAB;
    }

    /**
     * Whether the length of the line is checked before an item of a kind. Text and tabs check their
     * own length; ends of boxes and floats stay on the line in any case; the start of a box counts
     * with the content after it; initial letters and markers are at the start.
     */
    private static boolean isCheckedBefore(Kind kind) {
        return switch (kind) {
            case NEWLINE, WORD_BREAK, ATOMIC, POSITIONED -> true;
            case TEXT, TAB, OPEN, CLOSE, FLOAT, INITIAL_LETTER, MARKER -> false;
        };
    }

    /** Whether the negative margins of an atomic inline make an overflowing line fit. */
    private boolean makesFit(LineBuilder line, InlineItem item) {
        if (item.kind() != Kind.ATOMIC) {
            return false;
        }
        double margins = atomics.margins(item.box()).inlineSum();
        return margins < 0 && line.fitsWith(margins + atomics.inlineSize(item.box()));
    }

    /**
     * Adds an item, or the part of it that the line takes.
     *
     * @param from the start of the part of a text item that is on this line
     * @return the start of the next line if this line ends here, else null
     */
    private @Nullable Position add(LineBuilder line, InlineItem item, int index, int from) {
        return switch (item.kind()) {
            case TEXT -> addText(line, item, index, from);
            case TAB -> addTab(line, item, index);
            case ATOMIC -> addAtomic(line, item, index);
            case POSITIONED -> addPositioned(line, item, index);
            default -> {
                addWithoutContent(line, item, index);
                yield null;
            }
        };
    }

    /** Adds an item that stays on the line independent of its length. */
    private void addWithoutContent(LineBuilder line, InlineItem item, int index) {
        switch (item.kind()) {
            case WORD_BREAK -> addWordBreak(line, item);
            case CLOSE -> addBoxEnd(line, item, index);
            case FLOAT -> addFloat(line, item, index);
            case INITIAL_LETTER -> addLetter(line, item);
            default ->
                    line.addEdge(
                            LineItem.edge(item, item.kind() == Kind.OPEN ? sizes.edge(item) : 0));
        }
    }

    /**
     * Adds the words of a text that fit; the first word is added in any case.
     *
     * @return the start of the next line if this line ends here, else null
     */
    private @Nullable Position addText(LineBuilder line, InlineItem text, int index, int start) {
        if (line.state() == State.TRAILING) {
            return addTrailingSpaces(line, text, index, start);
        }
        InlineItem item = line.hasContent() ? text : text.startingLine();
        int from = start;
        // css-text-4, Phase II: collapsible spaces at the start of a line are removed.
        if (!line.hasContent() && startsWithCollapsibleSpace(item, from)) {
            from++;
            if (from == item.end()) {
                return null;
            }
        }
        if (takesWidestWord(line, item)) {
            line.addContent(words.widestWord(item, from), 0);
            line.overflow();
            softWraps.allowBehindLast(line);
            return null;
        }
        // Take the words that fit; at least the first one.
        int fitting = lastFitting(line, item, from);
        int narrowed = narrowedEnd(line, item, from, fitting);
        boolean fits = narrowed > from;
        int end = fits ? narrowed : words.nextBreak(item, from);
        boolean isWhole = end == item.end();
        addPart(line, part(item, from, end, narrowed > fitting, isWhole));
        if (!isWhole) {
            line.allowBreakBehindLast();
        }
        // A word that does not fit ends the line before it, or inside it if it may be broken.
        if (!fits) {
            Position wrapped =
                    line.state() == State.FILLING
                            ? wrapper.wrap(line, index)
                            : wrapper.breakWord(line, index);
            if (wrapped != null) {
                return wrapped;
            }
        } else if (isWhole && line.mayEndBehindLast() && !line.fitsWithout(0)) {
            // Only trailing spaces do not fit.
            line.trail();
        }
        return isWhole ? null : new Position(index, end);
    }

    /** Adds a part of a text. Spaces after hanging white space hang, too. */
    private void addPart(LineBuilder line, LineItem part) {
        boolean isSpace = line.hanging() > 0 && sizes.isSpace(part);
        line.addContent(part, isSpace ? line.hanging() + part.inlineSize() : 0);
        softWraps.allowBehindLast(line);
    }

    /**
     * Returns the last break opportunity (or the end) of a text up to which it fits; on an
     * overflowing line the first one, if it fits. Spaces before the opportunity hang or collapse.
     *
     * @return {@code from} if nothing fits
     */
    private int lastFitting(LineBuilder line, InlineItem item, int from) {
        double room = line.available() - line.position();
        boolean isFilling = line.state() == State.FILLING;
        int reached =
                isFilling && mode == Mode.LAYOUT ? words.lastSureBreak(item, from, room) : from;
        while (reached < item.end()) {
            int end = words.nextBreak(item, reached);
            int visible = sizes.visibleEnd(item, reached, end);
            double needed =
                    visible == from ? -line.hanging() : sizes.textAtLineEnd(item, from, visible);
            if (needed > room) {
                return reached;
            }
            reached = end;
            if (!isFilling) {
                return reached;
            }
        }
        return reached;
    }

    /**
     * Returns the end of the next word of a text if it fits when the closing punctuation at its end
     * is narrowed; otherwise the end of the words that fit anyway.
     */
    private int narrowedEnd(LineBuilder line, InlineItem item, int from, int fitting) {
        if (fitting == item.end() || line.state() != State.FILLING) {
            return fitting;
        }
        int end = words.nextBreak(item, fitting);
        double narrowable = item.narrowableEnd(end);
        if (narrowable == 0 || (end == item.end() && !words.endsAtBreak(item))) {
            return fitting;
        }
        double narrowed = sizes.textAtLineEnd(item, from, end) - narrowable;
        // Sums of advances have rounding errors in fonts with 1000 units per em. As in Chromium,
        // all lines of a text but the first tolerate them.
        boolean fits = from == item.start() ? line.fitsExactly(narrowed) : line.fitsWith(narrowed);
        return fits ? end : fitting;
    }

    private LineItem part(InlineItem item, int from, int end, boolean isNarrowed, boolean isWhole) {
        if (isNarrowed) {
            return sizes.narrowedText(item, from, end);
        }
        return isWhole ? sizes.text(item, from, end) : sizes.lastText(item, from, end);
    }

    /** Whether only the widest word of a text counts, when the min-content size is measured. */
    private boolean takesWidestWord(LineBuilder line, InlineItem item) {
        return InlineQuirks.takesWidestWord(
                mode == Mode.MIN_CONTENT,
                line.position() == 0 && !line.hasContent(),
                words.endsAtBreak(item));
    }

    private boolean startsWithCollapsibleSpace(InlineItem item, int from) {
        return from < item.end() && content.text().charAt(from) == ' ' && item.collapsesSpaces();
    }

    /**
     * Adds the spaces at the start of a text to a trailing line (css-text-4, Phase II): they hang,
     * or are removed when the line is finished.
     *
     * @return the start of the next line if other text follows the spaces, else null
     */
    private @Nullable Position addTrailingSpaces(
            LineBuilder line, InlineItem item, int index, int from) {
        int end = from;
        while (ItemSizes.hangs(item) && end < item.end() && content.text().charAt(end) == ' ') {
            end++;
        }
        if (end == from) {
            return wrapper.endBeforeContent(line, index);
        }
        LineItem spaces = sizes.text(item, from, end);
        line.addContent(spaces, line.hanging() + spaces.inlineSize());
        return end < item.end() ? new Position(index, end) : null;
    }

    /** Adds a tab. Tabs at the end of a line hang like spaces (css-text-4, Phase II). */
    private @Nullable Position addTab(LineBuilder line, InlineItem item, int index) {
        boolean hangs = ItemSizes.hangs(item);
        if (!hangs && line.state() == State.TRAILING) {
            return wrapper.endBeforeContent(line, index);
        }
        double size = sizes.tab(item, line.position());
        LineItem tab = LineItem.text(item, item.start(), item.end(), size, 0, false);
        line.addContent(tab, hangs ? size + hangingBefore(line) : 0);
        softWraps.allowBehindLast(line);
        return hangs || line.fitsWithout(0) ? null : wrapper.wrap(line, index);
    }

    /** Returns the size of the white space that would hang if the line ended before a tab. */
    private double hangingBefore(LineBuilder line) {
        List<LineItem> filled = line.items();
        boolean followsText = !filled.isEmpty() && filled.get(filled.size() - 1).item().isText();
        return line.hanging() > 0 || !followsText
                ? line.hanging()
                : lineEnd.spacesAtEnd(filled.get(filled.size() - 1));
    }

    /** Adds an atomic inline or a ruby column, which may overhang adjacent text. */
    private @Nullable Position addAtomic(LineBuilder line, InlineItem item, int index) {
        if (line.state() == State.TRAILING) {
            return wrapper.endBeforeContent(line, index);
        }
        Box box = item.box();
        LogicalEdges margins =
                box instanceof RubyColumnBox column
                        ? overhang(line, column, index)
                        : atomics.margins(box);
        double size = atomics.inlineSize(box) + margins.inlineSum();
        line.addContent(LineItem.atomic(item, atomics.layOut(box), margins, size), 0);
        softWraps.allowBehindLast(line);
        return null;
    }

    private LogicalEdges overhang(LineBuilder line, RubyColumnBox column, int index) {
        double base = atomics.inlineSize(column.base());
        double extra = base > 0 ? atomics.inlineSize(column) - base : 0;
        return RubyOverhang.of(column, extra, line.items(), content, index);
    }

    /**
     * Adds an absolutely positioned box. If the line is full or overflows with an atomic inline
     * that wraps, its static position is on the next line. For the latter it counts as an object,
     * so that a space after it does not matter.
     */
    private @Nullable Position addPositioned(LineBuilder line, InlineItem item, int index) {
        if (line.state() == State.TRAILING || softWraps.isSpaceBehindOverflow(line)) {
            return wrapper.endBeforeContent(line, index);
        }
        line.addEdge(LineItem.edge(item, 0));
        return null;
    }

    private static void addWordBreak(LineBuilder line, InlineItem item) {
        line.addContent(LineItem.edge(item, 0), 0);
        if (InlineQuirks.breaksBehindWordBreak(item.wraps())) {
            line.allowBreakBehindLast();
        }
    }

    private void addBoxEnd(LineBuilder line, InlineItem item, int index) {
        double edge = sizes.edge(item);
        endEdges.pass(index, edge);
        line.addClose(LineItem.edge(item, edge));
    }

    private static void addLetter(LineBuilder line, InlineItem item) {
        line.room().meetLetter((BlockContainer) item.box(), line.indent());
        line.addLetter(LineItem.edge(item, 0));
    }

    /**
     * Adds a float. It is placed beside the line if it fits beside the content so far and the end
     * edges of boxes that end directly after it (CSS 2.2, 9.5).
     */
    private void addFloat(LineBuilder line, InlineItem item, int index) {
        line.addEdge(LineItem.edge(item, 0));
        double used =
                line.position() - lineEnd.trailingSpace(line.shown()) + endEdges.from(index + 1);
        boolean isBehindContent = line.hasContent() || line.position() != line.indent();
        line.room().meet(item.box(), used, isBehindContent);
    }

    /**
     * Adds the ends of boxes after a forced break to the line that the break ends.
     *
     * @param first index of the item after the break
     * @return the start of the next line
     */
    private Position takeBoxEnds(LineBuilder line, int first) {
        int i = first;
        List<InlineItem> items = content.items();
        while (i < items.size() && items.get(i).kind() == Kind.CLOSE) {
            line.addEdge(LineItem.edge(items.get(i), sizes.edge(items.get(i))));
            i++;
        }
        return wrapper.position(i);
    }

    /** Completes a line: processes white space at its end and computes its inline size. */
    private LineContent finish(LineBuilder line, Position next, boolean isForced) {
        List<LineItem> filled = line.items();
        boolean isLast = next.item() >= content.items().size();
        boolean mayHyphenate = !isLast || InlineQuirks.hyphenatesLastLine(mode == Mode.MIN_CONTENT);
        lineEnd.trim(filled, !isForced && mayHyphenate);
        if (mode == Mode.LAYOUT && content.isBidi()) {
            BidiLineEnd.reset(filled, content, sizes);
        }
        double used = line.indent() + clonedEdges(line, next);
        boolean isBlank = true;
        for (int i = 0; i < filled.size(); i++) {
            LineItem item = filled.get(i);
            // css-text-4, hanging: white space that hangs at the end of a paragraph or before a
            // forced break
            // counts in the max-content size.
            used += mode == Mode.MAX_CONTENT ? item.inlineSize() : item.inlineSize() - item.hangs();
            isBlank &= isBlank(item);
        }
        return new LineContent(filled, used, line.indent(), next, isForced, isLast, isBlank);
    }

    private double clonedEdges(LineBuilder line, Position next) {
        return clonedEdges == null
                ? 0
                : InlineQuirks.clonedEdges(line.clonedStart(), clonedEdges.endAt(next.item()));
    }

    /**
     * Whether an item does not prevent a line from being empty (css-inline-3, 2.1): text, atomic
     * inlines and box edges do.
     */
    private boolean isBlank(LineItem line) {
        return switch (line.item().kind()) {
            case OPEN, CLOSE -> !content.edges().makeLine(line.item());
            case FLOAT, POSITIONED -> true;
            case TEXT -> line.start() == line.end();
            default -> false;
        };
    }
}
