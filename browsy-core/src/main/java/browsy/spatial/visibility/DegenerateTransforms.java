package browsy.spatial.visibility;

import static browsy.style.property.EffectProperties.TRANSFORM_STYLE;

import browsy.model.Bounds;
import browsy.style.computed.ComputedStyle;

/**
 * Which transforms leave a box no area: scaled to nothing, or turned edge-on.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-transforms-2/#transform-functions">css-transforms-2</a>
 */
final class DegenerateTransforms {

    /** Less than this is no extent, in CSS px. */
    private static final double THIN = 0.01;

    private DegenerateTransforms() {}

    /** Whether nothing is seen of a box with a style; what is in it cannot turn back. */
    static boolean leavesNothing(ComputedStyle style, Bounds box) {
        boolean thin = box.width() < THIN || box.height() < THIN;
        if (!thin || style.get(TRANSFORM_STYLE)) {
            return false;
        }
        TransformedAxes directions = new TransformedAxes();
        directions.turn(style);
        return directions.areFlat();
    }
}
