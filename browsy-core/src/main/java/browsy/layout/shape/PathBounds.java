package browsy.layout.shape;

import browsy.css.value.shape.PathSegment;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.PhysicalRect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The smallest rectangle around a path: around its vertices, and the points of its curves and arcs
 * where they turn.
 */
public final class PathBounds {
    private double left = Double.POSITIVE_INFINITY;
    private double top = Double.POSITIVE_INFINITY;
    private double right = Double.NEGATIVE_INFINITY;
    private double bottom = Double.NEGATIVE_INFINITY;

    /** The current point. */
    private double x;

    private double y;

    /** The start of the current subpath. */
    private double startX;

    private double startY;

    private PathBounds() {}

    /** Returns the bounds of a path; null if it draws nothing. */
    public static @Nullable PhysicalRect of(List<PathSegment> path) {
        PathBounds bounds = new PathBounds();
        for (PathSegment segment : path) {
            bounds.add(segment);
        }
        return bounds.left <= bounds.right && bounds.top <= bounds.bottom
                ? new PhysicalRect(
                        bounds.left,
                        bounds.top,
                        bounds.right - bounds.left,
                        bounds.bottom - bounds.top)
                : null;
    }

    private void add(PathSegment segment) {
        if (segment instanceof PathSegment.Move move) {
            x = LayoutUnit.clamp(move.x());
            y = LayoutUnit.clamp(move.y());
            startX = x;
            startY = y;
        } else if (segment instanceof PathSegment.Line line) {
            goTo(line.x(), line.y());
        } else if (segment instanceof PathSegment.Curve curve) {
            curve(curve);
        } else if (segment instanceof PathSegment.Arc arc) {
            arc(arc);
        } else {
            goTo(startX, startY);
        }
    }

    private void goTo(double toX, double toY) {
        include(x, y);
        x = LayoutUnit.clamp(toX);
        y = LayoutUnit.clamp(toY);
        include(x, y);
    }

    private void include(double pointX, double pointY) {
        left = Math.min(left, pointX);
        right = Math.max(right, pointX);
        top = Math.min(top, pointY);
        bottom = Math.max(bottom, pointY);
    }

    private void curve(PathSegment.Curve curve) {
        double x1 = LayoutUnit.clamp(curve.x1());
        double y1 = LayoutUnit.clamp(curve.y1());
        double x2 = LayoutUnit.clamp(curve.x2());
        double y2 = LayoutUnit.clamp(curve.y2());
        double fromX = x;
        double fromY = y;
        goTo(curve.x(), curve.y());
        for (double at : turns(fromX, x1, x2, x)) {
            includeX(at(at, fromX, x1, x2, x));
        }
        for (double at : turns(fromY, y1, y2, y)) {
            includeY(at(at, fromY, y1, y2, y));
        }
    }

    private void includeX(double pointX) {
        left = Math.min(left, pointX);
        right = Math.max(right, pointX);
    }

    private void includeY(double pointY) {
        top = Math.min(top, pointY);
        bottom = Math.max(bottom, pointY);
    }

    /** Returns the parameters between 0 and 1 at which the derivative of a cubic curve is 0. */
    private static double[] turns(double p0, double p1, double p2, double p3) {
        double a = p3 - p0 + 3 * (p1 - p2);
        double b = 2 * (p0 - 2 * p1 + p2);
        double c = p1 - p0;
        double root = Math.sqrt(b * b - 4 * a * c);
        if (!(root >= 0)) {
            return new double[0];
        }
        // The stable form of the solutions of a quadratic equation, which includes a = 0.
        double q = -(b + Math.copySign(root, b)) / 2;
        return inside(q / a, c / q);
    }

    private static double[] inside(double first, double second) {
        boolean one = first > 0 && first < 1;
        boolean two = second > 0 && second < 1;
        return one && two
                ? new double[] {first, second}
                : one ? new double[] {first} : two ? new double[] {second} : new double[0];
    }

    /** Returns the coordinate of a cubic curve at a parameter. */
    private static double at(double t, double p0, double p1, double p2, double p3) {
        double s = 1 - t;
        return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
    }

    private void arc(PathSegment.Arc arc) {
        ArcCenter center = ArcCenter.of(x, y, arc);
        goTo(arc.x(), arc.y());
        if (center == null) {
            return;
        }
        double peakX =
                Math.atan2(-center.sin() * center.radiusY(), center.cos() * center.radiusX());
        double peakY = Math.atan2(center.cos() * center.radiusY(), center.sin() * center.radiusX());
        for (int half = 0; half < 2; half++) {
            if (contains(center, peakX + half * Math.PI)) {
                includeX(LayoutUnit.clamp(center.pointX(peakX + half * Math.PI)));
            }
            if (contains(center, peakY + half * Math.PI)) {
                includeY(LayoutUnit.clamp(center.pointY(peakY + half * Math.PI)));
            }
        }
    }

    /** Whether an arc passes the point of its ellipse at an angle. */
    private static boolean contains(ArcCenter arc, double angle) {
        double full = 2 * Math.PI;
        double away = (angle - arc.start()) * Math.signum(arc.turn()) % full;
        return (away < 0 ? away + full : away) <= Math.abs(arc.turn());
    }
}
