package browsy.layout.flow.inline;

import static browsy.style.property.InternalProperties.RUBY_PART;
import static browsy.style.property.TextProperties.TEXT_INDENT;

import browsy.css.value.Direction;
import browsy.css.value.text.TextIndent;
import browsy.infra.TimeLimit;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.LineBreakBox;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.TextTrim;
import browsy.layout.flow.floats.FloatContext;
import browsy.layout.flow.floats.FloatPlacement;
import browsy.layout.flow.floats.FloatSide;
import browsy.layout.flow.floats.FloatSides;
import browsy.layout.flow.floats.LineSpan;
import browsy.layout.flow.inline.boxes.Annotations;
import browsy.layout.flow.inline.boxes.LineBox;
import browsy.layout.flow.inline.items.EmBox;
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineContents;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.BalancedLines;
import browsy.layout.flow.inline.lines.Line;
import browsy.layout.flow.inline.lines.Line.Position;
import browsy.layout.flow.inline.lines.LineFiller;
import browsy.layout.flow.inline.lines.LineFiller.Mode;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.sizing.Lengths;
import browsy.style.property.RubyPart;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lays out the lines of a block container among the floats of its block formatting context.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#inline-formatting">CSS 2.2, 9.4.2</a>
 */
public final class InlineLayout {
    private static final int MAX_TRIES = 1000;

    /** How many boxes in one another continue from line to line, however long a page is. */
    private static final int ALWAYS_CONTINUED = 16;

    private final LayoutContext context;
    private final FloatContext floats;
    private final InlineContents contents;
    private final BlockContainer container;
    private final LineSpan span;
    private final LayoutInput input;
    private final TextTrim trim;
    private final InlineContent content;
    private final AnnotationSpace space;
    private final @Nullable LineClamp clamp;

    /** Whether the last line that the clamp shows lies in a block before. */
    private final boolean startsClamped;

    /**
     * @param span the content box, in the coordinates of the formatting context
     * @param input what a block-level child of the container would be given
     * @param clamp counts the lines; null where all are shown
     * @param space what ruby annotations may take of the lines before
     */
    public InlineLayout(
            LayoutContext context,
            FloatContext floats,
            InlineContents contents,
            BlockContainer container,
            LineSpan span,
            LayoutInput input,
            @Nullable LineClamp clamp,
            AnnotationSpace space) {
        this.context = context;
        this.floats = floats;
        this.contents = contents;
        this.container = container;
        this.span = span;
        this.input = input.withTextTrim(TextTrim.NONE);
        this.trim = input.textTrim();
        this.content = contents.of(container);
        this.clamp = clamp;
        this.startsClamped = clamp != null && clamp.isReached();
        this.space = space;
    }

    /** Whether there is nothing to make a line of. */
    public boolean isEmpty() {
        return content.isBlank();
    }

    /** The sides that floats among the content go to. */
    public FloatSides floatSides() {
        FloatSides sides = FloatSides.NONE;
        for (InlineItem item : content.items()) {
            if (item.kind() == Kind.FLOAT) {
                FloatSide side = FloatSide.of(item.box(), container.flow().direction());
                sides = sides.with(FloatSides.of(side));
            }
        }
        return sides;
    }

    /**
     * Lays out all lines that there is memory for, the first one starting at a block offset of the
     * formatting context.
     */
    public InlineResult layout(double origin) {
        LineStack stack = new LineStack(origin);
        while (stack.next.item() < content.items().size()) {
            stack.addLine();
            context.lines().take(1);
            TimeLimit.check();
            if (!context.lines().isAmple()) {
                break;
            }
        }
        return stack.result;
    }

    /** The lines so far, and what the next one starts with. */
    private final class LineStack {
        private final double origin;
        private final InlineResult result =
                new InlineResult(span.size(), container.flow().isLineReversed());

        /** How all lines but the first one are styled. */
        private final LineStyling rest = styling(container, content);

        /** How much of the content box a line may fill. */
        private final double size;

        private LineStyling styling = firstLineStyling(rest);
        private Position next = Position.START;
        private List<InlineItem> open = List.of();
        private double block;
        private boolean isFirst = true;
        private boolean afterForced;
        private boolean trimsStart = trim.start();

        /** What trimming takes of the line that is being added. */
        private double trimmedStart;

        /** Whether the next line makes room although the clamp hides it. */
        private boolean keepsFirst = InlineQuirks.keepsFirstLine(startsClamped);

        LineStack(double origin) {
            this.origin = origin;
            block = origin;
            size = balanced(rest.filler, origin);
        }

