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
import browsy.layout.flow.inline.lines.Line;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.flow.inline.lines.LineRoom;
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
 * The room of one line between floats, and the floats that are met in it: those in front of all
 * content are placed at once, others beside the line where they fit, else below it.
 */
final class FloatsOfLine implements LineRoom {
    /** How far beside shapes room is looked for px by px. */
    private static final int MAX_STEPS = 10_000;

    /** How many heights of a line are tried at one place. */
    private static final int MAX_HEIGHTS = 16;

    private final LayoutContext context;
    private final FloatContext floats;
    private final WritingFlow flow;
    private final BlockContainer container;
    private final LineSpan content;
    private final LayoutInput input;

    // Beside most lines no float is met: the lists are made when one is.

    private List<Placed> leading = Collections.emptyList();

    /** Those that stay in their place while the line is filled again, and are met again. */
    private Set<Box> alreadyPlaced = Set.of();

    private List<Placed> beside = Collections.emptyList();
    private List<Measured> deferred = Collections.emptyList();

    /** The deferred ones, once they are placed. */
    private List<Placed> below = Collections.emptyList();

    /** What floats there were before each of those beside the line. */
    private List<Integer> marks = Collections.emptyList();

    /** How much lines are to fill at most. */
    private final double maxSize;

    /** Whether a line that does not fit goes below the floats beside it. */
    private final boolean movesBelowFloats;

    /** What floats there are without those beside the line, which are met after content. */
    private int mark;

    private double block;
    private LineSpan span;

    /** The room that floats leave which are met before all content of the line. */
    private LineSpan roomBeforeContent;

    /** The height of the line that its room is for; 0 until it has been filled once. */
    private double height;

    /** The height that was tried before {@link #height} at the same place; NaN without one. */
    private double previousHeight = Double.NaN;

    private int heightsTried;

    FloatsOfLine(
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

    /** The block offset of the line. */
    double block() {
        return block;
    }

    /** What floats leave of the content box. */
    LineSpan span() {
        return span;
    }

    /** All floats that have been placed. */
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

        double indents = InlineQuirks.indentOfLetter(indent);
        double size = measured.marginBoxInline() + indents - indent;
        double left = flow.isLineReversed() ? span.right() - indent - size : span.left() + indent;
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
        floats.addInitialLetter(
                side,
                new LineSpan(left, left + size),
                block + Math.min(0, initial.top()),
                block + initial.end(edgeEnd(initial.box())) + margins.blockSum());
        mark = floats.mark();
        span = floats.line(content, block, block + height);
        roomBeforeContent = span;
    }

    private double edgeEnd(Box letter) {
        return BoxEdges.borderPadding(letter, input.inline().percentageBasis()).blockEnd();
    }

    private void makeLists() {
        if (leading.isEmpty() && beside.isEmpty() && deferred.isEmpty()) {
            leading = new ArrayList<>();
            beside = new ArrayList<>();
            deferred = new ArrayList<>();
            below = new ArrayList<>();
            marks = new ArrayList<>();
        }
    }

    /** Floats stand beside the margin boxes of others, whatever the shapes of these. */
    private double availableToFloats() {
        return floats.isShapedBelow(block, floats.mark())
                ? Math.min(floats.between(content, block, block + height).size(), maxSize)
                : available();
    }

    private boolean fitsBeside(Measured measured, double used) {
        return used + Math.max(0, measured.marginBoxInline())
                        <= availableToFloats() + LayoutUnit.EPSILON
                && floats.earliestNext() <= block
                && floats.clearance(FloatSides.cleared(measured.box().style(), flow.direction()))
                        <= block;
    }

    /** Forgets the floats in what went to the next line: they are met again there. */
    void keepThoseOn(Line line) {
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
     * Prepares another try to fill the line, of another height because that gives it another room
     * between floats, or further down because it does not fit beside them.
     *
     * @return false if the line stays as it is
     */
    boolean moveOn(double used, double lineHeight) {
        boolean fits = used <= span.size() + LayoutUnit.EPSILON;
        boolean staysHere = fits || isBesideNothing() || !movesBelowFloats;
        boolean changesHeight = (fits || staysHere && isBesideShapes()) && differs(lineHeight);
        if (!changesHeight && staysHere) {
            return false;
        }
        floats.rollBack(mark);
        if (changesHeight) {
            previousHeight = height;
            height = lineHeight;
            heightsTried++;
        } else {
            block = furtherDown(used, lineHeight);
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
     * Whether the room of the whole line is another than that which it was filled for. Beside
     * shapes a line of less height may have more room; but if the last height comes back, only less
     * room counts, so that two heights are not tried in turn for ever.
     */
    private boolean differs(double lineHeight) {
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

    /** Whether floats with shapes lie beside the line; those met among its content do not count. */
    private boolean isBesideShapes() {
        return floats.isShapedBelow(block, mark);
    }

    private boolean isBesideNothing() {
        return isBesideShapes()
                ? floats.between(content, block, block + height).isSame(content)
                : roomBeforeContent.isSame(content);
    }

    /** The next place below that may have more room: beside shapes each px further down. */
    private double furtherDown(double used, double lineHeight) {
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

    private void keepLeading() {
        if (leading.size() > alreadyPlaced.size()) {
            Set<Box> boxes = Collections.newSetFromMap(new IdentityHashMap<>());
            leading.forEach(placed -> boxes.add(placed.box()));
            alreadyPlaced = boxes;
        }
    }

    /** Places the floats that had no room beside the line. */
    void placeDeferred(double bottom) {
        for (Measured measured : deferred) {
            below.add(FloatPlacement.place(measured, flow, content, bottom, floats));
        }
        deferred.clear();
    }
}
