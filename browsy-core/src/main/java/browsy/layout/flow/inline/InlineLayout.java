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
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineContentCache;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.BalancedTextWrap;
import browsy.layout.flow.inline.lines.LineContent;
import browsy.layout.flow.inline.lines.LineContent.Position;
import browsy.layout.flow.inline.lines.LineFiller;
import browsy.layout.flow.inline.lines.LineFiller.Mode;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.sizing.LengthResolution;
import browsy.style.property.RubyPart;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Layout of the lines of a block container among the floats of its block formatting context.
 *
 * <p>For each line: fill it with items ({@link LineFiller}) in the space between floats ({@link
 * LineFloats}), compute its block size ({@link LineBox}), and repeat both until the space is final.
 * Then align its content ({@link LineAlignment}) and create its fragments ({@link LineFragments}).
 * The lines are stacked in an {@link InlineResult}; ruby annotations and cleared floats move lines
 * down, and a line clamp ends the block size after its last line.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#inline-formatting">CSS 2.2, 9.4.2</a>
 */
public final class InlineLayout {
    /** The limit on attempts to fill one line. */
    private static final int MAX_TRIES = 1000;

    /**
     * The number of nested boxes that always continue on the next line, even if the work budget is
     * used up.
     */
    private static final int ALWAYS_CONTINUED = 16;

    private final LayoutContext context;
    private final FloatContext floats;
    private final InlineContentCache contents;
    private final BlockContainer container;
    private final LineSpan span;
    private final LayoutInput input;
    private final TextTrim trim;
    private final InlineContent content;
    private final AnnotationSpace space;
    private final @Nullable LineClamp clamp;

    /** Whether the line clamp was reached before this block. */
    private final boolean startsClamped;

