package browsy.layout.shape;

import browsy.css.value.shape.PathSegment;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds the path of a polygon with rounded corners. A corner whose edges are too short for the
 * radius gets a smaller arc, with tangent points at most at the middle of an edge.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-polygon">css-shapes-1</a>
 */
final class RoundedPolygon {
    private final double[] x;
    private final double[] y;
    private final double radius;
    private final List<PathSegment> path = new ArrayList<>();

    RoundedPolygon(double[] x, double[] y, double radius) {
        this.x = x;
        this.y = y;
        this.radius = radius;
    }

    /**
     * Returns the path. In browsers a rounded polygon starts in the middle of the edge from the
     * last vertex to the first.
     */
    List<PathSegment> path() {
        int last = x.length - 1;
        if (radius > 0 && last > 1) {
            lineTo((x[last] + x[0]) / 2, (y[last] + y[0]) / 2);
        }
        for (int i = 0; i < x.length; i++) {
            if (radius > 0) {
                corner(i);
            } else {
                lineTo(x[i], y[i]);
            }
        }
        path.add(PathSegment.Close.CLOSE);
        return path;
    }

    /**
     * Adds a corner as an arc between the tangent points on both edges. A corner without an angle
     * is added as a point.
     */
    private void corner(int i) {
        int before = (i + x.length - 1) % x.length;
        int after = (i + 1) % x.length;
        double backX = x[before] - x[i];
        double backY = y[before] - y[i];
        double onX = x[after] - x[i];
        double onY = y[after] - y[i];
        double back = Math.hypot(backX, backY);
        double on = Math.hypot(onX, onY);
        double cross = backX * onY - backY * onX;
        if (back == 0 || on == 0 || cross == 0) {
            lineTo(x[i], y[i]);
            return;
        }
        double half = Math.atan2(Math.abs(cross), backX * onX + backY * onY) / 2;
        double reach = Math.min(radius / Math.tan(half), Math.min(back, on) / 2);
        double fitting = reach * Math.tan(half);
        lineTo(x[i] + backX / back * reach, y[i] + backY / back * reach);
        path.add(
                new PathSegment.Arc(
                        fitting,
                        fitting,
                        0,
                        false,
                        cross < 0,
                        x[i] + onX / on * reach,
                        y[i] + onY / on * reach));
    }

    private void lineTo(double toX, double toY) {
        path.add(path.isEmpty() ? new PathSegment.Move(toX, toY) : new PathSegment.Line(toX, toY));
    }
}
