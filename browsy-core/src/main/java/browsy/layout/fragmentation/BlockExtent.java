package browsy.layout.fragmentation;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.RowExtent.Hold;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.PreferredRatio;

/**
 * How high a box is all in all once its content has moved: what was laid out in one piece grows
 * with content that a break pushes away, unless its size is its own.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/#parallel-flows">css-break-4</a>
 */
public record BlockExtent(double whole, double contentEnd, LogicalEdges edges, Kind kind) {
    public enum Kind {
        /** The size does not depend on the content. */
        FIXED,
        /** As high as the content, but no less than it was. */
        AT_LEAST,
        /** As high as the content. */
        AUTO
    }

    /**
     * The extent of a box that may be broken.
     *
     * @param whole the block size of the box in one piece
     * @param contentEnd where its content ended in one piece
     * @param hold what the layout around says of its block size
     */
    public static BlockExtent of(
            BoxFragment fragment,
            double whole,
            double contentEnd,
            double containerInline,
            Hold hold) {
        Box box = fragment.box();
        LogicalEdges edges = BoxEdges.borderPadding(box, AvailableSize.definite(containerInline));
        return new BlockExtent(whole, contentEnd, edges, kind(box, whole, contentEnd, edges, hold));
    }

    private static Kind kind(
            Box box, double whole, double contentEnd, LogicalEdges edges, Hold hold) {
        SizeProperties sizes = SizeProperties.block(box);
        boolean hasSlack = whole > contentEnd + edges.blockEnd() + BreakSpace.TOLERANCE;
        boolean overflows = whole < contentEnd - BreakSpace.TOLERANCE;
        if (isCell(box)) {
            return Kind.AT_LEAST;
        }
        boolean isHeld = hold == Hold.FIXED || (hold == Hold.MUTUAL && overflows);
        if (isLength(sizes.preferred()) || isHeld) {
            return Kind.FIXED;
        }
        boolean isPercentage = sizes.preferred() instanceof LengthPercentage;
        if (isPercentage && (hasSlack || overflows)) {
            return Kind.FIXED;
        }
        if (overflows && sizes.maximum() != SizeKeyword.NONE) {
            return Kind.FIXED;
        }
        boolean hasMinimum = sizes.minimum() != SizeKeyword.AUTO && !isZero(sizes.minimum());
        return hold == Hold.MUTUAL || hasMinimum || PreferredRatio.of(box) != null
                ? Kind.AT_LEAST
                : Kind.AUTO;
    }

    private static boolean isCell(Box box) {
        return box instanceof BlockContainer && box.style().display().isTablePart();
    }

    private static boolean isLength(Size size) {
        return size instanceof Length;
    }

    private static boolean isZero(Size size) {
        return size instanceof Length length && length.equals(Length.ZERO);
    }

    public boolean isFixed() {
        return kind == Kind.FIXED;
    }

    /** The margin behind the content that the box holds, where its size depends on it. */
    double trailingMargin() {
        return kind == Kind.AUTO ? Math.max(0, whole - contentEnd - edges.blockEnd()) : 0;
    }

    /**
     * What is left of the box once its content has ended.
     *
     * @param consumed the block size of earlier pieces
     * @param end where the content ends in this piece
     */
    public double remaining(double consumed, double end) {
        double rest = whole - consumed;
        return switch (kind) {
            case FIXED -> rest;
            case AT_LEAST -> Math.max(rest, end + edges.blockEnd());
            case AUTO -> end + whole - contentEnd;
        };
    }
}
