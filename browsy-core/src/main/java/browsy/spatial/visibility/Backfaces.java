package browsy.spatial.visibility;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.EffectProperties.CLIP_PATH;
import static browsy.style.property.EffectProperties.FILTER;
import static browsy.style.property.EffectProperties.OPACITY;
import static browsy.style.property.EffectProperties.TRANSFORM_STYLE;

import browsy.css.value.box.Overflow;
import browsy.css.value.shape.ClipPath;
import browsy.spatial.tree.FlatTree;
import browsy.style.computed.ComputedStyle;

/**
 * Determines which boxes show their back face after their transforms.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-transforms-2/#backface-visibility-property">css-transforms-2</a>
 */
final class Backfaces {

    private final FlatTree tree;

    Backfaces(FlatTree tree) {
        this.tree = tree;
    }

    /**
     * Whether an element shows its back face after its own transforms and those of the ancestors in
     * the same 3D rendering context.
     */
    boolean isTurnedAway(int index) {
        TransformedAxes directions = new TransformedAxes();
        int at = index;
        ComputedStyle style = tree.style(index);
        while (style != null && (at == index || keepsDepth(style))) {
            directions.turn(style);
            at = tree.parent(at);
            style = at < 0 ? null : tree.style(at);
        }
        return directions.showBack();
    }

    /**
     * Whether a box establishes or extends a 3D rendering context: {@code transform-style:
     * preserve-3d} without grouping properties.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-transforms-2/#grouping-property-values">css-transforms-2</a>
     */
    static boolean keepsDepth(ComputedStyle style) {
        return style.get(TRANSFORM_STYLE)
                && style.get(OVERFLOW_X) == Overflow.VISIBLE
                && style.get(OVERFLOW_Y) == Overflow.VISIBLE
                && style.get(OPACITY) >= 1
                && !style.get(FILTER)
                && !(style.get(CLIP_PATH) instanceof ClipPath.Shape);
    }
}
