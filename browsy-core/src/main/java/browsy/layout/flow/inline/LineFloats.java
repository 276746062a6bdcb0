package browsy.layout.flow.inline;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.flow.floats.FloatContext;
import browsy.layout.flow.floats.FloatPlacement;
import browsy.layout.flow.floats.FloatPlacement.Measured;
import browsy.layout.flow.floats.FloatPlacement.Placed;
import browsy.layout.flow.floats.FloatSide;
import browsy.layout.flow.floats.FloatSides;
import browsy.layout.flow.floats.LineSpan;
import browsy.layout.flow.inline.items.InitialLetterBox;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.LineContent;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.flow.inline.lines.LineOpportunity;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * The space for one line between floats, and the floats in the content of the line. Floats before
 * all content of the line are placed at once. Other floats are placed beside the line if they fit,
 * else below it.
 *
 * <p>A line is filled repeatedly until its space and its block size agree; {@link #prepareRetry}
 * changes the space for the next attempt.
 */
final class LineFloats implements LineOpportunity {
    /** The limit on 1 px steps in the search for space beside shapes. */
    private static final int MAX_STEPS = 10_000;

    /** The limit on line heights tried at one block offset. */
    private static final int MAX_HEIGHTS = 16;

    private final LayoutContext context;
    private final FloatContext floats;
    private final WritingFlow flow;
    private final BlockContainer container;
    private final LineSpan content;
    private final LayoutInput input;

    // Lists are created with the first float: most lines have none.

    private List<Placed> leading = Collections.emptyList();

    /** Leading floats that keep their place while the line is filled again. */
    private Set<Box> alreadyPlaced = Set.of();

    private List<Placed> beside = Collections.emptyList();
    private List<Measured> deferred = Collections.emptyList();

    /** The deferred floats, once they are placed. */
    private List<Placed> below = Collections.emptyList();

    /** For each float beside the line, the mark of the float context before it. */
    private List<Integer> marks = Collections.emptyList();

    /** The limit on the inline size of a line. */
    private final double maxSize;

    /** Whether a line that does not fit beside floats moves below them. */
    private final boolean movesBelowFloats;

    /** The mark of the float context before the floats beside the line. */
    private int mark;

    private double block;
    private LineSpan span;

    /** The space beside the floats that precede all content of the line. */
    private LineSpan roomBeforeContent;

    /** The line height for which the space is computed; 0 before the line is filled. */
    private double height;

    /**
     * The height that was tried before {@link #height} at the same block offset; NaN without one.
     */
    private double previousHeight = Double.NaN;

    private int heightsTried;

    /**
     * Creates the space for a line that starts at a block offset.
     *
     * @param content the content box, in the coordinates of the block formatting context
     * @param maxSize the limit on the inline size of the line
     * @param input the constraints of block-level children of the container
     * @param block the block offset of the line
     */
    LineFloats(
            LayoutContext context,
            FloatContext floats,
            BlockContainer container,
            LineSpan content,
            double maxSize,
            LayoutInput input,
            double block) {
        this.context = context;
        this.floats = floats;
        this.container = container;
        this.flow = container.flow();
        this.content = content;
        movesBelowFloats = !InlineQuirks.overflowsBesideFloats(container);
        this.maxSize = maxSize;
        this.input = input;
        this.block = block;
        this.mark = floats.mark();
        this.span = floats.line(content, block, block);
        this.roomBeforeContent = span;
    }

    /** Returns the block offset of the line. */
    double block() {
        return block;
    }

    /** Returns the part of the content box that floats leave free. */
    LineSpan span() {
        return span;
    }

    /** Returns all floats placed so far. */
    List<Placed> placed() {
        if (leading.isEmpty() && beside.isEmpty() && below.isEmpty()) {
            return List.of();
        }
        List<Placed> all = new ArrayList<>(leading);
        all.addAll(beside);
        all.addAll(below);
        return all;
    }

    @Override
    public double available() {
        return Math.min(span.size(), maxSize);
    }

    /**
     * Places a float: before all content of the line, or beside its content; or defers it until the
     * line is complete. Once a float is deferred, later ones of the line are deferred, too.
     */
    @Override
    public void meet(Box floating, double used, boolean afterContent) {
        if (alreadyPlaced.contains(floating)) {
            return;
        }
        makeLists();
        Measured measured = FloatPlacement.measure(floating, container, input, context);
        if (!afterContent && deferred.isEmpty() && beside.isEmpty()) {
            leading.add(FloatPlacement.place(measured, flow, content, block, floats));
            mark = floats.mark();
            roomBeforeContent = floats.line(content, block, block + height);
        } else if (deferred.isEmpty() && fitsBeside(measured, used)) {
            marks.add(floats.mark());
            beside.add(FloatPlacement.place(measured, flow, content, block, floats));
        } else {
            deferred.add(measured);
            return;
        }
        span = floats.line(content, block, block + height);
    }

    /**
     * Places an initial letter: moves the line down by the raise of the letter and below earlier
     * letters, places the letter at the start of the line, and adds it to the floats.
     */
    @Override
    public void meetLetter(BlockContainer letter, double indent) {
        if (alreadyPlaced.contains(letter)) {
            return;
        }
        makeLists();
        InitialLetterBox initial = InitialLetterBox.of(letter, container);
        Measured measured = FloatPlacement.measure(initial.box(), container, input, context);
        block = Math.max(block, floats.lowestLetter()) + initial.raise();
        span = floats.line(content, block, block);
        FloatSide side = flow.isLineReversed() ? FloatSide.RIGHT : FloatSide.LEFT;

        // The margin box with the text indents, on the line axis.
        double indents = InlineQuirks.indentOfLetter(indent);
        double size = measured.marginBoxInline() + indents - indent;
        double left = flow.isLineReversed() ? span.right() - indent - size : span.left() + indent;
        // Align the baseline of the letter with that of its last line.
        LogicalEdges margins = measured.margins();
        Double ascent = measured.layout().fragment().firstBaseline();
        double margin =
                flow.isLineReversed() ? indent + margins.inlineEnd() : margins.inlineStart();
        leading.add(
                new Placed(
                        letter,
                        measured.layout(),
                        left + margin,
                        block + initial.baseline() - (ascent == null ? 0 : ascent)));
        // Following lines avoid the letter like a float.
        floats.addInitialLetter(
                side,
                new LineSpan(left, left + size),
                block + Math.min(0, initial.top()),
                block + initial.end(edgeEnd(initial.box())) + margins.blockSum());
        mark = floats.mark();
        span = floats.line(content, block, block + height);
        roomBeforeContent = span;
    }

    /** Returns the sum of the block-end border and padding of an initial letter. */
    private double edgeEnd(Box letter) {
        return BoxEdges.borderPadding(letter, input.inline().percentageBasis()).blockEnd();
    }

    /** Creates the lists when the first float occurs. */
    private void makeLists() {
        if (leading.isEmpty() && beside.isEmpty() && deferred.isEmpty()) {
            leading = new ArrayList<>();
            beside = new ArrayList<>();
            deferred = new ArrayList<>();
            below = new ArrayList<>();
            marks = new ArrayList<>();
        }
    }

    /**
     * Returns the inline size for another float: floats avoid the margin boxes of other floats, not
     * their shapes.
     */
    private double availableToFloats() {
        return floats.isShapedBelow(block, floats.mark())
                ? Math.min(floats.between(content, block, block + height).size(), maxSize)
                : available();
    }

    /**
     * Whether a float fits beside the line: it is not wider than the free space, and neither float
     * order nor {@code clear} places it further down.
     */
    private boolean fitsBeside(Measured measured, double used) {
        return used + Math.max(0, measured.marginBoxInline())
                        <= availableToFloats() + LayoutUnit.EPSILON
                && floats.earliestNext() <= block
                && floats.clearance(FloatSides.cleared(measured.box().style(), flow.direction()))
                        <= block;
    }

    /** Removes the floats whose items are not on the line: they are placed with the next line. */
    void keepOnlyFloatsOn(LineContent line) {
        if (deferred.isEmpty() && beside.isEmpty()) {
            return;
        }
        Set<Box> kept = Collections.newSetFromMap(new IdentityHashMap<>());
        for (LineItem item : line.items()) {
            if (item.item().kind() == Kind.FLOAT) {
                kept.add(item.item().box());
            }
        }
        deferred.removeIf(measured -> !kept.contains(measured.box()));
        for (int i = 0; i < beside.size(); i++) {
            if (!kept.contains(beside.get(i).box())) {
                floats.rollBack(marks.get(i));
                beside.subList(i, beside.size()).clear();
                marks.subList(i, marks.size()).clear();
                span = floats.line(content, block, block + height);
            }
        }
    }

    /**
     * Prepares another attempt to fill the line, if necessary: at the same block offset with
     * another line height, if this changes the space between floats; or further down, if the line
     * does not fit beside floats. Floats are rolled back to the leading ones.
     *
     * @param used the inline size of the filled line
     * @param lineHeight the block size of the filled line
     * @return false if the line is final
     */
    boolean prepareRetry(double used, double lineHeight) {
        boolean fits = used <= span.size() + LayoutUnit.EPSILON;
        boolean staysHere = fits || isFullWidth() || !movesBelowFloats;
        boolean changesHeight = (fits || staysHere && isBesideShapes()) && changesSpace(lineHeight);
        if (!changesHeight && staysHere) {
            return false;
        }
        floats.rollBack(mark);
        if (changesHeight) {
            previousHeight = height;
            height = lineHeight;
            heightsTried++;
        } else {
            block = nextBlockOffset(used, lineHeight);
            previousHeight = Double.NaN;
            height = 0;
            heightsTried = 0;
        }
        beside.clear();
        marks.clear();
        deferred.clear();
        keepLeading();
        span = floats.line(content, block, block + height);
        roomBeforeContent = span;
        return true;
    }

    /**
     * Whether the space for a line height differs from that for which the line was filled. Beside
     * shapes a lower line may have more space. If a height recurs, only less space counts, so that
     * two heights cannot alternate endlessly.
     */
    private boolean changesSpace(double lineHeight) {
        if (heightsTried >= MAX_HEIGHTS) {
            return false;
        }
        LineSpan lower = floats.line(content, block, block + lineHeight, mark);
        if (!isBesideShapes()) {
            return lower.left() > span.left() || lower.right() < span.right();
        }
        double size = floats.line(content, block, block + height, mark).size();
        return lineHeight == previousHeight ? lower.size() < size : lower.size() != size;
    }

    /** Whether shaped floats are beside the line, without those in its content. */
    private boolean isBesideShapes() {
        return floats.isShapedBelow(block, mark);
    }

    /** Whether the line is as wide as the content box. Always true if that has no width. */
    private boolean isFullWidth() {
        LineSpan room =
                isBesideShapes()
                        ? floats.between(content, block, block + height)
                        : roomBeforeContent;
        return room.size() >= content.size();
    }

    /**
     * Returns the next block offset that may have enough space: the next end of a float, or beside
     * shapes the next 1 px step where the line fits.
     */
    private double nextBlockOffset(double used, double lineHeight) {
        if (!isBesideShapes()) {
            return floats.nextEnd(block);
        }
        double at = block;
        for (int steps = 0; steps < MAX_STEPS && floats.isShapedBelow(at, mark); steps++) {
            at++;
            LineSpan room = floats.line(content, at, at + lineHeight);
            if (used <= room.size() + LayoutUnit.EPSILON) {
                return at;
            }
        }
        return floats.nextEnd(block);
    }

    /** Keeps the leading floats in place for the next attempt. */
    private void keepLeading() {
        if (leading.size() > alreadyPlaced.size()) {
            Set<Box> boxes = Collections.newSetFromMap(new IdentityHashMap<>());
            leading.forEach(placed -> boxes.add(placed.box()));
            alreadyPlaced = boxes;
        }
    }

    /**
     * Places the floats that did not fit beside the line.
     *
     * @param bottom the block end of the line
     */
    void placeDeferred(double bottom) {
        for (Measured measured : deferred) {
            below.add(FloatPlacement.place(measured, flow, content, bottom, floats));
        }
        deferred.clear();
    }
}
