package browsy.layout.shape;

import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.PathSegment;
import java.util.ArrayList;
import java.util.List;

/**
 * The outlines of shapes, from where they start and in the direction that they go.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#basic-shape-interpolation">css-shapes-1</a>
 */
final class Outlines {

    private Outlines() {}

    /** From the right end on, clockwise. */
    static List<PathSegment> ellipse(double x, double y, double radiusX, double radiusY) {
        return List.of(
                new PathSegment.Move(x + radiusX, y),
                new PathSegment.Arc(radiusX, radiusY, 0, false, true, x - radiusX, y),
                new PathSegment.Arc(radiusX, radiusY, 0, false, true, x + radiusX, y),
                PathSegment.Close.CLOSE);
    }

    /** From behind the top left corner on, clockwise. */
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

    /** A shape other than circles and ellipses, which have centres. */
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
