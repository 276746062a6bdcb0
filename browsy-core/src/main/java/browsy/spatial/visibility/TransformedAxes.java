package browsy.spatial.visibility;

import static browsy.style.property.EffectProperties.ROTATE;
import static browsy.style.property.EffectProperties.SCALE;
import static browsy.style.property.EffectProperties.TRANSFORM;

import browsy.css.value.transform.Transform;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;

/**
 * The axes of a box in 3D space after its transforms.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-transforms-2/#transform-functions">css-transforms-2</a>
 */
final class TransformedAxes {

    /** The tolerance for the area of a box that is seen edge-on. */
    private static final double FLAT = 1e-9;

    private double[] x = {1, 0, 0};
    private double[] y = {0, 1, 0};
    private double[] z = {0, 0, 1};

    /**
     * Applies the transforms of a style. Call it for the innermost element first, then for its
     * ancestors.
     */
    void turn(ComputedStyle style) {
        List<Transform.Function> functions = new ArrayList<>(style.get(ROTATE).functions());
        functions.addAll(style.get(SCALE).functions());
        functions.addAll(style.get(TRANSFORM).functions());
        for (int i = functions.size() - 1; i >= 0; i--) {
            x = turned(functions.get(i), x);
            y = turned(functions.get(i), y);
            z = turned(functions.get(i), z);
        }
    }

    /** Whether the projection of the box is a line or a point. */
    boolean areFlat() {
        return Math.abs(area()) < FLAT;
    }

    /** Whether the back face of the box is towards the viewer. */
    boolean showBack() {
        double volume =
                z[0] * (x[1] * y[2] - x[2] * y[1])
                        + z[1] * (x[2] * y[0] - x[0] * y[2])
                        + z[2] * area();
        return area() * volume < 0;
    }

    private double area() {
        return x[0] * y[1] - x[1] * y[0];
    }

    /** Returns a vector after a transform function. Translations do not change it. */
    private static double[] turned(Transform.Function function, double[] v) {
        if (function instanceof Transform.Scale scale) {
            return new double[] {scale.x() * v[0], scale.y() * v[1], scale.z() * v[2]};
        }
        if (function instanceof Transform.Rotate rotate) {
            return rotated(rotate, v);
        }
        if (function instanceof Transform.Skew skew) {
            return new double[] {
                v[0] + StrictMath.tan(skew.angleX()) * v[1],
                v[1] + StrictMath.tan(skew.angleY()) * v[0],
                v[2]
            };
        }
        if (function instanceof Transform.Matrix matrix) {
            List<Double> m = matrix.values();
            double[] moved = new double[3];
            for (int row = 0; row < 3; row++) {
                moved[row] = m.get(row) * v[0] + m.get(4 + row) * v[1] + m.get(8 + row) * v[2];
            }
            return moved;
        }
        return v;
    }

    /** Rotates a vector by Rodrigues' rotation formula. */
    private static double[] rotated(Transform.Rotate rotate, double[] v) {
        double length =
                Math.sqrt(
                        rotate.x() * rotate.x()
                                + rotate.y() * rotate.y()
                                + rotate.z() * rotate.z());
        if (length == 0) {
            return v;
        }
        double x = rotate.x() / length;
        double y = rotate.y() / length;
        double z = rotate.z() / length;
        double sin = StrictMath.sin(rotate.angle());
        double cos = StrictMath.cos(rotate.angle());
        double along = (x * v[0] + y * v[1] + z * v[2]) * (1 - cos);
        return new double[] {
            v[0] * cos + (y * v[2] - z * v[1]) * sin + x * along,
            v[1] * cos + (z * v[0] - x * v[2]) * sin + y * along,
            v[2] * cos + (x * v[1] - y * v[0]) * sin + z * along
        };
    }
}
