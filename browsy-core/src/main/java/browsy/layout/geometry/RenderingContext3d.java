package browsy.layout.geometry;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.EffectProperties.BACKDROP_FILTER;
import static browsy.style.property.EffectProperties.CLIP_PATH;
import static browsy.style.property.EffectProperties.FILTER;
import static browsy.style.property.EffectProperties.ISOLATION;
import static browsy.style.property.EffectProperties.OPACITY;
import static browsy.style.property.EffectProperties.TRANSFORM_STYLE;

import browsy.css.value.box.Isolation;
import browsy.css.value.box.Overflow;
import browsy.css.value.shape.ClipPath;
import browsy.style.computed.ComputedStyle;

/**
 * Tells which boxes share one 3D space with their children.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-transforms-2/#3d-rendering-contexts">css-transforms-2</a>
 */
public final class RenderingContext3d {

    private RenderingContext3d() {}

    /**
     * Whether a box establishes or extends a 3D rendering context: {@code transform-style:
     * preserve-3d} without a property that groups its contents in a plane.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-transforms-2/#grouping-property-values">css-transforms-2</a>
     */
    public static boolean isExtendedBy(ComputedStyle style) {
        return style.get(TRANSFORM_STYLE)
                && style.get(OVERFLOW_X) == Overflow.VISIBLE
                && style.get(OVERFLOW_Y) == Overflow.VISIBLE
                && style.get(OPACITY) >= 1
                && !style.get(FILTER)
                && !style.get(BACKDROP_FILTER)
                && style.get(CLIP_PATH) == ClipPath.None.NONE
                && style.get(ISOLATION) == Isolation.AUTO;
    }
}
