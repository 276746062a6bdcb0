package browsy.layout.flow;

import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_HEIGHT;
import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_WIDTH;
import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.EffectProperties.CONTAINER_TYPE;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;

import browsy.css.value.ContainerType;
import browsy.css.value.ContentVisibility;
import browsy.css.value.IntrinsicSize;
import browsy.layout.box.Box;
import browsy.layout.geometry.LogicalEdges;
import browsy.style.computed.ComputedStyle;

/**
 * Size containment along the block axis.
 *
 * @see <a href="https://drafts.csswg.org/css-contain-2/#containment-size">css-contain-2</a>
 */
public final class ContentBlockSize {
    private ContentBlockSize() {}

    /** The border-box block size that the content asks for, unless the box is contained. */
    public static double of(Box box, double content, LogicalEdges borderPadding) {
        ComputedStyle style = box.style();
        boolean contained =
                style.get(CONTAIN).size()
                        || style.get(CONTAINER_TYPE) == ContainerType.SIZE
                        || style.get(CONTENT_VISIBILITY) == ContentVisibility.HIDDEN;
        if (!contained) {
            return content;
        }
        IntrinsicSize intrinsic =
                style.get(
                        box.flow().isHorizontal()
                                ? CONTAIN_INTRINSIC_HEIGHT
                                : CONTAIN_INTRINSIC_WIDTH);
        return Math.max(0, intrinsic.px()) + borderPadding.blockSum();
    }
}
