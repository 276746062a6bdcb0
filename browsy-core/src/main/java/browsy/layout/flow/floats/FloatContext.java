package browsy.layout.flow.floats;

import browsy.layout.shape.FloatShape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The floats of one block formatting context (its exclusions), in its coordinates: offsets from the
 * line-left, block-start corner of the root's border box. Speculative layout takes a mark and rolls
 * back to it.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#float-position">CSS 2.2, 9.5.1</a>
 */
public final class FloatContext {
    private static final double NOWHERE = Double.NEGATIVE_INFINITY;

    /** After each float and initial letter what can be said of all so far. */
    private final List<Totals> entries = new ArrayList<>();

    private final FloatExtents extents = new FloatExtents();

    /** What lines see of the floats; null where none has a shape. */
    private @Nullable ShapedFloats shapes;

    /**
     * What can be said of a float or initial letter and all before it.
     *
     * @param lowestLeft block end of the lowest left float
     * @param lowestRight block end of the lowest right float
     * @param lowest block end of the lowest float or initial letter
     * @param leftLetter block end of the lowest initial letter on the left
     * @param rightLetter block end of the lowest initial letter on the right
     * @param earliestNext no later float may start above this
     */
    private record Totals(
            double lowestLeft,
            double lowestRight,
            double lowest,
            double leftLetter,
            double rightLetter,
            double earliestNext) {
        static final Totals NONE = new Totals(NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE);

        Totals withFloat(FloatSide side, double start, double end) {
            return new Totals(
                    side == FloatSide.LEFT ? Math.max(lowestLeft, end) : lowestLeft,
                    side == FloatSide.RIGHT ? Math.max(lowestRight, end) : lowestRight,
                    Math.max(lowest, end),
                    leftLetter,
                    rightLetter,
                    start);
        }

        Totals withLetter(FloatSide side, double end) {
            return new Totals(
                    lowestLeft,
                    lowestRight,
                    Math.max(lowest, end),
                    side == FloatSide.LEFT ? Math.max(leftLetter, end) : leftLetter,
                    side == FloatSide.RIGHT ? Math.max(rightLetter, end) : rightLetter,
                    earliestNext);
        }
    }

    /** A point to return to with {@link #rollBack}. */
    public int mark() {
        return entries.size();
    }

    /** Forgets all floats placed since the mark was taken. */
    public void rollBack(int mark) {
        entries.subList(mark, entries.size()).clear();
        extents.truncate(mark);
        if (shapes != null && !shapes.truncate(mark)) {
            shapes = null;
        }
    }

    /**
     * Where a box that clears these sides may start at the earliest: below the outer bottom edge of
     * the lowest float of these sides. -infinity without floats.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#flow-control">CSS 2.2, 9.5.2</a>
     */
    public double clearance(FloatSides sides) {
        if (entries.isEmpty() || sides.isEmpty()) {
            return NOWHERE;
        }
        Totals totals = totals();
        double left = sides.contains(FloatSide.LEFT) ? totals.lowestLeft : NOWHERE;
        double right = sides.contains(FloatSide.RIGHT) ? totals.lowestRight : NOWHERE;
        return Math.max(left, right);
    }

    /** The block end of the lowest float or initial letter; -infinity without floats. */
    public double lowestEnd() {
        return totals().lowest;
    }

    /** Where the next float may start at the earliest, by rule 5: at the start of the last one. */
    public double earliestNext() {
        return totals().earliestNext;
    }

    /**
     * What floats leave of a span between two block offsets; never of negative size.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#floats">CSS 2.2, 9.5</a>
     */
    public LineSpan between(LineSpan span, double from, double to) {
        return lowestEnd() > from
                ? extents.between(span, from, to)
                : new LineSpan(span.left(), Math.max(span.left(), span.right()));
    }

    /**
     * What floats leave of a line between two block offsets, by their shapes.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-shapes-1/#relation-to-box-model-and-float-behavior">
     *     css-shapes-1, 2</a>
     */
    public LineSpan line(LineSpan span, double from, double to) {
        return line(span, from, to, mark());
    }

    /**
     * Likewise, but floats placed since a mark was taken count for nothing if they have a shape.
     */
    public LineSpan line(LineSpan span, double from, double to, int mark) {
        return shapes != null && shapes.areHonoured() && lowestEnd() > from
                ? shapes.between(span, from, to, mark)
                : between(span, from, to);
    }

