package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_HEIGHT;
import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_WIDTH;

import browsy.css.value.box.IntrinsicSize;
import browsy.layout.box.Box;
import browsy.layout.geometry.LogicalEdges;

/**
 * Size containment: a box is sized as though it were empty.
 *
 * @see <a href="https://drafts.csswg.org/css-contain-2/#containment-size">css-contain-2</a>
 */
public final class SizeContainment {
    private SizeContainment() {}

    /** Whether content does not count along the inline axis. */
    public static boolean ofInline(Box box) {
        return box.sizing().containment().inline();
    }

    /** Whether content does not count along the block axis. */
    public static boolean ofBlock(Box box) {
        return box.sizing().containment().block();
    }

    /** What stands for the content's inline size; negative where nothing does. */
    public static double intrinsicInline(Box box) {
        return intrinsic(box, box.flow().isHorizontal()).px();
    }

    /**
     * The border-box block size that the content asks for, unless the box is contained.
     *
     * @param content of a box that is not contained
     */
    public static double contentBlock(Box box, double content, LogicalEdges borderPadding) {
        return ofBlock(box) ? contentBlock(box, borderPadding) : content;
    }

    /** Likewise of a contained box which keeps some size when empty. */
    public static double emptyBlock(Box box, double empty, LogicalEdges borderPadding) {
        boolean stands = ofBlock(box) && intrinsic(box, !box.flow().isHorizontal()).px() >= 0;
        return stands ? contentBlock(box, borderPadding) : empty;
    }

    private static double contentBlock(Box box, LogicalEdges borderPadding) {
        double px = intrinsic(box, !box.flow().isHorizontal()).px();
        return Math.max(0, px) + borderPadding.blockSum();
    }

    private static IntrinsicSize intrinsic(Box box, boolean width) {
        return box.style().get(width ? CONTAIN_INTRINSIC_WIDTH : CONTAIN_INTRINSIC_HEIGHT);
    }
}
