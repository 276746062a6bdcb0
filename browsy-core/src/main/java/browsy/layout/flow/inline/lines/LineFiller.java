package browsy.layout.flow.inline.lines;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.Line.Position;
import browsy.layout.flow.inline.lines.LineWords.WholeWords;
import browsy.layout.flow.inline.lines.OpenLine.State;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.text.TextShaper;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Breaks the items of one inline formatting context into lines.
 *
 * <p>A line takes items in logical order and notes behind which of them it may end. While they fit
 * it is {@link State#FILLING}. Once it is too long it ends at the last opportunity up to which it
 * fits ({@link LineWrapper}); without one it is {@link State#OVERFLOWING} up to the next. Where the
 * opportunity is taken, or only the spaces before it do not fit, it is {@link State#TRAILING}:
 * spaces, ends of boxes, empty boxes and floats stay on it, other content begins the next line. A
 * negative margin may bring a line that overflows back to the first state.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-breaking">css-text-4, 5</a>
 */
public final class LineFiller {
    private final InlineContent content;
    private final AtomicLayout atomics;
    private final ItemSizes sizes;
    private final LineEnd lineEnd;
    private final SoftWraps softWraps;
    private final LineWords words;
    private final LineWrapper wrapper;
    private final EndEdges endEdges;
    private final @Nullable ClonedEdges clonedEdges;
    private final Mode mode;

    /** What lines are filled for. */
    public enum Mode {
        LAYOUT,
        MIN_CONTENT,
        MAX_CONTENT
    }

    /**
     * @param atomics lays out or measures the atomic inlines
     * @param percentageEdges what percentages of margins and paddings refer to
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
        this.lineEnd = new LineEnd(sizes, mode == Mode.LAYOUT);
        this.softWraps = new SoftWraps(content.text(), mode);
        this.words = new LineWords(content, sizes, mode == Mode.LAYOUT);
        this.wrapper = new LineWrapper(content, sizes, words, lineEnd);
        this.endEdges = new EndEdges(content, sizes);
        this.clonedEdges = content.clonesEdges() ? new ClonedEdges(content.items(), sizes) : null;
        this.mode = mode;
    }

    /** See {@link LineWords#passWholeWords}. */
    public WholeWords passWholeWords(Position from) {
        return clonedEdges == null ? words.passWholeWords(from) : new WholeWords(0, from);
    }

    /** Fills a line from a position. */
    public Line fill(Position from, double textIndent, LineRoom room) {
        OpenLine line = new OpenLine(room, textIndent, mode);
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
     * Prepares a line for an item: notes whether it may end before that, ends it if what is on it
     * already is too long, and goes over to another state if it overflows and may end here.
     *
     * @return where the next line starts; null if the line goes on
     */
    private @Nullable Position endBefore(OpenLine line, InlineItem item, int index) {
        if (item.kind() == Kind.TEXT || item.kind() == Kind.ATOMIC || item.kind() == Kind.TAB) {
            softWraps.allowBefore(line, item);
        }
        if (isCheckedBefore(item.kind())) {
            Position end = wrapper.endIfTooLong(line, index);
            if (end != null) {
                return end;
            }
        }
        if (line.state() == State.OVERFLOWING && line.mayEndBehindLast()) {
            if (makesFit(line, item)) {
                line.resume();
            } else {
                line.trail();
            }
        }
        return null;
    }

    /**
     * Whether the length of the line is checked before an item. Text and tabs check their own, ends
     * of boxes and floats stay on the line anyway, an edge of a box counts with what follows it,
     * and letters and markers stand first.
     */
    private static boolean isCheckedBefore(Kind kind) {
        return switch (kind) {
            case NEWLINE, WORD_BREAK, ATOMIC, POSITIONED -> true;
            case TEXT, TAB, OPEN, CLOSE, FLOAT, INITIAL_LETTER, MARKER -> false;
        };
    }

    /** Whether an atomic inline with negative margins pulls the end of the line back. */
    private boolean makesFit(OpenLine line, InlineItem item) {
        if (item.kind() != Kind.ATOMIC) {
            return false;
        }
        double margins = atomics.margins(item.box()).inlineSum();
        return margins < 0 && line.fitsWith(margins + atomics.inlineSize(item.box()));
    }

    /**
     * Adds an item, or as much of it as the line takes.
     *
     * @param from where a text starts on this line
     * @return where the next line starts if this one ends here
     */
    private @Nullable Position add(OpenLine line, InlineItem item, int index, int from) {
        return switch (item.kind()) {
            case TEXT -> addText(line, item, index, from);
            case TAB -> addTab(line, item, index);
            case ATOMIC -> addAtomic(line, item, index);
            case POSITIONED -> addPositioned(line, item, index);
            default -> {
                addNoContent(line, item, index);
                yield null;
            }
        };
    }

    /** Adds an item that stays on the line whatever its length. */
    private void addNoContent(OpenLine line, InlineItem item, int index) {
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

    // Text.

    /** Takes the words of a text that fit; the first one whether it fits or not. */
    private @Nullable Position addText(OpenLine line, InlineItem item, int index, int start) {
        if (line.state() == State.TRAILING) {
            return endBehindSpaces(line, item, index, start);
        }
        int from = start;
        // css-text-4, Phase II: collapsible spaces at the start of a line are removed.
        if (!line.hasContent() && startsWithCollapsibleSpace(item, from)) {
            from++;
            if (from == item.end()) {
                return null;
            }
        }
        if (takesWidest(line, item)) {
            line.addContent(words.widest(item, from), 0);
            line.overflow();
            softWraps.allowBehindLast(line);
            return null;
        }
        int fitting = lastFitting(line, item, from);
        boolean fits = fitting > from;
        int end = fits ? fitting : words.next(item, from);
        boolean isWhole = end == item.end();
        addPart(line, isWhole ? sizes.text(item, from, end) : sizes.lastText(item, from, end));
        if (!isWhole) {
            line.allowBreakBehindLast();
        }
        if (!fits) {
            Position wrapped =
                    line.state() == State.FILLING
                            ? wrapper.wrap(line, index)
                            : wrapper.breakWord(line, index);
            if (wrapped != null) {
                return wrapped;
            }
        } else if (isWhole && line.mayEndBehindLast() && !line.fitsWithout(0)) {
            // Only the spaces at its end have no room.
            line.trail();
        }
        return isWhole ? null : new Position(index, end);
    }

    private void addPart(OpenLine line, LineItem part) {
        boolean isSpace = line.hanging() > 0 && sizes.isSpace(part);
        line.addContent(part, isSpace ? line.hanging() + part.inlineSize() : 0);
        softWraps.allowBehindLast(line);
    }

    /**
     * The last opportunity in a text up to which it fits, its end included; on a line that
     * overflows the first one, if it fits. Spaces before it hang or collapse.
     *
     * @return {@code from} if nothing fits
     */
    private int lastFitting(OpenLine line, InlineItem item, int from) {
        double room = line.available() - line.position();
        boolean isFilling = line.state() == State.FILLING;
        int reached =
                isFilling && mode == Mode.LAYOUT ? words.lastSureBreak(item, from, room) : from;
        while (reached < item.end()) {
            int end = words.next(item, reached);
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

    /** Whether a text stands for its widest word. */
    private boolean takesWidest(OpenLine line, InlineItem item) {
        return InlineQuirks.takesWidestWord(
                mode == Mode.MIN_CONTENT,
                line.position() == 0 && !line.hasContent(),
                words.endsAtBreak(item));
    }

    private boolean startsWithCollapsibleSpace(InlineItem item, int from) {
        return from < item.end() && content.text().charAt(from) == ' ' && item.collapsesSpaces();
    }

    /**
     * css-text-4, Phase II: spaces at the end of a line hang, or collapse when the line is
     * finished; the rest of the text begins the next line.
     */
    private @Nullable Position endBehindSpaces(
            OpenLine line, InlineItem item, int index, int from) {
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

    // Tabs, atomic inlines and boxes out of flow.

    /** css-text-4, Phase II: tabs at the end of a line hang as spaces do. */
    private @Nullable Position addTab(OpenLine line, InlineItem item, int index) {
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

    /** What would hang if the line ended before a tab. */
    private double hangingBefore(OpenLine line) {
        List<LineItem> filled = line.items();
        boolean followsText = !filled.isEmpty() && filled.get(filled.size() - 1).item().isText();
        return line.hanging() > 0 || !followsText
                ? line.hanging()
                : lineEnd.spacesAtEnd(filled.get(filled.size() - 1));
    }

    private @Nullable Position addAtomic(OpenLine line, InlineItem item, int index) {
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

    private LogicalEdges overhang(OpenLine line, RubyColumnBox column, int index) {
        double base = atomics.inlineSize(column.base());
        double extra = base > 0 ? atomics.inlineSize(column) - base : 0;
        return RubyOverhang.of(column, extra, line.items(), content, index);
    }

    /**
     * A full line ends before an absolutely positioned box, which has its place in the next one.
     */
    private @Nullable Position addPositioned(OpenLine line, InlineItem item, int index) {
        if (line.state() == State.TRAILING) {
            return wrapper.endBeforeContent(line, index);
        }
        line.addEdge(LineItem.edge(item, 0));
        return null;
    }

    private static void addWordBreak(OpenLine line, InlineItem item) {
        line.addContent(LineItem.edge(item, 0), 0);
        if (InlineQuirks.breaksBehindWordBreak(item.wraps())) {
            line.allowBreakBehindLast();
        }
    }

    private void addBoxEnd(OpenLine line, InlineItem item, int index) {
        double edge = sizes.edge(item);
        endEdges.pass(index, edge);
        line.addClose(LineItem.edge(item, edge));
    }

    private static void addLetter(OpenLine line, InlineItem item) {
        line.room().meetLetter((BlockContainer) item.box(), line.indent());
        line.addLetter(LineItem.edge(item, 0));
    }

    /**
     * CSS 2.2, 9.5: a float is placed beside the line if it fits beside what is on it already, the
     * end edges of the boxes that end right behind it included.
     */
    private void addFloat(OpenLine line, InlineItem item, int index) {
        line.addEdge(LineItem.edge(item, 0));
        double used =
                line.position() - lineEnd.trailingSpace(line.shown()) + endEdges.from(index + 1);
        boolean isBehindContent = line.hasContent() || line.position() != line.indent();
        line.room().meet(item.box(), used, isBehindContent);
    }

    // The end of the line.

    /** The ends of boxes behind a forced break belong to the line that it ends. */
    private Position takeBoxEnds(OpenLine line, int first) {
        int i = first;
        List<InlineItem> items = content.items();
        while (i < items.size() && items.get(i).kind() == Kind.CLOSE) {
            line.addEdge(LineItem.edge(items.get(i), sizes.edge(items.get(i))));
            i++;
        }
        return wrapper.position(i);
    }

    private Line finish(OpenLine line, Position next, boolean isForced) {
        List<LineItem> filled = line.items();
        boolean isLast = next.item() >= content.items().size();
        boolean mayHyphenate = !isLast || InlineQuirks.hyphenatesLastLine(mode == Mode.MIN_CONTENT);
        lineEnd.trim(filled, !isForced && mayHyphenate);
        double used = line.indent() + clonedEdges(line, next);
        boolean isBlank = true;
        for (int i = 0; i < filled.size(); i++) {
            LineItem item = filled.get(i);
            // css-text-4, hanging: what hangs at the end of a paragraph or before a forced break
            // counts in the max-content size.
            used += mode == Mode.MAX_CONTENT ? item.inlineSize() : item.inlineSize() - item.hangs();
            isBlank &= isBlank(item);
        }
        return new Line(filled, used, line.indent(), next, isForced, isLast, isBlank);
    }

    private double clonedEdges(OpenLine line, Position next) {
        return clonedEdges == null
                ? 0
                : InlineQuirks.clonedEdges(line.clonedStart(), clonedEdges.endAt(next.item()));
    }

    /** css-inline-3, 2.1: a line without text, atomic inlines and edges takes no room. */
    private boolean isBlank(LineItem line) {
        return switch (line.item().kind()) {
            case OPEN, CLOSE -> !content.edges().makeLine(line.item());
            case FLOAT, POSITIONED -> true;
            case TEXT -> line.start() == line.end();
            default -> false;
        };
    }
}
