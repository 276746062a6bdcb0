package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_HEIGHT;
import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_WIDTH;

import browsy.css.value.box.IntrinsicSize;
import browsy.layout.box.Box;
import browsy.layout.geometry.LogicalEdges;

/**
 * Size containment: the intrinsic size of a box is computed as if the box were empty, or from
 * {@code contain-intrinsic-*}.
 *
 * @see <a href="https://drafts.csswg.org/css-contain-2/#containment-size">css-contain-2</a>
 */
public final class SizeContainment {
    private SizeContainment() {}

    /** Tests whether the box has size containment along its inline axis. */
    public static boolean ofInline(Box box) {
        return box.sizing().containment().inline();
    }

    /** Tests whether the box has size containment along its block axis. */
    public static boolean ofBlock(Box box) {
        return box.sizing().containment().block();
    }

    /**
     * Returns the explicit intrinsic inner size along the inline axis in CSS px; negative if the
     * style sets none.
     */
    public static double intrinsicInline(Box box) {
        return intrinsic(box, box.flow().isHorizontal()).px();
    }

    /**
     * Returns the border-box block size of the content, with size containment applied.
     *
     * @param content the border-box block size of the content if the box has no size containment
     */
    public static double contentBlock(Box box, double content, LogicalEdges borderPadding) {
        return ofBlock(box) ? contentBlock(box, borderPadding) : content;
    }

    /**
     * Returns the border-box block size of an empty box: the explicit intrinsic size if the box has
     * size containment and the style sets one, otherwise {@code empty}.
     */
    public static double emptyBlock(Box box, double empty, LogicalEdges borderPadding) {
        boolean hasExplicitSize =
                ofBlock(box) && intrinsic(box, !box.flow().isHorizontal()).px() >= 0;
        return hasExplicitSize ? contentBlock(box, borderPadding) : empty;
    }

    private static double contentBlock(Box box, LogicalEdges borderPadding) {
        double px = intrinsic(box, !box.flow().isHorizontal()).px();
        return Math.max(0, px) + borderPadding.blockSum();
    }

    private static IntrinsicSize intrinsic(Box box, boolean width) {
        return box.style().get(width ? CONTAIN_INTRINSIC_WIDTH : CONTAIN_INTRINSIC_HEIGHT);
    }
}