        void addLine() {
            // css-text-4, 5: take items up to the last opportunity that fits beside the floats.
            int mark = floats.mark();
            FilledLine filled = fillTrimmed(mark);
            // css-ruby-1, 3.5: move down for annotations that find no room above the line.
            Annotations annotations = Annotations.of(filled.box, container.flow());
            double push = push(filled, annotations);
            if (push > 0) {
                block += push;
                filled = refill(mark, block);
            }
            Line line = filled.line;
            double top = filled.floats.block();
            double bottom = top + filled.box.height();
            // UAX #9, L2 and css-text-4, 6: reorder, align along the line, make fragments.
            int firstPart = result.partCount();
            place(styling, filled, result, origin);
            boolean endsContent = line.isLast() && !line.isBlank();
            result.addLine(
                    firstPart,
                    top - origin + trimmedStart,
                    bottom - origin - trimmedEnd(filled.box, endsContent),
                    line.isBlank() ? null : Double.valueOf(top - origin + filled.box.baseline()));
            // CSS 2.2, 9.4.2: stack lines without a gap; a blank one has no height.
            if (!line.isBlank()) {
                block = bottom;
                boolean isShown = grow(filled, annotations);
                meetLine(filled.box, top, annotations);
                if (isShown) {
                    result.addBaseline(top - origin + filled.box.baseline());
                }
            }
            // CSS 2.2, 9.5: a float without room beside the line goes below it.
            filled.floats.placeDeferred(bottom);
            addFloats(filled);
            moveBelowCleared(line);
            moveOn(filled);
        }

        private FilledLine fillAt(double offset) {
            return fill(styling, next, indent(isFirst, afterForced), room(offset, size), open);
        }

        private FilledLine refill(int mark, double offset) {
            floats.rollBack(mark);
            return fillAt(offset);
        }

        /** The first line with something on it begins with what is left of it by trimming. */
        private FilledLine fillTrimmed(int mark) {
            trimmedStart = 0;
            FilledLine filled = fillAt(block);
            if (!trimsStart || filled.line.isBlank()) {
                return filled;
            }
            trimsStart = false;
            trimmedStart = filled.box.trimmedStart();
            return refill(mark, block - trimmedStart);
        }

        /**
         * Makes room for a line, unless it is one that a clamp hides.
         *
         * @return whether it is shown
         */
        private boolean grow(FilledLine filled, Annotations annotations) {
            boolean isShown = !isClamped();
            keepsFirst = false;
            countLine();
            if (!isShown) {
                return false;
            }
            boolean endsShown = filled.line.isLast() || isClamped();
            result.growTo(block - origin - trimmedEnd(filled.box, endsShown));
            if (endsShown
                    && !trim.end()
                    && !isRubyPart()
                    && annotations.end() > filled.box.height()) {
                result.growTo(filled.floats.block() - origin + annotations.end());
            }
            return true;
        }

        /** What trimming takes of the end of a line, if that is the last one. */
        private double trimmedEnd(LineBox line, boolean isLast) {
            return isLast && trim.end() ? line.trimmedEnd() : 0;
        }

        private boolean isClamped() {
            return clamp != null && clamp.isReached() && !keepsFirst;
        }

        private void addFloats(FilledLine filled) {
            List<FloatPlacement.Placed> floats = filled.floats.placed();
            if (floats.isEmpty()) {
                return;
            }
            MovedFloats moved = MovedFloats.of(open, filled.line, container.flow(), input);
            for (FloatPlacement.Placed placed : floats) {
                double size =
                        container.flow().toLogical(placed.layout().fragment().size()).inline();
                result.add(
                        placed.layout().fragment(),
                        placed.lineOffset() - span.left(),
                        placed.blockOffset() - origin,
                        size,
                        moved.offset(placed.box()),
                        placed.layout().pending());
            }
        }

        private void moveBelowCleared(Line line) {
            double cleared = clearance(line);
            if (cleared > block && !result.isEmpty() && !isClamped()) {
                result.growTo(cleared - origin);
            }
            block = Math.max(block, cleared);
        }

        private void moveOn(FilledLine filled) {
            open = boxesThatContinue(filled.box.openAfter());
            if (styling != rest && !filled.line.isBlank()) {
                open = rest.itemsLike(styling, open);
                styling = rest;
            }
            next = filled.line.next();
            isFirst = false;
            afterForced = filled.line.isForced();
        }
    }

    /** The boxes that continue in the next line: where there are too many, the inner ones. */
    private List<InlineItem> boxesThatContinue(List<InlineItem> all) {
        int most = all.size() - ALWAYS_CONTINUED;
        if (most <= 0) {
            return all;
        }
        context.openBoxes().take(most);
        return context.openBoxes().isAmple() ? all : all.subList(most, all.size());
    }

    /** What lines are filled with: the first one may be styled differently. */
    private record LineStyling(BlockContainer container, InlineContent content, LineFiller filler) {

        /** The items that stand where others do in another styling. */
        List<InlineItem> itemsLike(LineStyling other, List<InlineItem> theirs) {
            List<InlineItem> own = new ArrayList<>(theirs.size());
            int from = 0;
            for (InlineItem item : theirs) {
                while (other.content.items().get(from) != item) {
                    from++;
                }
                own.add(content.items().get(from));
            }
            return own;
        }
    }

    private LineStyling styling(BlockContainer styled, InlineContent items) {
        LineFiller filler =
                new LineFiller(
                        items,
                        contents.shaper(),
                        new ShrunkAtomics(context, input, container),
                        input.percentageEdges(),
                        Mode.LAYOUT);
        return new LineStyling(styled, items, filler);
    }

