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
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.text.TextShaper;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fills lines with items, one after the other.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-breaking">css-text-4</a>
 */
public final class LineFiller {
    private final InlineContent content;
    private final AtomicLayout atomics;
    private final ItemSizes sizes;
    private final LineEnd lineEnd;
    private final BreaksBetweenItems itemBreaks;
    private final LineWords words;
    private final TextFiller texts;
    private final EndEdges endEdges;
    private final @Nullable ClonedEdges clonedEdges;
    private final Mode mode;

    /** What lines are filled for. */
    public enum Mode {
        LAYOUT,
        MIN_CONTENT,
        MAX_CONTENT
    }

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
        this.itemBreaks = new BreaksBetweenItems(content.text());
        this.words = new LineWords(content, sizes, mode == Mode.LAYOUT);
        this.texts = new TextFiller(content, sizes, words, itemBreaks, mode);
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
            int start = i == from.item() ? Math.max(from.offset(), item.start()) : item.start();
            Position end;
            switch (item.kind()) {
                case TEXT:
                    end = fillText(line, item, i, start);
                    break;
                case NEWLINE:
                    if (breaksBeforeNewline(line)) {
                        return finish(line, cutBefore(line, i), false);
                    }
                    if (isOverfullByEdges(line)) {
                        return finish(line, line.cutAtCandidate(sizes), false);
                    }
                    line.addEdge(item, 0);
                    return finish(line, trailingCloses(line, i + 1), true);
                case WORD_BREAK:
                    end = fillWordBreak(line, item, i);
                    break;
                case TAB, ATOMIC:
                    end = fillContent(line, item, i);
                    break;
                default:
                    end = addZeroWidth(line, item, i);
            }
            if (end != null) {
                return finish(line, end, false);
            }
        }
        return finish(line, new Position(items.size(), content.text().length()), false);
    }

    /**
     * Whether the line is full before a forced break: behind an atomic inline it may end where a
     * box begins between the two.
     */
    private boolean breaksBeforeNewline(OpenLine line) {
        return line.isBehindAtomic()
                && mode == Mode.LAYOUT
                && line.isFull()
                && line.beginsBoxBehind(Kind.ATOMIC);
    }

    /** Whether nothing but the edges of boxes has no room behind what else there is. */
    private boolean isOverfullByEdges(OpenLine line) {
        return mode == Mode.LAYOUT
                && line.candidate() != null
                && !line.overflows()
                && !line.fits(-lineEnd.trailingSpace(line.shown()));
    }

    /** Closing tags belong to the line that a forced break ends. */
    private Position trailingCloses(OpenLine line, int first) {
        int i = first;
        List<InlineItem> items = content.items();
        while (i < items.size() && items.get(i).kind() == Kind.CLOSE) {
            line.addEdge(items.get(i), sizes.edge(items.get(i)));
            i++;
        }
        return new Position(i, i < items.size() ? items.get(i).start() : content.text().length());
    }

    /** Adds an item without characters; gives where the next line starts if it ends this one. */
    private @Nullable Position addZeroWidth(OpenLine line, InlineItem item, int index) {
        switch (item.kind()) {
            case OPEN:
                endWordBefore(line, item);
                line.addEdge(item, sizes.edge(item));
                return null;
            case CLOSE:
                return addClose(line, item, index);
            case FLOAT:
                endWordBefore(line, item);
                line.addEdge(item, 0);
                line.room()
                        .meet(
                                item.box(),
                                line.position()
                                        - lineEnd.trailingSpace(line.shown())
                                        + endEdges.from(index + 1),
                                line.hasContent() || line.position() != line.indent());
                return null;
            case INITIAL_LETTER:
                line.room().meetLetter((BlockContainer) item.box(), line.indent());
                line.addLetter(item);
                return null;
            case POSITIONED:
                if (line.hasContent()
                        && isFullBefore(line, item)
                        && itemBreaks.mayEndBefore(item, line.last())) {
                    return cutBefore(line, index);
                }
                line.addEdge(item, 0);
                return null;
            default:
                line.addEdge(item, 0);
                return null;
        }
    }

    /**
     * What fits before an empty box at the end of a paragraph stays, whatever room the edges behind
     * that box want.
     */
    private void endWordBefore(OpenLine line, InlineItem item) {
        LineItem last = line.last();
        boolean isAtEnd = line.hasContent() && item.start() == content.text().length();
        if (isAtEnd && last != null && last.item().wraps() && !line.isFull()) {
            line.mayEndAt(null);
        }
    }

    /**
     * What has no room for its end edge goes to the next line as far as it may be broken, but not
     * where the line may end behind that edge.
     */
    private @Nullable Position addClose(OpenLine line, InlineItem item, int index) {
        double edge = sizes.edge(item);
        endEdges.pass(index, edge);
        boolean fitted = !line.isFull();
        boolean isEmptyBehindAtomic = line.isBehindAtomic() && line.endsWith(Kind.OPEN);
        line.addEdge(item, edge);
        if (fitted && line.isFull() && mode != Mode.MAX_CONTENT) {
            if (line.candidate() != null
                    && lineEnd.trailingSpace(line.shown()) == 0
                    && !isEmptyBehindAtomic) {
                return line.cutAtCandidate(sizes);
            }
            line.overflow();
        }
        return null;
    }

    /** Spaces at the end of a paragraph are never there. */
    private boolean isFullBefore(OpenLine line, InlineItem item) {
        boolean isAtEnd = item.start() == content.text().length();
        return line.overflows() || !line.fits(isAtEnd ? -lineEnd.trailingSpace(line.shown()) : 0);
    }

    /** Notes the opportunity in front of an item; opening tags go with the item. */
    private boolean breaksBefore(OpenLine line, InlineItem item, int index) {
        if (!item.breakBefore() || !line.hasContent()) {
            return false;
        }
        if (!itemBreaks.isAllowed(item, line.items())) {
            return false;
        }
        if (mode == Mode.MIN_CONTENT && itemBreaks.joinsText(item)) {
            return false;
        }
        boolean isFull = !line.fits(-line.edgesBehindShown()) && isBehindSpaces(line, item);
        line.mayEndAt(
                isFull
                        ? itemBreaks.behindEmptyBoxes(index, line.items(), content.items())
                        : itemBreaks.before(index, line.items(), content.items()));
        return isFull || line.overflows();
    }

    /** Whether the line ends with spaces and the item does not go on with them. */
    private boolean isBehindSpaces(OpenLine line, InlineItem next) {
        LineItem last = line.shown();
        String text = content.text();
        return last != null
                && last.item().isText()
                && last.start() < last.end()
                && text.charAt(last.end() - 1) == ' '
                && text.charAt(next.start()) != ' ';
    }

    private Position cutBefore(OpenLine line, int index) {
        line.mayEndAt(itemBreaks.before(index, line.items(), content.items()));
        return line.cutAtCandidate(sizes);
    }

    private @Nullable Position fillText(OpenLine line, InlineItem item, int index, int from) {
        if (from == item.start() && breaksBefore(line, item, index)) {
            return line.cutAtCandidate(sizes);
        }
        if (!startsWithDroppedSpace(line, item, from)) {
            return texts.fill(line, item, index, from);
        }
        return from + 1 == item.end() ? null : texts.fill(line, item, index, from + 1);
    }

    /** Spaces at the start of a line are dropped; most stand at the end of the line before it. */
    private boolean startsWithDroppedSpace(OpenLine line, InlineItem item, int from) {
        return !line.hasContent()
                && from < item.end()
                && content.text().charAt(from) == ' '
                && !ItemSizes.preservesSpaces(item);
    }

    // Atomic inlines and control characters.

    /**
     * A {@code wbr}, which has always room on the line of what is before it. As browsers have it,
     * lines may end behind it even where they do not wrap.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/#the-wbr-element">HTML, wbr</a>
     */
    private @Nullable Position fillWordBreak(OpenLine line, InlineItem item, int index) {
        if (isOverfullByEdges(line)) {
            return line.cutAtCandidate(sizes);
        }
        line.addContent(LineItem.edge(item, 0), 0);
        int next = index + 1;
        if (item.wraps() || next == content.items().size()) {
            return null;
        }
        int kept = line.items().size();
        int offset = content.items().get(next).start();
        line.mayEndAt(new OpenLine.Candidate(kept, null, 0, new Position(next, offset)));
        return line.overflows() ? line.cutAtCandidate(sizes) : null;
    }

    private @Nullable Position fillContent(OpenLine line, InlineItem item, int index) {
        if (breaksBefore(line, item, index)) {
            return line.cutAtCandidate(sizes);
        }
        LineItem filled = content(line, item, index);
        boolean hangs = item.kind() == Kind.TAB && item.wraps() && ItemSizes.hangsSpaces(item);
        if (!hangs && !line.fits(filled.inlineSize())) {
            if (line.candidate() != null) {
                return line.cutAtCandidate(sizes);
            }
            line.overflow();
        }
        line.addContent(filled, hangs ? filled.inlineSize() + hangingBefore(line) : 0);
        return null;
    }

    /** What would hang if the line ended before a tab. */
    private double hangingBefore(OpenLine line) {
        List<LineItem> filled = line.items();
        boolean followsText = !filled.isEmpty() && filled.get(filled.size() - 1).item().isText();
        return line.hanging() > 0 || !followsText
                ? line.hanging()
                : lineEnd.hanging(filled.get(filled.size() - 1));
    }

    private LineItem content(OpenLine line, InlineItem item, int index) {
        if (item.kind() == Kind.TAB) {
            double tab = sizes.tab(item, line.position());
            return LineItem.text(item, item.start(), item.end(), tab, 0, false);
        }
        Box box = item.box();
        LogicalEdges margins =
                box instanceof RubyColumnBox column
                        ? overhang(line, column, index)
                        : atomics.margins(box);
        return LineItem.atomic(
                item, atomics.layOut(box), margins, atomics.inlineSize(box) + margins.inlineSum());
    }

    private LogicalEdges overhang(OpenLine line, RubyColumnBox column, int index) {
        double base = atomics.inlineSize(column.base());
        double extra = base > 0 ? atomics.inlineSize(column) - base : 0;
        return RubyOverhang.of(column, extra, line.items(), content, index);
    }

    // The end of the line.

    private Line finish(OpenLine line, Position next, boolean isForced) {
        List<LineItem> filled = line.items();
        boolean isLast = next.item() >= content.items().size();
        // As browsers have it, the min-content size has room for a hyphen at the end of the last
        // line, and the max-content size has none.
        lineEnd.trim(filled, !isForced && (!isLast || mode == Mode.MIN_CONTENT));
        double used = line.indent() + clonedEdges(line, next);
        boolean isBlank = true;
        for (int i = 0; i < filled.size(); i++) {
            LineItem item = filled.get(i);
            // Spaces at the end of a paragraph or before a forced break have room where there is
            // any.
            used += mode == Mode.MAX_CONTENT ? item.inlineSize() : item.inlineSize() - item.hangs();
            isBlank &= isBlank(item);
        }
        return new Line(filled, used, line.indent(), next, isForced, isLast, isBlank);
    }

    private double clonedEdges(OpenLine line, Position next) {
        return clonedEdges == null ? 0 : line.clonedStart() + clonedEdges.endAt(next.item());
    }

    private boolean isBlank(LineItem line) {
        return switch (line.item().kind()) {
            case OPEN, CLOSE -> !content.edges().makeLine(line.item());
            case FLOAT, POSITIONED -> true;
            case TEXT -> line.start() == line.end();
            default -> false;
        };
    }
}
