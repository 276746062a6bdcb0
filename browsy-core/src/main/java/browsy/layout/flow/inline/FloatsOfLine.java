package browsy.layout.flow.inline;

import static browsy.style.property.TextProperties.TEXT_WRAP_MODE;

import browsy.css.value.TextWrapMode;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.flow.FloatPlacement;
import browsy.layout.flow.FloatPlacement.Measured;
import browsy.layout.flow.FloatPlacement.Placed;
import browsy.layout.flow.floats.FloatContext;
import browsy.layout.flow.floats.FloatSide;
import browsy.layout.flow.floats.FloatSides;
import browsy.layout.flow.floats.LineSpan;
import browsy.layout.flow.inline.InlineItem.Kind;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.text.TextShaper;
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
    private final LayoutContext context;
    private final FloatContext floats;
    private final WritingFlow flow;
    private final BlockContainer container;
    private final TextShaper shaper;
    private final LineSpan content;
    private final LayoutInput input;

    // Beside most lines no float is met: the lists are made when one is.

    private List<Placed> leading = Collections.emptyList();

    /** Those that stay in their place while the line is filled again, and are met again. */
    private Set<Box> leadingBefore = Set.of();

    private List<Placed> beside = Collections.emptyList();
    private List<Measured> deferred = Collections.emptyList();

    /** What floats there were before each of those beside the line. */
    private List<Integer> marks = Collections.emptyList();

    /** How much lines are to fill at most. */
    private final double maxSize;

    /** In Chromium lines overflow beside floats where the block does not wrap them at all. */
    private final boolean movesBelowFloats;

    private int mark;
    private double block;
    private LineSpan span;

    /** The room that floats met earlier leave. */
    private LineSpan before;

    private double height;

    FloatsOfLine(
            LayoutContext context,
            FloatContext floats,
            BlockContainer container,
            TextShaper shaper,
            LineSpan content,
            double maxSize,
            LayoutInput input,
            double block) {
        this.context = context;
        this.floats = floats;
        this.container = container;
        this.shaper = shaper;
        this.flow = container.flow();
        this.content = content;
        movesBelowFloats = container.style().get(TEXT_WRAP_MODE) == TextWrapMode.WRAP;
        this.maxSize = maxSize;
        this.input = input;
        this.block = block;
        this.mark = floats.mark();
        this.span = floats.between(content, block, block);
        this.before = span;
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
        if (leading.isEmpty() && beside.isEmpty()) {
            return List.of();
        }
        List<Placed> all = new ArrayList<>(leading);
        all.addAll(beside);
        return all;
    }

    @Override
    public double available() {
        return Math.min(span.size(), maxSize);
    }

    @Override
    public void meet(Box floating, double used, boolean afterContent) {
        if (leadingBefore.contains(floating)) {
            return;
        }
        makeLists();
        Measured measured = FloatPlacement.measure(floating, container, input, context);
        if (!afterContent && deferred.isEmpty() && beside.isEmpty()) {
            leading.add(FloatPlacement.place(measured, flow, content, block, floats));
            mark = floats.mark();
            before = floats.between(content, block, block + height);
        } else if (deferred.isEmpty() && fitsBeside(measured, used)) {
            marks.add(floats.mark());
            beside.add(FloatPlacement.place(measured, flow, content, block, floats));
        } else {
            deferred.add(measured);
            return;
        }
        span = floats.between(content, block, block + height);
    }

    @Override
    public void meetLetter(BlockContainer letter, double indent) {
        if (leadingBefore.contains(letter)) {
            return;
        }
        makeLists();
        InitialLetterBox initial = InitialLetterBox.of(letter, container, shaper);
        Measured measured = FloatPlacement.measure(initial.box(), container, input, context);
        block = Math.max(block, floats.lowestLetter()) + initial.raise();
        span = floats.between(content, block, block);
        FloatSide side = flow.isLineReversed() ? FloatSide.RIGHT : FloatSide.LEFT;
        // NB: browsers count the indent twice, before the letter and behind it.
        double size = measured.marginBoxInline() + indent;
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
                block + initial.bottom() + margins.blockSum());
        mark = floats.mark();
        span = floats.between(content, block, block + height);
        before = span;
    }

    private void makeLists() {
        if (leading.isEmpty() && beside.isEmpty() && deferred.isEmpty()) {
            leading = new ArrayList<>();
            beside = new ArrayList<>();
            deferred = new ArrayList<>();
            marks = new ArrayList<>();
        }
    }

    private boolean fitsBeside(Measured measured, double used) {
        return used + Math.max(0, measured.marginBoxInline()) <= available() + LayoutUnit.EPSILON
                && floats.highestNext() <= block
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
                span = floats.between(content, block, block + height);
            }
        }
    }

    /**
     * Whether the line must be filled again, because floats narrow it further down or it does not
     * fit beside them.
     */
    boolean retry(double used, double lineHeight) {
        LineSpan lower = floats.between(content, block, block + lineHeight);
        boolean narrowed = lower.left() > span.left() || lower.right() < span.right();
        boolean fits = used <= span.size() + LayoutUnit.EPSILON;
        if (narrowed && fits) {
            height = lineHeight;
        } else {
            if (fits || before.equals(content) || !movesBelowFloats) {
                return false;
            }
            floats.rollBack(mark);
            block = floats.nextEnd(block);
            height = 0;
        }
        floats.rollBack(mark);
        beside.clear();
        marks.clear();
        deferred.clear();
        keepLeading();
        span = floats.between(content, block, block + height);
        before = span;
        return true;
    }

    private void keepLeading() {
        if (leading.size() > leadingBefore.size()) {
            Set<Box> boxes = Collections.newSetFromMap(new IdentityHashMap<>());
            leading.forEach(placed -> boxes.add(placed.box()));
            leadingBefore = boxes;
        }
    }

    /** Places the floats that had no room beside the line. */
    void placeDeferred(double bottom) {
        for (Measured measured : deferred) {
            beside.add(FloatPlacement.place(measured, flow, content, bottom, floats));
        }
        deferred.clear();
    }
}