    private LineStyling firstLineStyling(LineStyling rest) {
        BlockContainer styled = container.firstLine();
        if (styled == null) {
            return rest;
        }
        InlineContent items = contents.of(styled);
        return items.isLike(content) ? styling(styled, items) : rest;
    }

    /** A line among the floats beside it. */
    private record FilledLine(Line line, LineBox box, FloatsOfLine floats) {}

    private FloatsOfLine room(double block, double size) {
        return new FloatsOfLine(context, floats, container, span, size, input, block);
    }

    private Direction direction(InlineContent content, Line line) {
        Direction block = container.flow().direction();
        return line.items().isEmpty()
                ? block
                : content.bidi().direction(line.items().get(0).start(), block);
    }

    /** How far the annotations on a line and before it push it down. */
    private double push(FilledLine filled, Annotations annotations) {
        if (filled.line.isBlank() || isRubyPart()) {
            return 0;
        }
        double top = filled.floats.block();
        EmBox em = EmBox.ofOwnFont(container);
        double over = container.flow().isLineFlipped() ? em.descent() : em.ascent();
        double text = top + filled.box.baseline() - over;
        return space.push(top, top + annotations.start(), text);
    }

    /** The line around ruby makes room for all annotations, those of ruby in ruby as well. */
    private boolean isRubyPart() {
        return container.style().get(RUBY_PART) != RubyPart.NONE;
    }

    private void meetLine(LineBox box, double top, Annotations annotations) {
        EmBox em = EmBox.ofOwnFont(container);
        double under = container.flow().isLineFlipped() ? em.ascent() : em.descent();
        double text = top + Math.min(box.height(), box.baseline() + under);
        boolean sticksOut = annotations.end() > box.height();
        space.meetLine(text, sticksOut ? top + annotations.end() : Double.NEGATIVE_INFINITY);
    }

    private void countLine() {
        if (clamp != null) {
            clamp.meetLine();
        }
    }

    /**
     * How much of the content box lines should fill at most. Lines are balanced only where no float
     * begun before ends below their start: beside floats they differ in room.
     */
    private double balanced(LineFiller filler, double origin) {
        return BalancedLines.applies(container, content) && floats.lowestEnd() <= origin
                ? new BalancedLines(content, filler, indent(true, false)).of(span.size())
                : span.size();
    }

    private FilledLine fill(
            LineStyling styling,
            Position from,
            double indent,
            FloatsOfLine floatsOfLine,
            List<InlineItem> open) {
        Line line = null;
        LineBox box = null;
        for (int tries = 0; tries < MAX_TRIES; tries++) {
            line = styling.filler.fill(from, indent, floatsOfLine);
            floatsOfLine.keepThoseOn(line);
            box =
                    new LineBox(
                            styling.container,
                            input.percentageEdges(),
                            context.hasLineHeightQuirk(),
                            open,
                            line,
                            contents.culled());
            if (line.isBlank() || !floatsOfLine.moveOn(line.used(), box.height())) {
                break;
            }
        }
        if (line == null || box == null) {
            throw new IllegalStateException("no line");
        }
        return new FilledLine(line, box, floatsOfLine);
    }

    private double indent(boolean isFirst, boolean afterForced) {
        TextIndent indent = container.style().get(TEXT_INDENT);
        return indent.appliesTo(isFirst, afterForced)
                ? Lengths.resolveOrZero(indent.amount(), input.inline().percentageBasis())
                : 0;
    }

    /** Where {@code <br clear>} lets the next line start. */
    private double clearance(Line line) {
        if (!line.isForced()) {
            return Double.NEGATIVE_INFINITY;
        }
        for (LineItem item : line.items()) {
            if (item.item().box() instanceof LineBreakBox lineBreak && lineBreak.isForced()) {
                return floats.clearance(
                        FloatSides.cleared(lineBreak.style(), container.flow().direction()));
            }
        }
        return Double.NEGATIVE_INFINITY;
    }

    private void place(LineStyling styling, FilledLine filled, InlineResult result, double origin) {
        Line line = filled.line;
        LineBox box = filled.box;
        FloatsOfLine floatsOfLine = filled.floats;
        LineSpan room = floatsOfLine.span();
        double free = room.size() - line.used();
        double hangingWithRoom = Math.max(0, Math.min(free, line.conditionallyHanging()));
        free -= hangingWithRoom;
        double offset =
                LineAlignment.offset(
                        container.style(),
                        direction(styling.content, line),
                        line,
                        free,
                        box.leaves(),
                        styling.content.text());
        boolean reversed = container.flow().isLineReversed();
        if (clamp != null && clamp.isAtLastLine() && !line.isBlank()) {
            double longer =
                    new ClampEllipsis(contents.shaper(), styling.container.style())
                            .addTo(box.leaves(), free);
            offset -= reversed ? longer : 0;
        }
        double left = room.left() - span.left() + offset + (reversed ? 0 : line.indent());
        new LineFragments(
                        styling.content,
                        styling.container,
                        input,
                        box,
                        contents.culled(),
                        result,
                        left - (reversed ? line.hanging() - hangingWithRoom : 0),
                        floatsOfLine.block() - origin)
                .place();
    }
}
