package browsy.layout.shape;

import browsy.css.value.box.CornerRadii;
import browsy.css.value.box.CornerRadius;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.ShapeProperties;

/** Converts {@code border-*-radius} properties to corner radii. */
final class Corners {

    private Corners() {}

    /** Returns the specified radii of the four corners. */
    static CornerRadii of(ComputedStyle style) {
        return new CornerRadii(
                style.get(ShapeProperties.BORDER_TOP_LEFT_RADIUS),
                style.get(ShapeProperties.BORDER_TOP_RIGHT_RADIUS),
                style.get(ShapeProperties.BORDER_BOTTOM_RIGHT_RADIUS),
                style.get(ShapeProperties.BORDER_BOTTOM_LEFT_RADIUS));
    }

    /**
     * Resolves a radius in a box of the given size. If either component is zero, the corner is
     * square.
     */
    static RoundedArea.Corner of(CornerRadius radius, double width, double height) {
        double x = Math.max(0, radius.x().resolve(width));
        double y = Math.max(0, radius.y().resolve(height));
        return x > 0 && y > 0 ? new RoundedArea.Corner(x, y) : RoundedArea.Corner.SHARP;
    }
}
