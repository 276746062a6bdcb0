package browsy.spatial.visibility;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import browsy.css.value.ShapeRadius;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.PositionPair;
import browsy.model.Bounds;
import java.util.List;

/**
 * Recognises shapes of {@code clip-path} without area, which clip the whole box.
 *
 * @see <a href="https://drafts.csswg.org/css-masking-1/#the-clip-path">css-masking-1</a>
 */
final class EmptyClipPaths {

    /** The least visible area, in square CSS px. */
    private static final double NOTHING = 0.01;

    private EmptyClipPaths() {}

    /** Whether a shape relative to a box has no area. */
    static boolean isEmpty(BasicShape shape, Bounds box) {
        if (shape instanceof BasicShape.Inset inset) {
            return leavesNothing(inset.top(), inset.bottom(), box.height())
                    || leavesNothing(inset.left(), inset.right(), box.width());
        }
        if (shape instanceof BasicShape.Circle circle) {
            return isNothing(circle.radius(), Math.hypot(box.width(), box.height()));
        }
        if (shape instanceof BasicShape.Ellipse ellipse) {
            return isNothing(ellipse.radiusX(), box.width())
                    || isNothing(ellipse.radiusY(), box.height());
        }
        if (shape instanceof BasicShape.Polygon polygon) {
            return !box.isEmpty() && area(polygon.vertices(), box) < NOTHING;
        }
        return shape instanceof BasicShape.Path path && path.segments().isEmpty();
    }

    private static boolean leavesNothing(
            LengthPercentage start, LengthPercentage end, double extent) {
        if (start instanceof Percentage from && end instanceof Percentage to) {
            return from.resolve(100) + to.resolve(100) >= 100;
        }
        return extent > 0 && start.resolve(extent) + end.resolve(extent) >= extent;
    }

    private static boolean isNothing(ShapeRadius radius, double extent) {
        return radius instanceof LengthPercentage length
                && length.resolve(length instanceof Percentage ? 100 : extent) <= 0;
    }

    /**
     * An upper bound of the area of a polygon: the sum of the areas of the triangles between the
     * first vertex and each edge. It is 0 if and only if the polygon is degenerate.
     */
    private static double area(List<PositionPair> vertices, Bounds box) {
        double area = 0;
        for (int i = 2; i < vertices.size(); i++) {
            PositionPair from = vertices.get(0);
            PositionPair via = vertices.get(i - 1);
            PositionPair to = vertices.get(i);
            area +=
                    Math.abs(
                                    across(from, via, box) * down(from, to, box)
                                            - across(from, to, box) * down(from, via, box))
                            / 2;
        }
        return area;
    }

    private static double across(PositionPair from, PositionPair to, Bounds box) {
        return to.x().resolve(box.width()) - from.x().resolve(box.width());
    }

    private static double down(PositionPair from, PositionPair to, Bounds box) {
        return to.y().resolve(box.height()) - from.y().resolve(box.height());
    }
}
