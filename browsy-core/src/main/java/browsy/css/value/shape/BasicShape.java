package browsy.css.value.shape;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.ShapeRadius;
import browsy.css.value.box.CornerRadii;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A basic shape, relative to a reference box.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#supported-basic-shapes">css-shapes-1</a>
 */
public sealed interface BasicShape {

    /** {@code inset()}. {@code rect()} and {@code xywh()} are converted to it. */
    record Inset(
            LengthPercentage top,
            LengthPercentage right,
            LengthPercentage bottom,
            LengthPercentage left,
            CornerRadii radii)
            implements BasicShape {}

    /**
     * {@code circle()}.
     *
     * @param center null if omitted
     */
    record Circle(ShapeRadius radius, @Nullable PositionPair center) implements BasicShape {}

    /**
     * {@code ellipse()}.
     *
     * @param center null if omitted
     */
    record Ellipse(ShapeRadius radiusX, ShapeRadius radiusY, @Nullable PositionPair center)
            implements BasicShape {}

    /**
     * {@code polygon()}.
     *
     * @param rounding the radius of the corners
     */
    record Polygon(List<PositionPair> vertices, Length rounding) implements BasicShape {
        public Polygon {
            vertices = List.copyOf(vertices);
        }
    }

    /** {@code path()}. */
    record Path(List<PathSegment> segments) implements BasicShape {
        public Path {
            segments = List.copyOf(segments);
        }

        /** Returns the path with all coordinates multiplied by {@code factor}. */
        public Path scaled(double factor) {
            return new Path(segments.stream().map(s -> s.scaled(factor)).toList());
        }
    }

    /**
     * {@code shape()}.
     *
     * @param from the starting point
     */
    record Drawn(PositionPair from, List<ShapeCommand> commands) implements BasicShape {
        public Drawn {
            commands = List.copyOf(commands);
        }
    }
}
