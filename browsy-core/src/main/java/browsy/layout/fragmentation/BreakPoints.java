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
 * The break points between the steps of a box, in the piece that is being filled.
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
    private final boolean isStacked;
    private boolean isSeparated;
    private @Nullable Step previous;
    private int lines;

    /**
     * @param whole the box
     * @param contentStart where its content begins in the piece
     * @param contentInline the inline size of its content box
     * @param space of the box
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
        this.isStacked = isStacked(whole.box());
    }

    /**
     * Whether a break may follow the edges before the content. NB: as Chromium has it, in grids and
     * columns of flex items, which take a forced break at their start twice.
     */
    private static boolean isStacked(Box box) {
        return box instanceof GridBox
                || (box instanceof FlexBox
                        && (box.style().get(FLEX_DIRECTION) == FlexDirection.COLUMN
                                || box.style().get(FLEX_DIRECTION)
                                        == FlexDirection.COLUMN_REVERSE));
    }

    /** Whether something in flow is in the piece, so that a break may follow. */
    boolean isSeparated() {
        return isSeparated;
    }

    /** What was placed last in flow; null for nothing, or for what has only overflow here. */
    @Nullable Step previous() {
        return previous;
    }

    /** Something goes on from the fragmentainer before, be it only with what overflows it. */
    void resume(@Nullable Step step) {
        isSeparated = true;
        previous = step == null ? previous : step;
    }

    /** Something that begins in this piece was placed. */
    void pass(Step step) {
        isSeparated = true;
        previous = step;
        lines += step.first().kind() == Kind.LINE ? 1 : 0;
    }

    boolean isForcedBefore(Step step) {
        return (isSeparated || (isStacked && contentStart > 0))
                && BreakRules.isForced(BreakValues.between(previous, step, pass));
    }

    /**
     * How good a break before a step would be.
     *
     * @param at where the step would start in the piece
     */
    BreakAppeal appealBefore(Step step, double at) {
        Part part = step.first();
        if (!isSeparated) {
            boolean isBehindEdge = isStacked && contentStart > 0 && edgeFits;
            return isBehindEdge || isPushed(part, at)
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
     * Whether floats keep what comes first away from the edge, so that a break can be in the gap.
     */
    private boolean isPushed(Part part, double at) {
        BoxFragment box = part.box();
        if (box == null) {
            return part.kind() == Kind.LINE && at > contentStart + BreakSpace.TOLERANCE;
        }
        double margin = LeadingMargin.of(box.box(), pass.flow(), contentInline);
        return box.box().style().get(CLEAR) != Clear.NONE
                && at > contentStart + margin + BreakSpace.TOLERANCE;
    }

    /**
     * Whether a break before a line leaves too few lines for the next fragmentainer, and earlier
     * lines can go with them. As in Chromium, widows yield to orphans.
     */
    boolean leavesWidows(int index) {
        int wanted = whole.box().style().get(WIDOWS);
        int missing = wanted - content.linesFrom(index, wanted);
        int left = lines - missing;
        boolean canYield = missing > 0 && left > 0 && left >= whole.box().style().get(ORPHANS);
        return canYield && pass.breaksEarlier(whole, content.lineBefore(index, missing));
    }
}
