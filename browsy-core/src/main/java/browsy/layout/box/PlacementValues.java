package browsy.layout.box;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;
import static browsy.style.property.EffectProperties.PERSPECTIVE;
import static browsy.style.property.EffectProperties.ROTATE;
import static browsy.style.property.EffectProperties.SCALE;
import static browsy.style.property.EffectProperties.TRANSFORM;
import static browsy.style.property.EffectProperties.TRANSLATE;
import static browsy.style.property.MotionProperties.OFFSET_PATH;

import browsy.css.value.box.ContentVisibility;
import browsy.css.value.box.Overflow;
import browsy.css.value.position.Position;
import browsy.css.value.transform.OffsetPath;
import browsy.style.computed.ComputedStyle;

/**
 * The values of a style that affect the position or visible area of a box after its layout. Most
 * styles have none and share one object.
 *
 * @param transformed whether the box is transformed
 * @param hasPerspective whether a perspective transforms the children of the box
 * @param sticky whether the box is stickily positioned
 * @param fixed whether the box has a fixed position
 * @param clips whether the box clips or scrolls its overflow
 * @param skippable whether the contents may be skipped while the box is far from the window
 */
public record PlacementValues(
        boolean transformed,
        boolean hasPerspective,
        boolean sticky,
        boolean fixed,
        boolean clips,
        boolean skippable) {

    static final PlacementValues NONE =
            new PlacementValues(false, false, false, false, false, false);

    private PlacementValues(ComputedStyle style) {
        this(
                !style.get(TRANSLATE).isNone()
                        || !style.get(ROTATE).isNone()
                        || !style.get(SCALE).isNone()
                        || !style.get(TRANSFORM).isNone()
                        || style.get(OFFSET_PATH) != OffsetPath.None.NONE,
                style.get(PERSPECTIVE) >= 0,
                style.get(POSITION) == Position.STICKY,
                style.get(POSITION) == Position.FIXED,
                style.get(OVERFLOW_X) != Overflow.VISIBLE
                        || style.get(OVERFLOW_Y) != Overflow.VISIBLE,
                style.get(CONTENT_VISIBILITY) == ContentVisibility.AUTO);
    }

    private boolean isNothing() {
        return !transformed && !hasPerspective && !sticky && !fixed && !clips && !skippable;
    }

    static PlacementValues of(ComputedStyle style) {
        PlacementValues values = new PlacementValues(style);
        return values.isNothing() ? NONE : values;
    }
}
