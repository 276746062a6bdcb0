package browsy.layout.shape;

import browsy.css.value.shape.PathSegment;
import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Converts path segments to contours of straight edges. Curves are divided into a number of edges
 * that depends on their length, up to a limit.
 */
final class PathFlattener {
    /**
     * The maximum number of edges for all curves of a path; if a path has more curves, each becomes
     * one edge.
     */
    private static final int MAX_PIECES = 100_000;

    private static final int MAX_PIECES_OF_CURVE = 64;

    private final List<Contour> contours = new ArrayList<>();
    private final int piecesOfCurve;
    private double[] x = new double[16];
    private double[] y = new double[16];
    private int size;
    private double startX;
    private double startY;

    private PathFlattener(int commands) {
        piecesOfCurve = Math.max(1, Math.min(MAX_PIECES_OF_CURVE, MAX_PIECES / commands));
    }

    /** Returns the subpaths of a path as contours. */
    static List<Contour> flatten(List<PathSegment> segments) {
        PathFlattener flattener = new PathFlattener(Math.max(1, segments.size()));
        for (PathSegment segment : segments) {
            flattener.add(segment);
        }
        flattener.end(false);
        return flattener.contours;
    }

    private void add(PathSegment segment) {
        if (segment instanceof PathSegment.Move move) {
            end(false);
            startX = move.x();
            startY = move.y();
            point(startX, startY);
        } else if (segment instanceof PathSegment.Line line) {
            point(line.x(), line.y());
        } else if (segment instanceof PathSegment.Curve curve) {
            curve(curve);
        } else if (segment instanceof PathSegment.Arc arc) {
            arc(arc);
        } else {
            end(true);
            point(startX, startY);
        }
    }

    private void point(double toX, double toY) {
        if (size == x.length) {
            x = Arrays.copyOf(x, size * 2);
            y = Arrays.copyOf(y, size * 2);
        }
        x[size] = LayoutUnit.clamp(toX);
        y[size] = LayoutUnit.clamp(toY);
        size++;
    }

    /** Ends the current subpath; a single point is dropped unless the subpath is closed. */
    private void end(boolean close) {
        if (size > 1 || close && size == 1) {
            contours.add(new Contour(Arrays.copyOf(x, size), Arrays.copyOf(y, size), close));
        }
        size = 0;
    }

    private void curve(PathSegment.Curve curve) {
        double fromX = x[size - 1];
        double fromY = y[size - 1];
        double length =
                Math.hypot(curve.x1() - fromX, curve.y1() - fromY)
                        + Math.hypot(curve.x2() - curve.x1(), curve.y2() - curve.y1())
                        + Math.hypot(curve.x() - curve.x2(), curve.y() - curve.y2());
        int pieces = pieces(length);
        for (int i = 1; i < pieces; i++) {
            double t = (double) i / pieces;
            double s = 1 - t;
            double a = s * s * s;
            double b = 3 * s * s * t;
            double c = 3 * s * t * t;
            double d = t * t * t;
            point(
                    a * fromX + b * curve.x1() + c * curve.x2() + d * curve.x(),
                    a * fromY + b * curve.y1() + c * curve.y2() + d * curve.y());
        }
        point(curve.x(), curve.y());
    }

    /** Returns the number of edges for a curve. */
    private int pieces(double length) {
        return (int) Math.max(1, Math.min(piecesOfCurve, 2 * Math.ceil(Math.sqrt(length))));
    }

    private void arc(PathSegment.Arc arc) {
        ArcCenter center = ArcCenter.of(x[size - 1], y[size - 1], arc);
        int pieces = center == null ? 1 : pieces(center.length());
        for (int i = 1; center != null && i < pieces; i++) {
            double angle = center.start() + center.turn() * i / pieces;
            point(center.pointX(angle), center.pointY(angle));
        }
        point(arc.x(), arc.y());
    }
}
