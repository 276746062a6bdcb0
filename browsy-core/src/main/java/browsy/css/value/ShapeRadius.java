package browsy.css.value;

/**
 * A radius of {@code circle()} or {@code ellipse()}.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#typedef-radial-size">css-shapes-1</a>
 */
public sealed interface ShapeRadius permits LengthPercentage, ShapeRadius.Side {

    /** A radius from the center to a side of the reference box. */
    enum Side implements ShapeRadius, Keyword {
        CLOSEST_SIDE,
        FARTHEST_SIDE
    }
}
