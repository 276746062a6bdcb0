package browsy.css.value.transform;

import browsy.css.value.LengthPercentage;
import java.util.List;

/**
 * A list of transform functions; lengths and percentages wait for the box.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-transforms-2/#transform-functions">css-transforms-2</a>
 */
public record Transform(List<Function> functions) {
    public static final Transform NONE = new Transform(List.of());

    public Transform {
        functions = List.copyOf(functions);
    }

    public boolean isNone() {
        return functions.isEmpty();
    }

    /** One function; angles are radians. */
    public sealed interface Function {}

    /** All translations. */
    public record Translate(LengthPercentage x, LengthPercentage y, double z) implements Function {}

    /** All scalings. */
    public record Scale(double x, double y, double z) implements Function {}

    /** All rotations, about the axis given. */
    public record Rotate(double x, double y, double z, double angle) implements Function {}

    /** {@code skew()}, {@code skewX()}, {@code skewY()}. */
    public record Skew(double angleX, double angleY) implements Function {}

    /** {@code matrix()} and {@code matrix3d()}: 16 numbers, column by column. */
    public record Matrix(List<Double> values) implements Function {
        public Matrix {
            values = List.copyOf(values);
        }
    }

    /** {@code perspective()} with its depth in CSS px; 0 is {@code none}. */
    public record Perspective(double depth) implements Function {}
}
