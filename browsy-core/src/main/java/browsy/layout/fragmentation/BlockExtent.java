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
 * The block size of a fragmented box over all its pieces. The box was laid out unbroken; it grows
 * if a break moves its content further down, unless its block size is independent of its content.
 *
 * @param whole the border-box block size of the unbroken box, in CSS px
 * @param contentEnd the end of the content of the unbroken box, in CSS px from its block-start edge
 * @param edges border plus padding of the box
 * @param kind the dependence of the block size on the content
 * @see <a href="https://drafts.csswg.org/css-break-4/#parallel-flows">css-break-4</a>
 */
public record BlockExtent(double whole, double contentEnd, LogicalEdges edges, Kind kind) {
    /** The dependence of the block size of a box on its content. */
    public enum Kind {
        /** Independent of the content. */
        FIXED,
        /** As high as the content, and at least as high as the unbroken box. */
        AT_LEAST,
        /** As high as the content. */
        AUTO
    }

    /**
     * Determines the extent of a box that may be broken.
     *
     * @param fragment the unbroken box
     * @param whole the block size of the unbroken box, in CSS px
     * @param contentEnd the end of its content, in CSS px from its block-start edge
     * @param containerInline the inline size of the containing block, in CSS px
     * @param hold the relation of its block size to that of the grid row, flex line or table row it
     *     is in
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

    /**
     * Determines the kind. The size is fixed by a length, by the row or line, by a percentage that
     * resolved (the unbroken box is not as high as its content), or by a maximum that applies. It
     * is at least that of the unbroken box for table cells, items that fill their row or line, and
     * boxes with a minimum or an aspect ratio. All other sizes are automatic.
     */
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

    /**
     * The margin after the content that is part of the block size, in CSS px; 0 if the block size
     * does not depend on the content.
     */
    double trailingMargin() {
        return kind == Kind.AUTO ? Math.max(0, whole - contentEnd - edges.blockEnd()) : 0;
    }

    /**
     * The remaining block size of the box from the start of this piece, once its content has ended.
     *
     * @param consumed the sum of the block sizes of the pieces before, in CSS px
     * @param end the end of the content in this piece, in CSS px
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
