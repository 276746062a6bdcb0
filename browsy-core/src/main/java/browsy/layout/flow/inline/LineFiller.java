package browsy.layout.flow.inline;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.inline.InlineItem.Kind;
import browsy.layout.flow.inline.Line.Position;
import browsy.layout.flow.inline.LineWords.WholeWords;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.text.LineBreaker;
import browsy.layout.text.TextShaper;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fills lines with items, one after the other.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-breaking">css-text-4</a>
 */
final class LineFiller {
    private final InlineContent content;
    private final AtomicLayout atomics;
    private final ItemSizes sizes;
    private final LineEnd lineEnd;
    private final BreaksBetweenItems itemBreaks;
    private final LineWords words;
    private final EndEdges endEdges;
    private final Mode mode;

    private List<LineItem> filled = new ArrayList<>();
    private double indent;
    private double position;
    private boolean overflows;

    /** What tabs and the spaces among them take since the last visible text: it hangs. */
    private double hanging;

    /** The last item on the line that has characters. */
    private @Nullable LineItem last;

    /** The last one of these that takes room: a text, a tab or an atomic inline. */
    private @Nullable LineItem shown;

    /** Whether anything on the line could stand alone. */
    private boolean hasContent;

    private @Nullable Candidate candidate;

    /** What lines are filled for. */
    enum Mode {
        LAYOUT,
        MIN_CONTENT,
        MAX_CONTENT
    }

    /**
     * The last place where the line may end.
     *
     * @param kept how many filled items stay, before the part of the text that is cut
     * @param cut the text item that is cut; null where the break lies between items
     * @param from where that item starts on this line
     */
    private record Candidate(int kept, @Nullable InlineItem cut, int from, Position next) {}

    LineFiller(
            InlineContent content,
            TextShaper shaper,
            AtomicLayout atomics,
            AvailableSize percentageEdges,
            Mode mode) {
        this.content = content;
        this.atomics = atomics;
        this.sizes = new ItemSizes(content, shaper, percentageEdges);
        this.lineEnd = new LineEnd(sizes, mode == Mode.LAYOUT);
        this.itemBreaks = new BreaksBetweenItems(content.text());
        this.words = new LineWords(content, sizes, mode == Mode.LAYOUT);
        this.endEdges = new EndEdges(content, sizes);
        this.mode = mode;
    }

    /** See {@link LineWords#passWholeWords}. */
    WholeWords passWholeWords(Position from) {
        return words.passWholeWords(from);
    }

    /** Fills a line from a position. */
    Line fill(Position from, double textIndent, LineRoom room) {
        filled = new ArrayList<>();
        this.indent = textIndent;
        position = textIndent;
        overflows = false;
        hanging = 0;
        hasContent = false;
        candidate = null;
        last = null;
        shown = null;
        endEdges.reset();
        List<InlineItem> items = content.items();
        for (int i = from.item(); i < items.size(); i++) {
            InlineItem item = items.get(i);
            int start = i == from.item() ? Math.max(from.offset(), item.start()) : item.start();
            Position end;
            switch (item.kind()) {
                case TEXT:
                    end = fillText(item, i, start, room);
                    break;
                case NEWLINE:
                    if (breaksBeforeNewline(room)) {
                        return finish(new Position(i, start), false);
                    }
                    filled.add(LineItem.edge(item, 0));
                    return finish(trailingCloses(i + 1), true);
                case TAB, WORD_BREAK, ATOMIC:
                    end = fillContent(item, i, room);
                    break;
                default:
                    end = addZeroWidth(item, i, room);
            }
            if (end != null) {
                return finish(end, false);
            }
        }
        return finish(new Position(items.size(), content.text().length()), false);
    }

    /**
     * Whether the line is full before a forced break: behind an atomic inline it may end, though
     * not between the two if they are neighbours.
     */
    private boolean breaksBeforeNewline(LineRoom room) {
        return isBehindAtomic() && !endsWith(Kind.ATOMIC) && mode == Mode.LAYOUT && isFull(room);
    }

