package browsy.layout.flow.inline;

import static browsy.style.property.TextProperties.OVERFLOW_WRAP;
import static browsy.style.property.TextProperties.WORD_BREAK;

import browsy.css.value.OverflowWrap;
import browsy.css.value.WordBreak;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.inline.InlineItem.Kind;
import browsy.layout.flow.inline.Line.Position;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.text.BreakOpportunities;
import browsy.layout.text.LineBreaker;
import browsy.layout.text.TextShaper;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fills lines with items, one after the other.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-breaking">css-text-4</a>
 */
final class LineFiller {
    /** Shorter texts have too few words for a search. */
    private static final int WORTH_A_SEARCH = 24;

    private final InlineContent content;
    private final AtomicLayout atomics;
    private final ItemSizes sizes;
    private final LineEnd lineEnd;
    private final Mode mode;

    private List<LineItem> filled = new ArrayList<>();
    private double indent;
    private double position;
    private boolean overflows;

    /** What tabs and the spaces among them take since the last visible text: it hangs. */
    private double hanging;

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
        this.mode = mode;
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
                    filled.add(LineItem.edge(item, 0));
                    return finish(trailingCloses(i + 1), true);
                case TAB, WORD_BREAK, ATOMIC:
                    end = fillContent(item, i, room);
                    break;
                default:
                    addZeroWidth(item, i, room);
                    end = null;
            }
            if (end != null) {
                return finish(end, false);
            }
        }
        return finish(new Position(items.size(), content.text().length()), false);
    }

    /**
     * Words that have a line each.
     *
     * @param widest their greatest inline size
     * @param next what comes after them
     */
    record WholeWords(double widest, Position next) {}

    /**
     * Passes over the words from the start of a line on that have a line each where there is no
     * room, and nothing else on it: those inside a text whose white space collapses, but not the
     * last one, which may go on in another box. What is left may be no such word.
     */
    WholeWords passWholeWords(Position from) {
        if (from.item() == content.items().size()) {
            return new WholeWords(0, from);
        }
        InlineItem item = content.items().get(from.item());
        int start = from.offset();
        double widest = 0;
        if (item.isText() && start > item.start() && sizes.collapses(item) && !breaksWords(item)) {
            int end = nextBreak(item, start);
            while (end < item.end() && sizes.endWithoutSpaces(start, end) > start) {
                int visible = sizes.endWithoutCollapsible(start, end);
                widest = Math.max(widest, sizes.textAtLineEnd(item, start, visible));
                start = end;
                end = nextBreak(item, start);
            }
        }
        return new WholeWords(
                widest, start == from.offset() ? from : new Position(from.item(), start));
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

    private void addZeroWidth(InlineItem item, int index, LineRoom room) {
        boolean breakIsHere =
                candidate != null && candidate.cut == null && candidate.kept == filled.size();
        switch (item.kind()) {
            case OPEN:
                double startEdge = sizes.edge(item);
                filled.add(LineItem.edge(item, startEdge));
                position += startEdge;
                return;
            case CLOSE:
                double endEdge = sizes.edge(item);
                filled.add(LineItem.edge(item, endEdge));
                position += endEdge;
                break;
            case FLOAT:
                filled.add(LineItem.edge(item, 0));
                room.meet(
                        item.box(),
                        position - lineEnd.trailingSpace(filled),
                        hasContent || position != indent);
                break;
            case INITIAL_LETTER:
                filled.add(LineItem.edge(item, 0));
                room.meetLetter((BlockContainer) item.box(), indent);
                position -= indent;
                indent = 0;
                break;
            default:
                filled.add(LineItem.edge(item, 0));
        }
        if (breakIsHere) {
            candidate = between(index + 1);
        }
    }

    /** A break after all that is filled. */
    private Candidate between(int nextItem) {
        List<InlineItem> items = content.items();
        int offset =
                nextItem < items.size() ? items.get(nextItem).start() : content.text().length();
        return new Candidate(filled.size(), null, 0, new Position(nextItem, offset));
    }

    /** Notes the opportunity in front of an item; opening tags go with the item. */
    private boolean breaksBefore(InlineItem item, int index) {
        if (!item.breakBefore() || !hasContent) {
            return false;
        }
        BreakOpportunities breaks = item.breaks();
        if (breaks == null || !isAllowedBefore(breaks, item.start())) {
            return false;
        }
        candidate = beforeItem(index);
        return overflows;
    }

    /** Controls that embedding adds in front of an item go with it. */
    private boolean isAllowedBefore(BreakOpportunities breaks, int start) {
        int at = start;
        while (!breaks.isAllowed(at)) {
            if (at == 0 || !BidiLevels.isControl(content.text().charAt(at - 1))) {
                return false;
            }
            at--;
        }
        return true;
    }

    /** A break in front of an item, which opening tags before it go with. */
    private Candidate beforeItem(int index) {
        int kept = filled.size();
        int next = index;
        while (kept > 0 && filled.get(kept - 1).item().kind() == Kind.OPEN) {
            kept--;
            next--;
        }
        return new Candidate(kept, null, 0, new Position(next, content.items().get(next).start()));
    }

    /** Whether a word that goes on in another box may be broken between the boxes. */
    private boolean breaksWordBefore(InlineItem item, int kept) {
        for (int i = kept - 1; i >= 0; i--) {
            InlineItem before = filled.get(i).item();
            if (before.isText()) {
                return breaksWords(before) && breaksWords(item);
            }
            if (before.kind() == Kind.ATOMIC) {
                return false;
            }
        }
        return false;
    }

    /** Whether words may be broken where nothing else helps. */
    private boolean breaksWords(InlineItem item) {
        ComputedStyle style = item.box().style();
        OverflowWrap wrap = style.get(OVERFLOW_WRAP);
        boolean anywhere =
                wrap == OverflowWrap.ANYWHERE || style.get(WORD_BREAK) == WordBreak.BREAK_WORD;
        return item.wraps()
                && (anywhere || (wrap == OverflowWrap.BREAK_WORD && mode == Mode.LAYOUT));
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
            segment = lastSureBreak(item, from, available - start);
            lastBreak = segment;
        }
        while (segment < item.end()) {
            if (segment > from && overflows) {
                return cut(item, index, kept, from, segment);
            }
            int end = nextBreak(item, segment);
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
                if (cut == from && atStart && breaksWordBefore(item, kept)) {
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
        filled.add(sizes.text(item, from, item.end()));
        double size = filled.get(kept).inlineSize();
        boolean isSpace = hanging > 0 && sizes.endWithoutSpaces(from, item.end()) == from;
        hanging = isSpace ? hanging + size : 0;
        position = start + size;
        hasContent = true;
        return null;
    }

    /** The last opportunity inside a text that is sure to come before the end of the line. */
    private int lastSureBreak(InlineItem item, int from, double room) {
        BreakOpportunities breaks = item.breaks();
        if (item.end() - from < WORTH_A_SEARCH || !item.wraps() || breaks == null) {
            return from;
        }
        int reached = Math.min(sizes.sureEnd(item, from, room), item.end() - 1);
        return Math.max(from, breaks.previous(reached));
    }

    private int nextBreak(InlineItem item, int from) {
        BreakOpportunities breaks = item.breaks();
        if (!item.wraps() || breaks == null) {
            return item.end();
        }
        return Math.min(breaks.next(from + 1), item.end());
    }

    /** Ends the line inside a text. */
    private Position cut(InlineItem item, int index, int kept, int from, int at) {
        candidate = new Candidate(kept, item, from, new Position(index, at));
        return cutAtCandidate();
    }

    /** Where a word is cut that has no room on a line of its own; {@code from} if nowhere. */
    private int cutInWord(
            InlineItem item, int from, int segment, int end, double start, LineRoom room) {
        if (!breaksWords(item)) {
            return from;
        }
        boolean mustNotStart = hasContent && breaksWordBefore(item, filled.size());
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
            used += line.inlineSize() - line.hangs();
            isBlank &= isBlank(line);
        }
        return new Line(filled, used, indent, following, isForced, isLast, isBlank);
    }

    private boolean isBlank(LineItem line) {
        return switch (line.item().kind()) {
            case OPEN, CLOSE -> line.inlineSize() == 0 && sizes.edge(line.item()) == 0;
            case FLOAT, POSITIONED, WORD_BREAK -> true;
            case TEXT -> line.start() == line.end();
            default -> false;
        };
    }
}
