package browsy.layout.fragmentation;

import static browsy.style.property.BoxProperties.CLEAR;
import static browsy.style.property.ColumnProperties.ORPHANS;
import static browsy.style.property.ColumnProperties.WIDOWS;
import static browsy.style.property.FlexProperties.FLEX_DIRECTION;

import browsy.css.value.box.Clear;
import browsy.css.value.flex.FlexDirection;
import browsy.layout.box.Box;
import browsy.layout.box.FlexBox;
import browsy.layout.box.GridBox;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragmentation.Part.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates the break points between the steps of a box, while one piece of it is filled.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/#possible-breaks">css-break-4</a>
 */
final class BreakPoints {
    private final FragmentainerPass pass;
    private final BoxFragment whole;
    private final BoxContent content;
    private final double contentStart;
    private final double contentInline;
    private final boolean edgeFits;
    private final boolean breaksAfterEdge;
    private boolean isSeparated;
    private @Nullable Step previous;
    private int lines;

    /**
     * @param whole the unbroken box
     * @param contentStart the start of its content in the piece, in CSS px
     * @param contentInline the inline size of its content box, in CSS px
     * @param space the space of the piece
     */
    BreakPoints(
            FragmentainerPass pass,
            BoxFragment whole,
            double contentStart,
            double contentInline,
            BreakSpace space) {
        this.pass = pass;
        this.whole = whole;
        this.content = pass.content(whole);
        this.contentStart = contentStart;
        this.contentInline = contentInline;
        this.edgeFits = space.fits(contentStart);
        this.breaksAfterEdge = breaksAfterEdge(whole.box());
    }

    /**
     * Whether a break between the block-start edges of the box and its content is possible. As in
     * Chromium, this holds for grids and column flex containers, which therefore apply a forced
     * break at their start twice.
     */
    private static boolean breaksAfterEdge(Box box) {
        return box instanceof GridBox
                || (box instanceof FlexBox
                        && (box.style().get(FLEX_DIRECTION) == FlexDirection.COLUMN
                                || box.style().get(FLEX_DIRECTION)
                                        == FlexDirection.COLUMN_REVERSE));
    }

    /** Whether the piece has in-flow content, so that a break may follow. */
    boolean isSeparated() {
        return isSeparated;
    }

    /**
     * The last in-flow step placed; null if there is none, or if only its overflow is in this
     * piece.
     */
    @Nullable Step previous() {
        return previous;
    }

    /**
     * Records that content of an earlier piece continues in this one.
     *
     * @param step the step; null if only its overflow continues
     */
    void resume(@Nullable Step step) {
        isSeparated = true;
        previous = step == null ? previous : step;
    }

    /** Records that a step that begins in this piece was placed. */
    void pass(Step step) {
        isSeparated = true;
        previous = step;
        lines += step.first().kind() == Kind.LINE ? 1 : 0;
    }

    boolean isForcedBefore(Step step) {
        return (isSeparated || (breaksAfterEdge && contentStart > 0))
                && BreakRules.isForced(BreakValues.between(previous, step, pass));
    }

    /**
     * The appeal of a break before a step.
     *
     * @param at the offset at which the step would begin in the piece, in CSS px
     */
    BreakAppeal appealBefore(Step step, double at) {
        Part part = step.first();
        if (!isSeparated) {
            boolean isAfterEdge = breaksAfterEdge && contentStart > 0 && edgeFits;
            return isAfterEdge || isPushedByFloats(part, at)
                    ? BreakAppeal.PERFECT
                    : BreakAppeal.LAST_RESORT;
        }
        if (BreakRules.isAvoid(BreakValues.between(previous, step, pass))) {
            return BreakAppeal.VIOLATES_AVOID;
        }
        if (part.kind() == Kind.LINE && previous != null && previous.first().kind() == Kind.LINE) {
            return lines >= whole.box().style().get(ORPHANS)
                    ? BreakAppeal.PERFECT
                    : BreakAppeal.VIOLATES_ORPHANS_AND_WIDOWS;
        }
        return BreakAppeal.PERFECT;
    }

    /**
     * Whether floats push the first content away from the block-start edge, so that a class C break
     * point is in the gap.
     */
    private boolean isPushedByFloats(Part part, double at) {
        BoxFragment box = part.box();
        if (box == null) {
            return part.kind() == Kind.LINE && at > contentStart + BreakSpace.TOLERANCE;
        }
        double margin = LeadingMargin.of(box.box(), pass.flow(), contentInline);
        return box.box().style().get(CLEAR) != Clear.NONE
                && at > contentStart + margin + BreakSpace.TOLERANCE;
    }

    /**
     * Whether a break before a line leaves fewer lines than {@code widows} for the next
     * fragmentainer, while earlier lines can move there too. As in Chromium, {@code orphans} has
     * priority over {@code widows}. If so, the pass breaks at an earlier line.
     *
     * @return whether the pass is abandoned to break earlier
     */
    boolean leavesWidows(int index) {
        int wanted = whole.box().style().get(WIDOWS);
        int missing = wanted - content.linesFrom(index, wanted);
        int left = lines - missing;
        boolean canYield = missing > 0 && left > 0 && left >= whole.box().style().get(ORPHANS);
        return canYield && pass.breaksEarlier(whole, content.lineBefore(index, missing));
    }
}
