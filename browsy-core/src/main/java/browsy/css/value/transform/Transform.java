package browsy.css.value.transform;

import browsy.css.value.LengthPercentage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list of transform functions. Percentages are resolved by layout.
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

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Transform that && functions.equals(that.functions);
    }

    @Override
    public int hashCode() {
        return functions.hashCode();
    }

    /** A transform function. Angles are in radians. */
    public sealed interface Function {}

    /** A translation; {@code z} is in CSS px. */
    public record Translate(LengthPercentage x, LengthPercentage y, double z) implements Function {}

    /** A scaling. */
    public record Scale(double x, double y, double z) implements Function {}

    /** A rotation about the axis (x, y, z). */
    public record Rotate(double x, double y, double z, double angle) implements Function {}

    /** {@code skew()}, {@code skewX()}, {@code skewY()}. */
    public record Skew(double angleX, double angleY) implements Function {}

    /**
     * {@code matrix()} or {@code matrix3d()}.
     *
     * @param values 16 numbers in column-major order
     */
    public record Matrix(List<Double> values) implements Function {
        public Matrix {
            values = List.copyOf(values);
        }
    }

    /**
     * {@code perspective()}.
     *
     * @param depth the distance in CSS px; 0 for {@code none}
     */
    public record Perspective(double depth) implements Function {}
}
