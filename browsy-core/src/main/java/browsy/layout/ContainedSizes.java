package browsy.layout;

import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_HEIGHT;
import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_WIDTH;
import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.EffectProperties.CONTAINER_TYPE;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;

import browsy.css.value.ContainerType;
import browsy.css.value.Containment;
import browsy.css.value.ContentVisibility;
import browsy.css.value.Display;
import browsy.css.value.IntrinsicSize;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.context.ContentSizes;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/**
 * Size containment along the inline axis: the content does not matter.
 *
 * @see <a href="https://drafts.csswg.org/css-contain-2/#containment-size">css-contain-2</a>
 */
final class ContainedSizes {
    private ContainedSizes() {}

    /** The intrinsic sizes of a contained box; null where its content decides. */
    static @Nullable ContentSizes inline(Box box) {
        ComputedStyle style = box.style();
        Containment contain = style.get(CONTAIN);
        boolean contained =
                contain.size()
                        || contain.inlineSize()
                        || style.get(CONTAINER_TYPE) != ContainerType.NORMAL
                        || style.get(CONTENT_VISIBILITY) == ContentVisibility.HIDDEN;
        if (!contained
                || box instanceof ReplacedBox
                || style.display() == Display.TABLE
                || style.display() == Display.INLINE_TABLE
                || style.display().isTablePart()) {
            return null;
        }
        IntrinsicSize intrinsic =
                style.get(
                        box.flow().isHorizontal()
                                ? CONTAIN_INTRINSIC_WIDTH
                                : CONTAIN_INTRINSIC_HEIGHT);
        double px = Math.max(0, intrinsic.px());
        return new ContentSizes(px, px);
    }
}
