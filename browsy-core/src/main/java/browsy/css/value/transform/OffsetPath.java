package browsy.css.value.transform;

import browsy.css.value.Keyword;
import browsy.css.value.Size;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.CoordBox;
import browsy.css.value.shape.PositionPair;
import org.jspecify.annotations.Nullable;

/**
 * A computed {@code offset-path}: the path that a box is positioned on.
 *
 * @see <a href="https://drafts.csswg.org/motion-1/#offset-path-property">motion-1</a>
 */
public sealed interface OffsetPath {

    /** {@code none}. */
    enum None implements OffsetPath {
        NONE
    }

    /**
     * A URL of an SVG shape. References are not resolved and count as missing; the path is then a
     * single point.
     */
    enum Reference implements OffsetPath {
        MISSING
    }

    /** The edge of a box of the containing block. */
    record Edge(CoordBox box) implements OffsetPath {}

    /** The outline of a basic shape, relative to a box of the containing block. */
    record Outline(BasicShape shape, CoordBox box) implements OffsetPath {}

    /**
     * {@code ray()}.
     *
     * @param angle the angle in radians, clockwise from the upward direction
     * @param contain whether the ray is shortened so that the box stays inside
     * @param start the starting position; null if omitted
     */
    record Ray(double angle, Size size, boolean contain, @Nullable PositionPair start, CoordBox box)
            implements OffsetPath {}

    /** The length of a ray. */
    enum Size implements Keyword {
        CLOSEST_SIDE,
        CLOSEST_CORNER,
        FARTHEST_SIDE,
        FARTHEST_CORNER,
        SIDES
    }
}