    /**
     * Creates a layout of the lines of a block container.
     *
     * @param span the content box, in the coordinates of the block formatting context
     * @param input the constraints for a block-level child of the container
     * @param clamp counts the lines; null to show all lines
     * @param space the space above lines that ruby annotations may use
     */
    public InlineLayout(
            LayoutContext context,
            FloatContext floats,
            InlineContentCache contents,
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

    /** Whether the content generates no line box. */
    public boolean isEmpty() {
        return content.isBlank();
    }

    /** Returns the sides of the floats in the content. */
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
     * Lays out the lines, at most as many as the line budget of the layout run allows.
     *
     * @param origin the block offset of the first line in the block formatting context
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

    /** The lines laid out so far, and the state for the next line. */
    private final class LineStack {
        private final double origin;
        private final InlineResult result =
                new InlineResult(span.size(), container.flow().isLineReversed());

        /** The styling of all lines but the first formatted line. */
        private final LineStyling rest = styling(container, content);

        /** The limit on the inline size of a line: that of balanced lines up to a forced break. */
        private double size;

        private LineStyling styling = firstLineStyling(rest);
        private Position next = Position.startOf(content);
        private List<InlineItem> open = List.of();
        private double block;
        private boolean isFirst = true;
        private boolean afterForced;
        private boolean trimsStart = trim.start();

        /** The block size that {@code text-box-trim} removes at the start of the current line. */
        private double trimmedStart;

        /** Whether the next line counts for the block size although the clamp hides it. */
        private boolean keepsFirst = InlineQuirks.keepsFirstLine(startsClamped);

        LineStack(double origin) {
            this.origin = origin;
            block = origin;
            size = balanced(rest.filler, origin);
        }

        /** Fills and places the next line, with its floats and annotations. */
        void addLine() {
            // css-text-4, 5: take items up to the last opportunity that fits beside the floats.
            int mark = floats.mark();
            FilledLine filled = fillTrimmed(mark);
            // css-ruby-1, 3.5: move down for annotations that do not fit above the line.
            Annotations annotations = Annotations.of(filled.box, container.flow());
            double push = push(filled, annotations);
            if (push > 0) {
                block += push;
                filled = refill(mark, block);
            }
            LineContent line = filled.line;
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
            // CSS 2.2, 9.4.2: stack lines without gaps; a blank line has a height of 0.
            if (!line.isBlank()) {
                block = bottom;
                boolean isShown = grow(filled, annotations);
                space.meetLine(top, filled.box, annotations);
                if (isShown) {
                    result.addBaseline(top - origin + filled.box.baseline());
                }
            }
            // CSS 2.2, 9.5: a float that does not fit beside the line goes below it.
            filled.floats.placeDeferred(bottom);
            addFloats(filled);
            moveBelowCleared(line);
            prepareNextLine(filled);
        }

        /** Fills the next line at a block offset. */
        private FilledLine fillAt(double offset) {
            return fill(styling, next, indent(isFirst, afterForced), room(offset, size), open);
        }

        /** Fills the next line again at another block offset, after a rollback of floats. */
        private FilledLine refill(int mark, double offset) {
            floats.rollBack(mark);
            return fillAt(offset);
        }

        /**
         * Fills the line; if it is the first line with content and {@code text-box-trim} applies,
         * moves it up by the trimmed part.
         */
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
         * Extends the block size by a line, unless the clamp hides it.
         *
         * @return whether the line is shown
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

        /** Returns the block size that {@code text-box-trim} removes at the end of a line. */
        private double trimmedEnd(LineBox line, boolean isLast) {
            return isLast && trim.end() ? line.trimmedEnd() : 0;
        }

        /** Whether the clamp hides the next line. */
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

        /** Moves the next line below the floats that a {@code <br>} clears. */
        private void moveBelowCleared(LineContent line) {
            double cleared = clearance(line);
            if (cleared > block && !result.isEmpty() && !isClamped()) {
                result.growTo(cleared - origin);
            }
            block = Math.max(block, cleared);
        }

        /** Sets the state for the next line. After the first formatted line the styling changes. */
        private void prepareNextLine(FilledLine filled) {
            open = boxesThatContinue(filled.box.openAfter());
            if (styling != rest && !filled.line.isBlank()) {
                open = rest.itemsLike(styling, open);
                styling = rest;
            }
            next = filled.line.next();
            isFirst = false;
            afterForced = filled.line.isForced();
            if (afterForced) {
                size = span.size();
            }
        }
    }

    /**
     * Returns the boxes that continue on the next line. If there are too many for the work budget,
     * only the innermost ones continue.
     */
    private List<InlineItem> boxesThatContinue(List<InlineItem> all) {
        int most = all.size() - ALWAYS_CONTINUED;
        if (most <= 0) {
            return all;
        }
        context.openBoxes().take(most);
        return context.openBoxes().isAmple() ? all : all.subList(most, all.size());
    }

    /** Content and filler of lines. The first formatted line may have another styling. */
    private record LineStyling(BlockContainer container, InlineContent content, LineFiller filler) {

        /** Returns the items of this styling that correspond to items of another styling. */
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
                        new FitContentAtomics(context, input, container),
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

    /** A filled line, its line box, and the floats beside it. */
    private record FilledLine(LineContent line, LineBox box, LineFloats floats) {}

    private LineFloats room(double block, double size) {
        return new LineFloats(context, floats, container, span, size, input, block);
    }

    /** Returns the direction of the bidi paragraph that contains the line. */
    private Direction direction(InlineContent content, LineContent line) {
        Direction block = container.flow().direction();
        return line.items().isEmpty()
                ? block
                : content.bidi().direction(line.items().get(0).start(), block);
    }

    /** Returns the distance by which annotations on this and the previous line push a line down. */
    private double push(FilledLine filled, Annotations annotations) {
        return filled.line.isBlank() || isRubyPart()
                ? 0
                : space.push(filled.floats.block(), filled.box, annotations, container.flow());
    }

    /**
     * Whether the container is a ruby base or annotation. The line around the ruby makes space for
     * all annotations, including those of nested ruby.
     */
    private boolean isRubyPart() {
        return container.style().get(RUBY_PART) != RubyPart.NONE;
    }

    private void countLine() {
        if (clamp != null) {
            clamp.meetLine();
        }
    }

    /**
     * Returns the limit on the inline size of the first lines: a balanced size by {@code text-wrap:
     * balance}, else that of the content box. Lines are balanced only if no earlier float ends
     * below their start, since floats give lines different space.
     */
    private double balanced(LineFiller filler, double origin) {
        return BalancedTextWrap.applies(container, content) && floats.lowestEnd() <= origin
                ? new BalancedTextWrap(content, filler, indent(true, false)).of(span.size())
                : span.size();
    }

    /**
     * Fills a line until its space between floats is final. Each attempt fills the line, computes
     * its block size, and lets the floats decide whether that changes the space.
     */
    private FilledLine fill(
            LineStyling styling,
            Position from,
            double indent,
            LineFloats floatsOfLine,
            List<InlineItem> open) {
        LineContent line = null;
        LineBox box = null;
        for (int tries = 0; tries < MAX_TRIES; tries++) {
            line = styling.filler.fill(from, indent, floatsOfLine);
            floatsOfLine.keepOnlyFloatsOn(line);
            box =
                    new LineBox(
                            styling.container,
                            input.percentageEdges(),
                            context.hasLineHeightQuirk(),
                            open,
                            line,
                            contents.culled());
            if (line.isBlank() || !floatsOfLine.prepareRetry(line.used(), box.height())) {
                break;
            }
        }
        if (line == null || box == null) {
            throw new IllegalStateException("no attempt to fill the line was made");
        }
        return new FilledLine(line, box, floatsOfLine);
    }

    /** Returns the text indent of a line. */
    private double indent(boolean isFirst, boolean afterForced) {
        TextIndent indent = container.style().get(TEXT_INDENT);
        return indent.appliesTo(isFirst, afterForced)
                ? LengthResolution.resolveOrZero(indent.amount(), input.inline().percentageBasis())
                : 0;
    }

    /**
     * Returns the block offset below the floats that a {@code <br clear>} clears; -infinity without
     * one.
     */
    private double clearance(LineContent line) {
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

    /**
     * Places the content of a line: aligns it, adds the block ellipsis of a line clamp, and creates
     * the fragments.
     */
    private void place(LineStyling styling, FilledLine filled, InlineResult result, double origin) {
        LineContent line = filled.line;
        LineBox box = filled.box;
        LineFloats floatsOfLine = filled.floats;
        LineSpan room = floatsOfLine.span();
        // White space that hangs conditionally takes free space first.
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
        // In right-to-left text, hanging white space is left of the content.
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