    /** Whether a float with a shape, placed before a mark was taken, ends below a block offset. */
    public boolean isShapedBelow(double block, int mark) {
        return shapes != null && shapes.areHonoured() && shapes.anyEndsBelow(block, mark);
    }

    /** Whether floats of both sides overlap in a span between two block offsets. */
    public boolean shuts(LineSpan span, double from, double to) {
        return lowestEnd() > from && extents.shuts(span, from, to);
    }

    /** The next block offset below {@code block} at which a float ends; infinity without one. */
    public double nextEnd(double block) {
        return lowestEnd() > block ? extents.nextEnd(block) : Double.POSITIVE_INFINITY;
    }

    /**
     * The highest place at or below {@code block} with room for something this wide. The room only
     * grows where a float ends. Where no float narrows it, it is wide enough for anything.
     */
    public Opportunity find(LineSpan span, double block, double inlineSize) {
        double at = block;
        while (true) {
            LineSpan free = between(span, at, at);
            boolean isWhole = free.left() <= span.left() && free.right() >= span.right();
            double next = nextEnd(at);
            if (isWhole || inlineSize <= free.size() || Double.isInfinite(next)) {
                return new Opportunity(at, free);
            }
            at = next;
        }
    }

    /**
     * Places a float by the rules of CSS 2.2, 9.5.1, which speak of left floats; those for right
     * ones mirror them.
     *
     * <ol>
     *   <li>It does not reach out of its containing block to the left.
     *   <li>It is right of the left floats before it, or below them.
     *   <li>It does not overlap right floats to its right.
     *   <li>It does not start above its containing block,
     *   <li>nor above any block or float before it,
     *   <li>nor above any line with content before it.
     *   <li>Beside other left floats it does not reach out of its containing block to the right.
     *   <li>It is as high as possible,
     *   <li>and there as far to the left as possible.
     * </ol>
     *
     * @param span the content box of its containing block
     * @param block the lowest of the starts that rules 4 to 6 name, but for floats before it, and
     *     of the ends of floats that it clears
     * @param inlineSize of its margin box
     * @param blockSize of its margin box
     * @param shape what lines keep off instead of its margin box; null for that
     * @return the line-left offset and block offset of its margin box
     */
    public Opportunity place(
            FloatSide side,
            LineSpan span,
            double block,
            double inlineSize,
            double blockSize,
            @Nullable FloatShape shape) {
        // Rules 4 to 6. Floats go below the initial letters of their side.
        double highest = Math.max(block, Math.max(earliestNext(), lowestLetter(side)));
        // Rules 2, 3, 7 and 8.
        Opportunity room = find(span, highest, inlineSize);
        // Rules 1 and 9.
        double left =
                side == FloatSide.LEFT ? room.span().left() : room.span().right() - inlineSize;
        double start = room.block();
        double end = start + Math.max(0, blockSize);
        if (shape != null) {
            addShape(side, shape, left, start, end);
        } else if (shapes != null) {
            shapes.others().add(side, left, left + Math.max(0, inlineSize), start, end);
        }
        extents.add(side, left, left + Math.max(0, inlineSize), start, end);
        entries.add(totals().withFloat(side, start, end));
        return new Opportunity(start, new LineSpan(left, left + inlineSize));
    }

    private void addShape(FloatSide side, FloatShape shape, double left, double start, double end) {
        if (shapes == null) {
            shapes = new ShapedFloats(extents.copy(), shape.budget());
        }
        shapes.add(entries.size(), side, shape, left, start, end);
    }

    /**
     * Adds an initial letter, which lines stand beside as they do beside floats.
     *
     * @see <a href="https://drafts.csswg.org/css-inline-3/#initial-letter-floats">css-inline-3</a>
     */
    public void addInitialLetter(FloatSide side, LineSpan span, double start, double end) {
        if (shapes != null) {
            shapes.others().add(side, span.left(), span.right(), start, end);
        }
        extents.add(side, span.left(), span.right(), start, end);
        entries.add(totals().withLetter(side, end));
    }

    /** The block end of the lowest initial letter; -infinity without any. */
    public double lowestLetter() {
        return Math.max(totals().leftLetter, totals().rightLetter);
    }

    private double lowestLetter(FloatSide side) {
        return side == FloatSide.LEFT ? totals().leftLetter : totals().rightLetter;
    }

    private Totals totals() {
        return entries.isEmpty() ? Totals.NONE : entries.get(entries.size() - 1);
    }
}