    private boolean isBehindAtomic() {
        return last != null && last.item().kind() == Kind.ATOMIC && last.item().wraps();
    }

    private boolean endsWith(Kind kind) {
        return filled.get(filled.size() - 1).item().kind() == kind;
    }

    /** Closing tags belong to the line that a forced break ends. */
    private Position trailingCloses(int first) {
        int i = first;
        List<InlineItem> items = content.items();
        while (i < items.size() && items.get(i).kind() == Kind.CLOSE) {
            filled.add(LineItem.edge(items.get(i), sizes.edge(items.get(i))));
            position += sizes.edge(items.get(i));
            i++;
        }
        return new Position(i, i < items.size() ? items.get(i).start() : content.text().length());
    }

    /** Adds an item without characters; gives where the next line starts if it ends this one. */
    private @Nullable Position addZeroWidth(InlineItem item, int index, LineRoom room) {
        switch (item.kind()) {
            case OPEN:
                endWordBefore(item, room);
                double startEdge = sizes.edge(item);
                filled.add(LineItem.edge(item, startEdge));
                position += startEdge;
                return null;
            case CLOSE:
                return addClose(item, index, room);
            case FLOAT:
                endWordBefore(item, room);
                filled.add(LineItem.edge(item, 0));
                room.meet(
                        item.box(),
                        position - lineEnd.trailingSpace(shown) + endEdges.from(index + 1),
                        hasContent || position != indent);
                return null;
            case INITIAL_LETTER:
                filled.add(LineItem.edge(item, 0));
                room.meetLetter((BlockContainer) item.box(), indent);
                position -= indent;
                indent = 0;
                return null;
            case POSITIONED:
                if (hasContent && isFullBefore(item, room) && itemBreaks.mayEndBefore(item, last)) {
                    candidate = beforeItem(index);
                    return cutAtCandidate();
                }
                filled.add(LineItem.edge(item, 0));
                return null;
            default:
                filled.add(LineItem.edge(item, 0));
                return null;
        }
    }

    /**
     * What fits before an empty box at the end of a paragraph stays, whatever room the edges behind
     * that box want.
     */
    private void endWordBefore(InlineItem item, LineRoom room) {
        boolean isAtEnd = hasContent && item.start() == content.text().length();
        if (isAtEnd && last != null && last.item().wraps() && !isFull(room)) {
            candidate = null;
        }
    }

    /**
     * What has no room for its end edge goes to the next line as far as it may be broken, but not
     * where the line may end behind that edge.
     */
    private @Nullable Position addClose(InlineItem item, int index, LineRoom room) {
        double edge = sizes.edge(item);
        endEdges.pass(index, edge);
        boolean fitted = !isFull(room);
        boolean isEmptyBehindAtomic = isBehindAtomic() && endsWith(Kind.OPEN);
        filled.add(LineItem.edge(item, edge));
        position += edge;
        if (fitted && isFull(room) && mode != Mode.MAX_CONTENT) {
            if (candidate != null && lineEnd.trailingSpace(shown) == 0 && !isEmptyBehindAtomic) {
                return cutAtCandidate();
            }
            overflows = true;
        }
        return null;
    }

    /** Whether nothing more fits on the line, be it only because of the spaces at its end. */
    private boolean isFull(LineRoom room) {
        return overflows || !fits(0, room);
    }

    /** Spaces at the end of a paragraph are never there. */
    private boolean isFullBefore(InlineItem item, LineRoom room) {
        boolean isAtEnd = item.start() == content.text().length();
        return overflows || !fits(isAtEnd ? -lineEnd.trailingSpace(shown) : 0, room);
    }

