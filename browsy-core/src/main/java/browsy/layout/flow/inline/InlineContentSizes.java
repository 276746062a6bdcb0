package browsy.layout.flow.inline;

import static browsy.style.property.TextProperties.TEXT_INDENT;

import browsy.css.value.Direction;
import browsy.css.value.text.TextIndent;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.floats.FloatSide;
import browsy.layout.flow.floats.FloatSides;
import browsy.layout.flow.inline.items.CellImageBreakQuirk;
import browsy.layout.flow.inline.items.InitialLetterBox;
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineContentCache;
import browsy.layout.flow.inline.lines.AtomicLayout;
import browsy.layout.flow.inline.lines.LineContent;
import browsy.layout.flow.inline.lines.LineContent.Position;
import browsy.layout.flow.inline.lines.LineFiller;
import browsy.layout.flow.inline.lines.LineFiller.Mode;
import browsy.layout.flow.inline.lines.LineOpportunity;
import browsy.layout.flow.inline.lines.LineWords.WholeWords;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.IntrinsicContributions;
import browsy.layout.sizing.LengthResolution;
import org.jspecify.annotations.Nullable;

/**
 * Min-content and max-content sizes of inline content. Fills lines of infinite or zero available
 * size without layout of atomic inlines and floats.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-3/#intrinsic-sizes">css-sizing-3</a>
 */
public final class InlineContentSizes {
    private final LayoutContext context;
    private final BlockContainer container;
    private final InlineContentCache contents;
    private final AvailableSize percentageBlock;

    /**
     * The content with the styles used for measuring, which may be those of {@code ::first-line}.
     */
    private final InlineContent measured;

    /**
     * Creates a computation for a block container.
     *
     * @param percentageBlock percentage basis of the block sizes in the content
     */
    public InlineContentSizes(
            LayoutContext context,
            InlineContentCache contents,
            BlockContainer container,
            AvailableSize percentageBlock) {
        this.context = context;
        this.contents = contents;
        this.container = container;
        this.percentageBlock = percentageBlock;
        InlineContent content = content(container, contents, context);
        BlockContainer firstLine = container.firstLine();
        InlineContent first = firstLine == null ? null : content(firstLine, contents, context);

        this.measured =
                first != null && first.isLike(content)
                        ? InlineQuirks.measured(content, first)
                        : content;
    }

    /** Returns the sizes of the content box. */
    public ContentSizes compute() {
        double max = widestLine(Mode.MAX_CONTENT);
        if (measured.isUnbreakable()) {
            return new ContentSizes(max, max);
        }
        double min = widestLine(Mode.MIN_CONTENT);
        return new ContentSizes(min, Math.max(min, max));
    }

    /** Returns the greatest inline size of a line, including its floats. */
    private double widestLine(Mode mode) {
        LineFiller filler = filler(mode);
        Position next = Position.startOf(measured);
        TextIndent indents = container.style().get(TEXT_INDENT);
        double amount = LengthResolution.resolveOrZero(indents.amount(), AvailableSize.INDEFINITE);
        double indent = indents.appliesTo(true, false) ? amount : 0;
        double widest = 0;
        while (next.item() < measured.items().size()) {
            MeasuredRoom room = new MeasuredRoom(mode);
            LineContent line = filler.fill(next, indent, room);
            widest = Math.max(widest, room.widest);
            widest = Math.max(widest, line.used() + room.total());
            next = line.next();

            indent = indents.appliesTo(false, line.isForced()) ? amount : 0;
            if (mode == Mode.MIN_CONTENT) {
                WholeWords words = filler.passWholeWords(next);
                widest = Math.max(widest, words.widest());
                next = words.next();
            }
        }
        return widest;
    }

    /**
     * Returns the content of a block container, without breaks beside images if the table cell
     * width calculation quirk applies.
     */
    private static InlineContent content(
            BlockContainer lines, InlineContentCache contents, LayoutContext context) {
        InlineContent shown = contents.of(lines);
        return CellImageBreakQuirk.areIn(lines, shown, context)
                ? contents.withStickyImages(lines)
                : shown;
    }

    private LineFiller filler(Mode mode) {
        return new LineFiller(
                measured,
                contents.shaper(),
                new Contributions(mode),
                AvailableSize.INDEFINITE,
                mode);
    }

    /**
     * The space of a line for measuring. For the max-content size it is infinite, and floats are
     * beside the line, but not beside the one before if they clear it. For the min-content size it
     * is 0, and each float is alone.
     */
    private final class MeasuredRoom implements LineOpportunity {
        private final Mode mode;
        private double widest;

        /** The sum of the sizes of the floats beside each other, with the initial letter. */
        private double beside;

        /** The greatest earlier sum. A float that clears the one before it starts a new sum. */
        private double cleared;

        /** The side of the last float; null without one. */
        private @Nullable FloatSide lastSide;

        MeasuredRoom(Mode mode) {
            this.mode = mode;
        }

        @Override
        public double available() {
            return mode == Mode.MIN_CONTENT ? 0 : Double.POSITIVE_INFINITY;
        }

        @Override
        public void meetLetter(BlockContainer letter, double indent) {
            Box sized = InitialLetterBox.of(letter, container).box();
            ContentSizes sizes =
                    IntrinsicContributions.marginBox(sized, container, percentageBlock, context);
            widest = Math.max(widest, sizes.min());
            beside += indent + (mode == Mode.MIN_CONTENT ? 0 : sizes.max());
        }

        @Override
        public void meet(Box floating, double used, boolean afterContent) {
            ContentSizes sizes =
                    IntrinsicContributions.marginBox(floating, container, percentageBlock, context);
            if (mode == Mode.MIN_CONTENT) {
                widest = Math.max(widest, sizes.min());
                return;
            }
            Direction direction = container.flow().direction();
            FloatSides sides = FloatSides.cleared(floating.style(), direction);
            if (lastSide != null && sides.contains(lastSide)) {
                cleared = Math.max(cleared, beside);
                beside = 0;
            }
            beside += Math.max(0, sizes.max());
            lastSide = FloatSide.of(floating, direction);
        }

        /** Returns the size that the floats and the initial letter add to the line. */
        double total() {
            return Math.max(cleared, beside);
        }
    }

    /** Intrinsic contributions of atomic inlines, without their layout. */
    private final class Contributions implements AtomicLayout {
        private final Mode mode;

        Contributions(Mode mode) {
            this.mode = mode;
        }

        @Override
        public @Nullable LayoutResult layOut(Box box) {
            return null;
        }

        @Override
        public double inlineSize(Box box) {
            ContentSizes sizes =
                    IntrinsicContributions.borderBox(box, container, percentageBlock, context);
            return mode == Mode.MIN_CONTENT ? sizes.min() : sizes.max();
        }

        @Override
        public LogicalEdges margins(Box box) {
            return BoxEdges.margin(box, AvailableSize.INDEFINITE, container.flow());
        }
    }
}
