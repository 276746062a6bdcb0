package browsy.layout.shape;

import browsy.css.value.LengthPercentage;
import browsy.css.value.ShapeRadius;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.PathSegment;
import browsy.css.value.shape.PositionPair;
import browsy.layout.geometry.LayoutUnit;
import java.util.List;

/**
 * The size of the reference box of a shape; resolves percentages and radii against it.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#reference-box">css-shapes-1</a>
 */
record ShapeBox(double width, double height) {

    /** The reference box of shapes that do not depend on one. */
    static final ShapeBox NONE = new ShapeBox(0, 0);

    double centerX(PositionPair center) {
        return center.x().resolve(width);
    }

    double centerY(PositionPair center) {
        return center.y().resolve(height);
    }

    /** Returns the percentage basis of radii: the normalized diagonal. */
    double diagonal() {
        return Math.hypot(width, height) / Math.sqrt(2);
    }

    /** Returns the radius of a circle. */
    double radius(BasicShape.Circle circle, double centerX, double centerY) {
        if (circle.radius() instanceof LengthPercentage length) {
            return Math.max(0, length.resolve(diagonal()));
        }
        double x = side(circle.radius(), centerX, width);
        double y = side(circle.radius(), centerY, height);
        return circle.radius() == ShapeRadius.Side.CLOSEST_SIDE ? Math.min(x, y) : Math.max(x, y);
    }

    double radiusX(BasicShape.Ellipse ellipse, double centerX) {
        return radius(ellipse.radiusX(), centerX, width);
    }

    double radiusY(BasicShape.Ellipse ellipse, double centerY) {
        return radius(ellipse.radiusY(), centerY, height);
    }

    private static double radius(ShapeRadius radius, double center, double size) {
        return radius instanceof LengthPercentage length
                ? Math.max(0, length.resolve(size))
                : side(radius, center, size);
    }

    private static double side(ShapeRadius radius, double center, double size) {
        double start = Math.abs(center);
        double end = Math.abs(size - center);
        return radius == ShapeRadius.Side.CLOSEST_SIDE
                ? Math.min(start, end)
                : Math.max(start, end);
    }

    /** Resolves an {@code inset()} on the physical axes of the box. */
    RoundedArea inset(BasicShape.Inset inset) {
        double left = inset.left().resolve(width);
        double top = inset.top().resolve(height);
        double right = width - inset.right().resolve(width);
        double bottom = height - inset.bottom().resolve(height);
        return new RoundedArea(
                        left,
                        top,
                        Math.max(left, right),
                        Math.max(top, bottom),
                        Corners.of(inset.radii().topLeft(), width, height),
                        Corners.of(inset.radii().topRight(), width, height),
                        Corners.of(inset.radii().bottomRight(), width, height),
                        Corners.of(inset.radii().bottomLeft(), width, height))
                .fitted();
    }

    /** Returns the path of a polygon. */
    List<PathSegment> polygon(BasicShape.Polygon polygon) {
        List<PositionPair> vertices = polygon.vertices();
        double[] x = new double[vertices.size()];
        double[] y = new double[vertices.size()];
        for (int i = 0; i < x.length; i++) {
            x[i] = LayoutUnit.clamp(vertices.get(i).x().resolve(width));
            y[i] = LayoutUnit.clamp(vertices.get(i).y().resolve(height));
        }
        return new RoundedPolygon(x, y, polygon.rounding().px()).path();
    }
}
