package browsy.layout.shape;

import browsy.css.value.shape.PathSegment;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.PathPoint;
import java.util.ArrayList;
import java.util.List;

/** A path that is measured: returns the point at a distance from its start. */
final class MeasuredPath {
    private final List<CubicSegment> pieces = new ArrayList<>();

    /** The cumulative length up to the end of each piece. */
    private final double[] ends;

    private double startX;
    private double startY;
    private double x;
    private double y;
    private boolean isClosed;

    MeasuredPath(List<PathSegment> path) {
        for (PathSegment segment : path) {
            add(segment);
        }
        ends = new double[pieces.size()];
        double length = 0;
        for (int i = 0; i < ends.length; i++) {
            length += pieces.get(i).length();
            ends[i] = length;
        }
    }

    private void add(PathSegment segment) {
        if (segment instanceof PathSegment.Move move) {
            x = LayoutUnit.clamp(move.x());
            y = LayoutUnit.clamp(move.y());
            startX = x;
            startY = y;
            isClosed = false;
        } else if (segment instanceof PathSegment.Line line) {
            line(line.x(), line.y());
        } else if (segment instanceof PathSegment.Curve curve) {
            curve(curve.x1(), curve.y1(), curve.x2(), curve.y2(), curve.x(), curve.y());
        } else if (segment instanceof PathSegment.Arc arc) {
            arc(arc);
        } else {
            line(startX, startY);
            isClosed = true;
        }
    }

    private void line(double toX, double toY) {
        curve(x, y, toX, toY, toX, toY);
    }

    private void curve(double x1, double y1, double x2, double y2, double toX, double toY) {
        double endX = LayoutUnit.clamp(toX);
        double endY = LayoutUnit.clamp(toY);
        CubicSegment piece =
                new CubicSegment(
                        x,
                        y,
                        LayoutUnit.clamp(x1),
                        LayoutUnit.clamp(y1),
                        LayoutUnit.clamp(x2),
                        LayoutUnit.clamp(y2),
                        endX,
                        endY);
        if (piece.length() > 0) {
            pieces.add(piece);
        }
        x = endX;
        y = endY;
        isClosed = false;
    }

    /** Approximates an arc by one cubic curve for each quarter of the ellipse. */
    private void arc(PathSegment.Arc arc) {
        ArcCenter center = ArcCenter.of(x, y, arc);
        if (center == null) {
            line(arc.x(), arc.y());
            return;
        }
        int quarters = (int) Math.ceil(Math.abs(center.turn()) / (Math.PI / 2));
        double step = center.turn() / Math.max(1, quarters);
        double reach = 4 / 3.0 * Math.tan(step / 4);
        for (int i = 0; i < quarters; i++) {
            double from = center.start() + i * step;
            double to = from + step;
            double endX = i == quarters - 1 ? arc.x() : center.pointX(to);
            double endY = i == quarters - 1 ? arc.y() : center.pointY(to);
            curve(
                    x + reach * center.speedX(from),
                    y + reach * center.speedY(from),
                    endX - reach * center.speedX(to),
                    endY - reach * center.speedY(to),
                    endX,
                    endY);
        }
    }

    /** Returns the number of pieces. */
    int size() {
        return ends.length;
    }

    double length() {
        return ends.length == 0 ? 0 : ends[ends.length - 1];
    }

    boolean isClosed() {
        return isClosed;
    }

    /**
     * Returns the point at a distance from the start; the end of the path if the distance is
     * larger.
     */
    PathPoint at(double distance) {
        if (pieces.isEmpty()) {
            return new PathPoint(startX, startY, 0);
        }
        int low = 0;
        int high = ends.length - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (ends[middle] >= distance) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        CubicSegment piece = pieces.get(low);
        return piece.at(distance - (ends[low] - piece.length()));
    }
}