    /** Notes the opportunity in front of an item; opening tags go with the item. */
    private boolean breaksBefore(InlineItem item, int index) {
        if (!item.breakBefore() || !hasContent) {
            return false;
        }
        if (!itemBreaks.isAllowed(item, filled)) {
            return false;
        }
        if (mode == Mode.MIN_CONTENT && itemBreaks.joinsText(item)) {
            return false;
        }
        candidate = beforeItem(index);
        return overflows;
    }

    /** A break in front of an item. */
    private Candidate beforeItem(int index) {
        int kept = itemBreaks.keptBefore(filled);
        int next = index - (filled.size() - kept);
        return new Candidate(kept, null, 0, new Position(next, content.items().get(next).start()));
    }

    private boolean fits(double inlineSize, LineRoom room) {
        return mode == Mode.MAX_CONTENT
                || position + inlineSize <= room.available() + LayoutUnit.EPSILON;
    }

    // Atomic inlines and control characters.

    private @Nullable Position fillContent(InlineItem item, int index, LineRoom room) {
        if (breaksBefore(item, index)) {
            return cutAtCandidate();
        }
        LineItem line = content(item, index);
        boolean hangs = item.kind() == Kind.TAB && item.wraps() && ItemSizes.hangsSpaces(item);
        if (!hangs && !fits(line.inlineSize(), room)) {
            if (candidate != null) {
                return cutAtCandidate();
            }
            overflows = true;
        }
        hanging = hangs ? line.inlineSize() + hangingBefore() : 0;
        filled.add(line);
        last = line;
        shown = item.kind() == Kind.WORD_BREAK ? shown : line;
        position += line.inlineSize();
        hasContent = true;
        return null;
    }

    /** What would hang if the line ended before a tab. */
    private double hangingBefore() {
        boolean followsText = !filled.isEmpty() && filled.get(filled.size() - 1).item().isText();
        return hanging > 0 || !followsText
                ? hanging
                : lineEnd.hanging(filled.get(filled.size() - 1));
    }

    private LineItem content(InlineItem item, int index) {
        switch (item.kind()) {
            case TAB:
                return LineItem.text(
                        item, item.start(), item.end(), sizes.tab(item, position), 0, false);
            case ATOMIC:
                Box box = item.box();
                LogicalEdges margins =
                        box instanceof RubyColumnBox column
                                ? overhang(column, index)
                                : atomics.margins(box);
                return LineItem.atomic(
                        item,
                        atomics.layOut(box),
                        margins,
                        atomics.inlineSize(box) + margins.inlineSum());
            default:
                return LineItem.edge(item, 0);
        }
    }

    private LogicalEdges overhang(RubyColumnBox column, int index) {
        double base = atomics.inlineSize(column.base());
        double extra = base > 0 ? atomics.inlineSize(column) - base : 0;
        return RubyOverhang.of(column, extra, filled, content.items(), index);
    }

    // Text.

