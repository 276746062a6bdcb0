package browsy.spatial.visibility;

import static browsy.style.property.EffectProperties.TRANSFORM_STYLE;

import browsy.model.Bounds;
import browsy.style.computed.ComputedStyle;

/**
 * Recognises transforms that reduce a box to a line or a point: scaled to zero, or turned edge-on.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-transforms-2/#transform-functions">css-transforms-2</a>
 */
final class DegenerateTransforms {

    /** The least extent that is visible, in CSS px. */
    private static final double THIN = 0.01;

    private DegenerateTransforms() {}

    /** Whether the transforms of a style make a box and all its descendants invisible. */
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
