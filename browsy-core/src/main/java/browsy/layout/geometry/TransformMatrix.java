package browsy.layout.geometry;

import static browsy.style.property.EffectProperties.PERSPECTIVE;
import static browsy.style.property.EffectProperties.PERSPECTIVE_ORIGIN;
import static browsy.style.property.EffectProperties.ROTATE;
import static browsy.style.property.EffectProperties.SCALE;
import static browsy.style.property.EffectProperties.TRANSFORM;
import static browsy.style.property.EffectProperties.TRANSFORM_ORIGIN;
import static browsy.style.property.EffectProperties.TRANSLATE;
import static browsy.style.property.MotionProperties.OFFSET_ANCHOR;
import static browsy.style.property.MotionProperties.OFFSET_ROTATE;

import browsy.css.value.shape.PositionPair;
import browsy.css.value.transform.OffsetPoint;
import browsy.css.value.transform.OffsetRotate;
import browsy.css.value.transform.Transform;
import browsy.css.value.transform.TransformOrigin;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A 4x4 matrix that multiplies column vectors, as in the definition of transform functions.
 * Immutable.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-transforms-2/#mathematical-description">css-transforms-2</a>
 */
public final class TransformMatrix {
    private static final int SIDE = 4;

    /** The limit of a transformed coordinate, as in Chromium. */
    private static final double FARTHEST = Float.MAX_VALUE / 1e6;

    /** The 16 cells in row-major order. */
    private final double[] cells;

    private TransformMatrix(double... cells) {
        this.cells = cells;
    }

    public static TransformMatrix translation(double x, double y, double z) {
        return new TransformMatrix(1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z, 0, 0, 0, 1);
    }

