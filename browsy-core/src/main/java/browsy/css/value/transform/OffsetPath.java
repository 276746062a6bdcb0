package browsy.css.value.transform;

import browsy.css.value.Keyword;
import browsy.css.value.Size;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.CoordBox;
import browsy.css.value.shape.PositionPair;
import org.jspecify.annotations.Nullable;

/**
 * What a box is moved along.
 *
 * @see <a href="https://drafts.csswg.org/motion-1/#offset-path-property">motion-1</a>
 */
public sealed interface OffsetPath {

    /** Nothing. */
    enum None implements OffsetPath {
        NONE
    }

    /** A shape of SVG; all of them count as missing, and those are a single point. */
    enum Reference implements OffsetPath {
        MISSING
    }

    /** The edge of a box of the containing block. */
    record Edge(CoordBox box) implements OffsetPath {}

    /** The outline of a shape in a box of the containing block. */
    record Outline(BasicShape shape, CoordBox box) implements OffsetPath {}

    /**
     * {@code ray()}
     *
     * @param angle in radians, clockwise from upwards
     * @param contain whether the box stays inside
     * @param start null where it is not given
     */
    record Ray(double angle, Size size, boolean contain, @Nullable PositionPair start, CoordBox box)
            implements OffsetPath {}

    /** How long a ray is. */
    enum Size implements Keyword {
        CLOSEST_SIDE,
        CLOSEST_CORNER,
        FARTHEST_SIDE,
        FARTHEST_CORNER,
        SIDES
    }
}
