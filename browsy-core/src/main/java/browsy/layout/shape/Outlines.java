package browsy.layout.shape;

import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.PathSegment;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts basic shapes to paths with the start point and direction that the specification defines.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#basic-shape-interpolation">css-shapes-1</a>
 */
final class Outlines {

    private Outlines() {}

    /** Returns an ellipse, clockwise from its rightmost point. */
    static List<PathSegment> ellipse(double x, double y, double radiusX, double radiusY) {
        return List.of(
                new PathSegment.Move(x + radiusX, y),
                new PathSegment.Arc(radiusX, radiusY, 0, false, true, x - radiusX, y),
                new PathSegment.Arc(radiusX, radiusY, 0, false, true, x + radiusX, y),
                PathSegment.Close.CLOSE);
    }

    /** Returns a rounded rectangle, clockwise from the end of its top left corner. */
    static List<PathSegment> rounded(RoundedArea area) {
        List<PathSegment> path = new ArrayList<>();
        double left = area.left();
        double top = area.top();
        double right = area.right();
        double bottom = area.bottom();
        path.add(new PathSegment.Move(left + area.topLeft().line(), top));
        path.add(new PathSegment.Line(right - area.topRight().line(), top));
        corner(path, area.topRight(), right, top + area.topRight().block());
        path.add(new PathSegment.Line(right, bottom - area.bottomRight().block()));
        corner(path, area.bottomRight(), right - area.bottomRight().line(), bottom);
        path.add(new PathSegment.Line(left + area.bottomLeft().line(), bottom));
        corner(path, area.bottomLeft(), left, bottom - area.bottomLeft().block());
        path.add(new PathSegment.Line(left, top + area.topLeft().block()));
        corner(path, area.topLeft(), left + area.topLeft().line(), top);
        path.add(PathSegment.Close.CLOSE);
        return path;
    }

    private static void corner(
            List<PathSegment> path, RoundedArea.Corner corner, double toX, double toY) {
        path.add(new PathSegment.Arc(corner.line(), corner.block(), 0, false, true, toX, toY));
    }

    /** Returns the outline of a shape other than circle and ellipse. */
    static List<PathSegment> of(BasicShape shape, ShapeBox box) {
        if (shape instanceof BasicShape.Inset inset) {
            return rounded(box.inset(inset));
        }
        if (shape instanceof BasicShape.Polygon polygon) {
            return box.polygon(polygon);
        }
        return shape instanceof BasicShape.Drawn drawn
                ? new DrawnPath(box, drawn).path()
                : ((BasicShape.Path) shape).segments();
    }
}
