package browsy.layout.flow.inline;

import static browsy.style.property.TextProperties.OVERFLOW_WRAP;
import static browsy.style.property.TextProperties.TAB_SIZE;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;
import static browsy.style.property.TextProperties.WORD_BREAK;

import browsy.css.value.OverflowWrap;
import browsy.css.value.TabSize;
import browsy.css.value.WhiteSpaceCollapse;
import browsy.css.value.WordBreak;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.inline.InlineItem.Kind;
import browsy.layout.flow.inline.Line.Position;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.text.BreakOpportunities;
import browsy.layout.text.LineBreakRules;
import browsy.layout.text.LineBreakRules.Strictness;
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
    private static final LineBreakRules ANYWHERE =
            new LineBreakRules(Strictness.ANYWHERE, LineBreakRules.WordBreak.NORMAL, true, false);

    private final InlineContent content;
    private final TextShaper shaper;
    private final AtomicLayout atomics;
    private final AvailableSize percentageEdges;
    private final Mode mode;

    private List<LineItem> filled = new ArrayList<>();
    private double indent;
    private double position;
    private boolean overflows;

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
        this.shaper = shaper;
        this.atomics = atomics;
        this.percentageEdges = percentageEdges;
        this.mode = mode;
    }

    /** Fills a line from a position. */
    Line fill(Position from, double textIndent, LineRoom room) {
        filled = new ArrayList<>();
        this.indent = textIndent;
        position = textIndent;
        overflows = false;
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

    /** Closing tags belong to the line that a forced break ends. */
    private Position trailingCloses(int first) {
        int i = first;
        List<InlineItem> items = content.items();
        while (i < items.size() && items.get(i).kind() == Kind.CLOSE) {
            filled.add(LineItem.edge(items.get(i), edge(items.get(i))));
            position += edge(items.get(i));
            i++;
        }
        return new Position(i, i < items.size() ? items.get(i).start() : content.text().length());
    }

    private double edge(InlineItem item) {
        InlineBox box = (InlineBox) item.box();
        LogicalEdges edges =
                BoxEdges.borderPadding(box, percentageEdges)
                        .plus(BoxEdges.margin(box, percentageEdges, box.flow()));
        return item.kind() == Kind.OPEN
                ? box.isFirst() ? edges.inlineStart() : 0
                : box.isLast() ? edges.inlineEnd() : 0;
    }

    private void addZeroWidth(InlineItem item, int index, LineRoom room) {
        boolean breakIsHere =
                candidate != null && candidate.cut == null && candidate.kept == filled.size();
        switch (item.kind()) {
            case OPEN:
                double startEdge = edge(item);
                filled.add(LineItem.edge(item, startEdge));
                position += startEdge;
                return;
            case CLOSE:
                double endEdge = edge(item);
                filled.add(LineItem.edge(item, endEdge));
                position += endEdge;
                break;
            case FLOAT:
                filled.add(LineItem.edge(item, 0));
                room.meet(item.box(), position - trailingSpace(), hasContent || position != indent);
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
        if (breaks == null || !breaks.isAllowed(item.start())) {
            return false;
        }
        candidate = beforeItem(index);
        return overflows;
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
        LineItem line = content(item);
        boolean hangs = item.kind() == Kind.TAB && item.wraps() && hangsSpaces(item);
        if (!hangs && !fits(line.inlineSize(), room)) {
            if (candidate != null) {
                return cutAtCandidate();
            }
            overflows = true;
        }
        filled.add(line);
        position += line.inlineSize();
        hasContent = true;
        return null;
    }

    private LineItem content(InlineItem item) {
        switch (item.kind()) {
            case TAB:
                return LineItem.text(item, item.start(), item.end(), tabSize(item), 0, false);
            case ATOMIC:
                Box box = item.box();
                LogicalEdges margins = atomics.margins(box);
                return LineItem.atomic(
                        item,
                        atomics.layOut(box),
                        margins,
                        atomics.inlineSize(box) + margins.inlineSum());
            default:
                return LineItem.edge(item, 0);
        }
    }

    /**
     * The distance to the next tab stop.
     *
     * @see <a href="https://drafts.csswg.org/css-text-4/#tab-size-property">css-text-4</a>
     */
    private double tabSize(InlineItem item) {
        ComputedStyle style = item.box().style();
        TabSize tab = style.get(TAB_SIZE);
        double space = shaper.shape(" ", TextStyles.text(style)).width();
        double stop = tab.isLength() ? tab.value() : tab.value() * space;
        if (!(stop > 0)) {
            return 0;
        }
        double distance = stop - position % stop;
        return distance < space / 2 ? distance + stop : distance;
    }

    // Text.

    private @Nullable Position fillText(InlineItem item, int index, int from, LineRoom room) {
        if (from == item.start() && breaksBefore(item, index)) {
            return cutAtCandidate();
        }
        double start = position;
        int kept = filled.size();
        int segment = from;
        while (segment < item.end()) {
            if (segment > from) {
                candidate = new Candidate(kept, item, from, new Position(index, segment));
                if (overflows) {
                    return cutAtCandidate();
                }
            }
            int end = nextBreak(item, segment);
            int visible = endWithoutSpaces(item, segment, end);
            double size = measure(item, from, visible);
            if (mode != Mode.MAX_CONTENT && start + size > room.available() + LayoutUnit.EPSILON) {
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
                    candidate = new Candidate(kept, item, from, new Position(index, cut));
                    return cutAtCandidate();
                }
                overflows = true;
            }
            segment = end;
        }
        filled.add(text(item, from, item.end(), false));
        position = start + filled.get(kept).inlineSize();
        hasContent = true;
        return null;
    }

    private int nextBreak(InlineItem item, int from) {
        BreakOpportunities breaks = item.breaks();
        if (!item.wraps() || breaks == null) {
            return item.end();
        }
        return Math.min(breaks.next(from + 1), item.end());
    }

    /** Where the visible part of a segment ends: spaces at the end of a line hang or vanish. */
    private int endWithoutSpaces(InlineItem item, int from, int end) {
        if (!hangsSpaces(item)) {
            return end;
        }
        int visible = end;
        while (visible > from && content.text().charAt(visible - 1) == ' ') {
            visible--;
        }
        return visible;
    }

    private static boolean hangsSpaces(InlineItem item) {
        return item.box().style().get(WHITE_SPACE_COLLAPSE) != WhiteSpaceCollapse.BREAK_SPACES;
    }

    /** Width of a part of a text as the last one on its line, with the hyphen it may get. */
    private double measure(InlineItem item, int from, int end) {
        double width = LayoutUnit.ceil(item.widthAtLineEnd(from, end));
        return endsWithSoftHyphen(end, item) ? width + hyphenSize(item) : width;
    }

    private boolean endsWithSoftHyphen(int end, InlineItem item) {
        return end > item.start() && content.text().charAt(end - 1) == '\u00ad';
    }

    private double hyphenSize(InlineItem item) {
        return LayoutUnit.ceil(shaper.shape("\u2010", TextStyles.text(item.box().style())).width());
    }

    private LineItem text(InlineItem item, int from, int end, boolean endsLine) {
        boolean hyphen = endsLine && endsWithSoftHyphen(end, item);
        double size = endsLine ? item.widthAtLineEnd(from, end) : item.width(from, end);
        return LineItem.text(
                item,
                from,
                end,
                LayoutUnit.ceil(size) + (hyphen ? hyphenSize(item) : 0),
                0,
                hyphen);
    }

    /** Where a word is cut that has no room on a line of its own; {@code from} if nowhere. */
    private int cutInWord(
            InlineItem item, int from, int segment, int end, double start, LineRoom room) {
        if (!breaksWords(item)) {
            return from;
        }
        boolean mustNotStart = hasContent && breaksWordBefore(item, filled.size());
        BreakOpportunities clusters =
                LineBreaker.analyze(content.text().substring(segment, end), ANYWHERE);
        int cut = from;
        for (int at = clusters.next(1); at < end - segment; at = clusters.next(at + 1)) {
            boolean fits =
                    start + measure(item, from, segment + at)
                            <= room.available() + LayoutUnit.EPSILON;
            if (!fits && (cut > from || mustNotStart)) {
                break;
            }
            cut = segment + at;
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
            filled.add(text(cut, chosen.from, chosen.next.offset(), true));
        }
        return chosen.next;
    }

    // The end of the line.

    private Line finish(Position next, boolean isForced) {
        Position following = next;
        List<InlineItem> items = content.items();
        boolean isLast = following.item() >= items.size();
        trimEnd();
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
            case OPEN, CLOSE -> line.inlineSize() == 0 && edge(line.item()) == 0;
            case FLOAT, POSITIONED, WORD_BREAK -> true;
            case TEXT -> line.start() == line.end();
            default -> false;
        };
    }

    /**
     * Removes or hangs the spaces at the end of the line.
     *
     * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-phase-2">css-text-4</a>
     */
    private void trimEnd() {
        for (int i = filled.size() - 1; i >= 0; i--) {
            LineItem line = filled.get(i);
            if (line.item().kind() == Kind.TEXT) {
                LineItem trimmed = trimmed(line);
                filled.set(i, trimmed);
                if (trimmed.start() < trimmed.end()) {
                    return;
                }
            } else if (line.item().kind() == Kind.TAB
                    && line.item().wraps()
                    && hangsSpaces(line.item())) {
                filled.set(
                        i,
                        LineItem.text(
                                line.item(),
                                line.start(),
                                line.end(),
                                line.inlineSize(),
                                line.inlineSize(),
                                false));
            } else if (line.item().kind() == Kind.ATOMIC || line.item().kind() == Kind.TAB) {
                return;
            }
        }
    }

    private LineItem trimmed(LineItem line) {
        InlineItem item = line.item();
        ComputedStyle style = item.box().style();
        WhiteSpaceCollapse collapse = style.get(WHITE_SPACE_COLLAPSE);
        int visible = line.end();
        while (visible > line.start() && content.text().charAt(visible - 1) == ' ') {
            visible--;
        }
        switch (collapse) {
            case COLLAPSE, PRESERVE_BREAKS:
                if (visible == line.end() && line.hyphenated()) {
                    return line;
                }
                return text(item, line.start(), visible, true);
            case BREAK_SPACES:
                return line;
            default:
                if (!item.wraps() || visible == line.end()) {
                    return line;
                }
                double hangs = line.inlineSize() - measure(item, line.start(), visible);
                return LineItem.text(
                        item, line.start(), line.end(), line.inlineSize(), hangs, false);
        }
    }

    /** The width of collapsible spaces at the end of what is filled so far. */
    private double trailingSpace() {
        for (int i = filled.size() - 1; i >= 0; i--) {
            LineItem line = filled.get(i);
            if (line.item().kind() == Kind.TEXT) {
                return line.inlineSize() - trimmed(line).inlineSize();
            }
            if (line.item().kind() == Kind.ATOMIC || line.item().kind() == Kind.TAB) {
                return 0;
            }
        }
        return 0;
    }
}