    /** Returns a scaling in the plane. */
    public static TransformMatrix scaling(double x, double y) {
        return new TransformMatrix(x, 0, 0, 0, 0, y, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
    }

    /**
     * Returns the current transformation matrix of a box: {@code translate}, {@code rotate}, {@code
     * scale}, the motion path and {@code transform}, in this order, about {@code transform-origin}.
     *
     * @param size of the border box
     * @param motion the position on the motion path; null without {@code offset-path}
     * @return null if the box is not transformed
     */
    public static @Nullable TransformMatrix of(
            ComputedStyle style, PhysicalSize size, @Nullable PathPoint motion) {
        Transform translate = style.get(TRANSLATE);
        Transform rotate = style.get(ROTATE);
        Transform scale = style.get(SCALE);
        Transform transform = style.get(TRANSFORM);
        if (translate.isNone()
                && rotate.isNone()
                && scale.isNone()
                && transform.isNone()
                && motion == null) {
            return null;
        }
        TransformOrigin origin = style.get(TRANSFORM_ORIGIN);
        double x = origin.position().x().resolve(size.width());
        double y = origin.position().y().resolve(size.height());
        double z = origin.z().px();
        TransformMatrix matrix = translation(x, y, z);
        for (Transform part : List.of(translate, rotate, scale)) {
            matrix = matrix.times(part, size);
        }
        if (motion != null) {
            matrix = matrix.times(motion(style, size, motion, x, y));
        }
        return matrix.times(transform, size).times(translation(-x, -y, -z));
    }

    /** Multiplies by each function of a transform list in turn. */
    private TransformMatrix times(Transform transform, PhysicalSize size) {
        TransformMatrix product = this;
        for (Transform.Function function : transform.functions()) {
            product = product.times(of(function, size));
        }
        return product;
    }

    /**
     * Returns the transform of a position on a motion path: a translation of the anchor point to
     * the point on the path, and the rotation of {@code offset-rotate}. The anchor point is {@code
     * offset-anchor}; its value {@code auto} means {@code transform-origin}.
     *
     * @param x horizontal {@code transform-origin}, in CSS px
     * @param y vertical {@code transform-origin}, in CSS px
     * @see <a href="https://drafts.csswg.org/motion-1/#calculating-path-transform">motion-1</a>
     */
    private static TransformMatrix motion(
            ComputedStyle style, PhysicalSize size, PathPoint point, double x, double y) {
        OffsetRotate rotate = style.get(OFFSET_ROTATE);
        double angle = rotate.angle() + (rotate.auto() ? point.angle() : 0);
        TransformMatrix matrix =
                translation(point.x() - x, point.y() - y, 0)
                        .times(rotation(new Transform.Rotate(0, 0, 1, angle)));
        if (!(style.get(OFFSET_ANCHOR) instanceof OffsetPoint.At anchor)) {
            return matrix;
        }
        PositionPair at = anchor.position();
        return matrix.times(
                translation(
                        x - at.x().resolve(size.width()), y - at.y().resolve(size.height()), 0));
    }

    /**
     * Returns the perspective matrix that a box applies to its transformed children; null if its
     * {@code perspective} is {@code none}.
     */
    public static @Nullable TransformMatrix perspective(ComputedStyle style, PhysicalSize size) {
        double depth = style.get(PERSPECTIVE);
        if (depth < 0) {
            return null;
        }
        PositionPair origin = style.get(PERSPECTIVE_ORIGIN);
        double x = origin.x().resolve(size.width());
        double y = origin.y().resolve(size.height());
        return translation(x, y, 0)
                .times(perspective(Math.max(1, depth)))
                .times(translation(-x, -y, 0));
    }

    /** Returns the matrix of a transform function; percentages refer to the border box. */
    private static TransformMatrix of(Transform.Function function, PhysicalSize size) {
        if (function instanceof Transform.Translate translate) {
            return translation(
                    translate.x().resolve(size.width()),
                    translate.y().resolve(size.height()),
                    translate.z());
        }
        if (function instanceof Transform.Scale scale) {
            return new TransformMatrix(
                    scale.x(), 0, 0, 0, 0, scale.y(), 0, 0, 0, 0, scale.z(), 0, 0, 0, 0, 1);
        }
        if (function instanceof Transform.Rotate rotate) {
            return rotation(rotate);
        }
        if (function instanceof Transform.Skew skew) {
            double alongX = StrictMath.tan(skew.angleX());
            double alongY = StrictMath.tan(skew.angleY());
            return new TransformMatrix(1, alongX, 0, 0, alongY, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
        }
        if (function instanceof Transform.Perspective perspective) {
            return perspective(perspective.depth());
        }
        return ofColumns(((Transform.Matrix) function).values());
    }

    /** Converts the 16 values of {@code matrix3d()}, which are in column-major order. */
    private static TransformMatrix ofColumns(List<Double> values) {
        double[] cells = new double[SIDE * SIDE];
        for (int i = 0; i < cells.length; i++) {
            cells[i % SIDE * SIDE + i / SIDE] = values.get(i);
        }
        return new TransformMatrix(cells);
    }

    /**
     * Returns the matrix of a perspective depth in CSS px. A depth below 1 px counts as 1 px; 0 is
     * {@code none}.
     */
    private static TransformMatrix perspective(double depth) {
        double factor = depth == 0 ? 0 : -1 / Math.max(1, depth);
        return new TransformMatrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, factor, 1);
    }

    /**
     * Returns the rotation about an axis by Rodrigues' rotation formula; the identity for a zero
     * axis.
     */
    private static TransformMatrix rotation(Transform.Rotate rotate) {
        double length =
                StrictMath.sqrt(
                        rotate.x() * rotate.x()
                                + rotate.y() * rotate.y()
                                + rotate.z() * rotate.z());
        if (length == 0) {
            return translation(0, 0, 0);
        }
        double x = rotate.x() / length;
        double y = rotate.y() / length;
        double z = rotate.z() / length;
        double sin = StrictMath.sin(rotate.angle());
        double cos = StrictMath.cos(rotate.angle());
        double rest = 1 - cos;
        return new TransformMatrix(
                cos + x * x * rest,
                x * y * rest - z * sin,
                x * z * rest + y * sin,
                0,
                y * x * rest + z * sin,
                cos + y * y * rest,
                y * z * rest - x * sin,
                0,
                z * x * rest - y * sin,
                z * y * rest + x * sin,
                cos + z * z * rest,
                0,
                0,
                0,
                0,
                1);
    }

    /**
     * Returns the matrix product {@code this · other}: the transform that applies {@code other}
     * first.
     */
    public TransformMatrix times(TransformMatrix other) {
        double[] product = new double[SIDE * SIDE];
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                double sum = 0;
                for (int k = 0; k < SIDE; k++) {
                    sum += cells[row * SIDE + k] * other.cells[k * SIDE + column];
                }
                product[row * SIDE + column] = sum;
            }
        }
        return new TransformMatrix(product);
    }

    /**
     * Returns this matrix with the z row and column of the identity: the transform as seen by a
     * parent whose {@code transform-style} is {@code flat}.
     */
    public TransformMatrix flattened() {
        double[] flat = cells.clone();
        for (int i = 0; i < SIDE; i++) {
            flat[2 * SIDE + i] = i == 2 ? 1 : 0;
            flat[i * SIDE + 2] = i == 2 ? 1 : 0;
        }
        return new TransformMatrix(flat);
    }

    /** Maps a rectangle in the plane z = 0 and returns the bounding box of the mapped corners. */
    public PhysicalRect map(PhysicalRect rect) {
        double left = Double.POSITIVE_INFINITY;
        double top = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double bottom = Double.NEGATIVE_INFINITY;
        for (int corner = 0; corner < 4; corner++) {
            double x = corner % 2 == 0 ? rect.x() : rect.right();
            double y = corner < 2 ? rect.y() : rect.bottom();
            double w = cells[12] * x + cells[13] * y + cells[15];
            double divisor = w == 0 ? 1e-6 : w;
            double mappedX = clamp((cells[0] * x + cells[1] * y + cells[3]) / divisor);
            double mappedY = clamp((cells[4] * x + cells[5] * y + cells[7]) / divisor);
            left = Math.min(left, mappedX);
            right = Math.max(right, mappedX);
            top = Math.min(top, mappedY);
            bottom = Math.max(bottom, mappedY);
        }
        return new PhysicalRect(left, top, clamp(right - left), clamp(bottom - top));
    }

    /** Limits a coordinate; huge scale factors give infinite coordinates or NaN. */
    private static double clamp(double coordinate) {
        return Double.isNaN(coordinate) ? 0 : Math.max(-FARTHEST, Math.min(coordinate, FARTHEST));
    }
}