    private @Nullable Position fillText(InlineItem item, int index, int from, LineRoom room) {
        if (from == item.start() && breaksBefore(item, index)) {
            return cutAtCandidate();
        }
        if (mode == Mode.MIN_CONTENT && position == 0 && !hasContent && words.endsAtBreak(item)) {
            return fillWidest(item, from);
        }
        double start = position;
        int kept = filled.size();
        int segment = from;
        int lastBreak = from;
        boolean hangs = ItemSizes.hangsSpaces(item);
        double available =
                mode == Mode.MAX_CONTENT
                        ? Double.POSITIVE_INFINITY
                        : room.available() + LayoutUnit.EPSILON;
        if (!overflows && mode == Mode.LAYOUT) {
            segment = words.lastSureBreak(item, from, available - start);
            lastBreak = segment;
        }
        while (segment < item.end()) {
            if (segment > from && overflows) {
                return cut(item, index, kept, from, segment);
            }
            int end = words.next(item, segment);
            int visible = hangs ? sizes.endWithoutSpaces(segment, end) : end;
            double needed =
                    visible == from
                            ? start - hanging
                            : start + sizes.textAtLineEnd(item, from, visible);
            if (needed > available) {
                if (segment > from) {
                    return cut(item, index, kept, from, segment);
                }
                if (candidate != null) {
                    return cutAtCandidate();
                }
                boolean atStart = segment == item.start();
                int cut = cutInWord(item, from, segment, visible, start, room);
                if (cut == from && atStart && words.areBrokenBefore(item, filled, kept)) {
                    candidate = beforeItem(index);
                    return cutAtCandidate();
                }
                if (cut > from) {
                    return cut(item, index, kept, from, cut);
                }
                overflows = true;
            }
            if (end < item.end()) {
                lastBreak = end;
            }
            segment = end;
        }
        if (lastBreak > from) {
            candidate = new Candidate(kept, item, from, new Position(index, lastBreak));
        }
        LineItem whole = sizes.text(item, from, item.end());
        filled.add(whole);
        last = whole;
        shown = whole;
        double size = whole.inlineSize();
        boolean isSpace = hanging > 0 && sizes.endWithoutSpaces(from, item.end()) == from;
        hanging = isSpace ? hanging + size : 0;
        position = start + size;
        hasContent = true;
        return null;
    }

    /**
     * Takes a whole text as if its widest word were all of it: what follows it adds to that.
     *
     * <p>NB: neither edges behind a text nor the styles of a first line change from word to word,
     * as browsers have it.
     */
    private @Nullable Position fillWidest(InlineItem item, int from) {
        LineItem widest = words.widest(item, from);
        filled.add(widest);
        last = widest;
        shown = widest;
        position += widest.inlineSize();
        hasContent = true;
        overflows = true;
        return null;
    }

    /** Ends the line inside a text. */
    private Position cut(InlineItem item, int index, int kept, int from, int at) {
        candidate = new Candidate(kept, item, from, new Position(index, at));
        return cutAtCandidate();
    }

    /** Where a word is cut that has no room on a line of its own; {@code from} if nowhere. */
    private int cutInWord(
            InlineItem item, int from, int segment, int end, double start, LineRoom room) {
        if (!words.areBroken(item)) {
            return from;
        }
        boolean mustNotStart = hasContent && words.areBrokenBefore(item, filled, filled.size());
        String text = content.text();
        int cut = from;
        for (int at = LineBreaker.nextCluster(text, segment);
                at < end;
                at = LineBreaker.nextCluster(text, at)) {
            boolean fits =
                    start + sizes.textAtLineEnd(item, from, at)
                            <= room.available() + LayoutUnit.EPSILON;
            if (!fits && (cut > from || mustNotStart)) {
                break;
            }
            cut = at;
            if (!fits) {
                break;
            }
        }
        return cut;
    }

    private Position cutAtCandidate() {
        Candidate chosen = candidate;
        if (chosen == null) {
            throw new IllegalStateException("no break opportunity");
        }
        filled = new ArrayList<>(filled.subList(0, chosen.kept));
        InlineItem cut = chosen.cut;
        if (cut != null) {
            filled.add(sizes.lastText(cut, chosen.from, chosen.next.offset()));
        }
        return chosen.next;
    }

    // The end of the line.

    private Line finish(Position next, boolean isForced) {
        Position following = next;
        List<InlineItem> items = content.items();
        boolean isLast = following.item() >= items.size();
        // As browsers have it, intrinsic sizes have room for a hyphen at the end of the last line.
        lineEnd.trim(filled, !isForced && (!isLast || mode != Mode.LAYOUT));
        double used = indent;
        boolean isBlank = true;
        for (LineItem line : filled) {
            // Spaces at the end of a paragraph or before a forced break have room where there is
            // any.
            used += mode == Mode.MAX_CONTENT ? line.inlineSize() : line.inlineSize() - line.hangs();
            isBlank &= isBlank(line);
        }
        return new Line(filled, used, indent, following, isForced, isLast, isBlank);
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
