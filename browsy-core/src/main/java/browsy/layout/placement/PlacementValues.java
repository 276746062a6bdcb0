package browsy.layout.placement;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.EffectProperties.PERSPECTIVE;
import static browsy.style.property.EffectProperties.ROTATE;
import static browsy.style.property.EffectProperties.SCALE;
import static browsy.style.property.EffectProperties.TRANSFORM;
import static browsy.style.property.EffectProperties.TRANSLATE;

import browsy.css.value.Overflow;
import browsy.css.value.Position;
import browsy.layout.box.Box;
import browsy.style.computed.ComputedStyle;

/**
 * What a style does to the place of a box once it is laid out; nothing in most styles, which is
 * found out once for each style.
 *
 * @param transformed whether it transforms the box
 * @param hasPerspective whether it transforms the children
 * @param clips whether it shows less than all of the content
 */
record PlacementValues(
        boolean transformed, boolean hasPerspective, boolean sticky, boolean fixed, boolean clips) {

    private static final PlacementValues NONE =
            new PlacementValues(false, false, false, false, false);

    private PlacementValues(ComputedStyle style) {
        this(
                !style.get(TRANSLATE).isNone()
                        || !style.get(ROTATE).isNone()
                        || !style.get(SCALE).isNone()
                        || !style.get(TRANSFORM).isNone(),
                style.get(PERSPECTIVE) >= 0,
                style.get(POSITION) == Position.STICKY,
                style.get(POSITION) == Position.FIXED,
                style.get(OVERFLOW_X) != Overflow.VISIBLE
                        || style.get(OVERFLOW_Y) != Overflow.VISIBLE);
    }

    /** Those of a box; anonymous boxes have none. */
    static PlacementValues of(Box box) {
        return box.isAnonymous()
                ? NONE
                : box.style().derived(PlacementValues.class, PlacementValues::new);
    }
}
