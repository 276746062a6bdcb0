package browsy.layout.flow.floats;

import browsy.layout.shape.FloatShape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The floats and initial letters of one block formatting context (its exclusions). Coordinates are
 * relative to the line-left, block-start corner of the border box of the root. Speculative layout
 * takes a mark and rolls back to it.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#float-position">CSS 2.2, 9.5.1</a>
 */
public final class FloatContext {
    private static final double NOWHERE = Double.NEGATIVE_INFINITY;

    /** One entry for each float or initial letter: totals over it and all earlier ones. */
    private final List<Totals> entries = new ArrayList<>();

    private final FloatExtents extents = new FloatExtents();

    /** The floats by their shapes, for line boxes; null if no float has a shape. */
    private @Nullable ShapedFloats shapes;

    /**
     * Totals over a float or initial letter and all earlier ones. Without a float or letter of the
     * kind, a block end is -infinity.
     *
     * @param lowestLeft greatest block end of the left floats
     * @param lowestRight greatest block end of the right floats
     * @param lowest greatest block end of all floats and initial letters
     * @param leftLetter greatest block end of the initial letters on the left
     * @param rightLetter greatest block end of the initial letters on the right
     * @param earliestNext block start of the last float: the smallest block start of a later float
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

    /** Returns a mark for {@link #rollBack}: the number of floats and initial letters so far. */
    public int mark() {
        return entries.size();
    }

    /** Removes all floats and initial letters placed since the mark was taken. */
    public void rollBack(int mark) {
        entries.subList(mark, entries.size()).clear();
        extents.truncate(mark);
        if (shapes != null && !shapes.truncate(mark)) {
            shapes = null;
        }
    }

    /**
     * Returns the smallest border-box block offset of a box that clears these sides: the greatest
     * block end of the floats of these sides. -infinity without such floats.
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

    /** Returns the greatest block end of the floats and initial letters; -infinity without any. */
    public double lowestEnd() {
        return totals().lowest;
    }

    /**
     * Returns the smallest block start of the next float by rule 5: the block start of the last
     * float.
     */
    public double earliestNext() {
        return totals().earliestNext;
    }

    /**
     * Returns the part of a span that floats leave free between two block offsets. Its size is not
     * negative.
     *
     * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#floats">CSS 2.2, 9.5</a>
     */
    public LineSpan between(LineSpan span, double from, double to) {
        return lowestEnd() > from
                ? extents.between(span, from, to)
                : new LineSpan(span.left(), Math.max(span.left(), span.right()));
    }

    /**
     * Returns the part of a span that floats leave free for a line box between two block offsets.
     * Unlike {@link #between}, it honours {@code shape-outside}.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-shapes-1/#relation-to-box-model-and-float-behavior">
     *     css-shapes-1, 2</a>
     */
    public LineSpan line(LineSpan span, double from, double to) {
        return line(span, from, to, mark());
    }

    /**
     * Variant of {@link #line(LineSpan, double, double)} that ignores shaped floats placed since a
     * mark was taken.
     */
    public LineSpan line(LineSpan span, double from, double to, int mark) {
        return shapes != null && shapes.areHonoured() && lowestEnd() > from
                ? shapes.between(span, from, to, mark)
                : between(span, from, to);
    }

    /** Whether a shaped float that was placed before a mark was taken ends below a block offset. */
    public boolean isShapedBelow(double block, int mark) {
        return shapes != null && shapes.areHonoured() && shapes.anyEndsBelow(block, mark);
    }

    /** Whether left and right floats overlap each other within a span between two block offsets. */
    public boolean shuts(LineSpan span, double from, double to) {
        return lowestEnd() > from && extents.shuts(span, from, to);
    }

    /**
     * Returns the smallest block end of a float that is greater than {@code block}; infinity
     * without one.
     */
    public double nextEnd(double block) {
        return lowestEnd() > block ? extents.nextEnd(block) : Double.POSITIVE_INFINITY;
    }

    /**
     * Returns the first position at or below {@code block} where floats leave at least {@code
     * inlineSize} of the span. The free part only grows at the block end of a float, so only these
     * offsets are tried. A span that no float narrows is accepted for any size.
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
     * Places a float by the rules of CSS 2.2, 9.5.1. The rules are stated for left floats; for
     * right floats they are mirrored.
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
     * @param side the side to which the box floats
     * @param span the content box of its containing block
     * @param block the minimum block start: the greatest of the limits of rules 4 to 6 (other than
     *     floats before it) and of the block ends of the floats that it clears
     * @param inlineSize of its margin box
     * @param blockSize of its margin box
     * @param shape its float area for line boxes; null for its margin box
     * @return the line-left offset and block offset of its margin box
     */
    public Opportunity place(
            FloatSide side,
            LineSpan span,
            double block,
            double inlineSize,
            double blockSize,
            @Nullable FloatShape shape) {
        // Rules 4 to 6. A float starts below the initial letters of its side.
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

    /** Adds a shaped float. The first one creates {@link #shapes} with the margin boxes so far. */
    private void addShape(FloatSide side, FloatShape shape, double left, double start, double end) {
        if (shapes == null) {
            shapes = new ShapedFloats(extents.copy(), shape.budget());
        }
        shapes.add(entries.size(), side, shape, left, start, end);
    }

    /**
     * Adds an initial letter. Line boxes avoid it like a float.
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

    /** Returns the greatest block end of the initial letters; -infinity without any. */
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
