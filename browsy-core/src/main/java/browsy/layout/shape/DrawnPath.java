package browsy.layout.shape;

import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.PathSegment;
import browsy.css.value.shape.ShapeCommand;
import browsy.css.value.shape.ShapeCommand.Control;
import browsy.css.value.shape.ShapeCommand.Target;
import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Converts the commands of a {@code shape()} to path segments in the coordinates of its reference
 * box: resolves lengths, makes points absolute, and raises quadratic curves to cubic ones.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#shape-function">css-shapes-1</a>
 */
final class DrawnPath {
    private final ShapeBox box;
    private final BasicShape.Drawn shape;
    private final List<PathSegment> path = new ArrayList<>();

    /** The current point. */
    private double x;

    private double y;

    /** The start of the current subpath. */
    private double startX;

    private double startY;

    /** The last control point of the previous command if it was a curve; null otherwise. */
    private @Nullable Point control;

    /** Whether the previous curve was quadratic. */
    private boolean isQuadratic;

    private record Point(double x, double y) {
        Point {
            x = LayoutUnit.clamp(x);
            y = LayoutUnit.clamp(y);
        }

        /**
         * Returns the control point of the equivalent cubic curve, next to the given end of the
         * quadratic curve whose control point this is.
         */
        Point raised(double towardsX, double towardsY) {
            return new Point(towardsX + (x - towardsX) * 2 / 3, towardsY + (y - towardsY) * 2 / 3);
        }
    }

    DrawnPath(ShapeBox box, BasicShape.Drawn shape) {
        this.box = box;
        this.shape = shape;
    }

    List<PathSegment> path() {
        move(new Point(box.centerX(shape.from()), box.centerY(shape.from())));
        shape.commands().forEach(this::add);
        return path;
    }

    private void add(ShapeCommand command) {
        if (command instanceof ShapeCommand.Move move) {
            move(end(move.target()));
        } else if (command instanceof ShapeCommand.Line line) {
            line(end(line.target()));
        } else if (command instanceof ShapeCommand.Horizontal line) {
            line(new Point(end(line.target()).x, y));
        } else if (command instanceof ShapeCommand.Vertical line) {
            line(new Point(x, end(line.target()).y));
        } else if (command instanceof ShapeCommand.Curve curve) {
            Point end = end(curve.target());
            Point first = point(curve.first(), end);
            Control second = curve.second();
            curve(first, second == null ? null : point(second, end), end);
        } else if (command instanceof ShapeCommand.Smooth smooth) {
            smooth(smooth);
        } else if (command instanceof ShapeCommand.Arc arc) {
            arc(arc);
        } else {
            path.add(PathSegment.Close.CLOSE);
            goTo(new Point(startX, startY));
        }
    }

    private void move(Point to) {
        path.add(new PathSegment.Move(to.x, to.y));
        startX = to.x;
        startY = to.y;
        goTo(to);
    }

    private void line(Point to) {
        path.add(new PathSegment.Line(to.x, to.y));
        goTo(to);
    }

    private void goTo(Point to) {
        x = to.x;
        y = to.y;
        control = null;
    }

    /** Adds a curve: quadratic if {@code second} is null, otherwise cubic. */
    private void curve(Point first, @Nullable Point second, Point end) {
        Point from = second == null ? first.raised(x, y) : first;
        Point to = second == null ? first.raised(end.x, end.y) : second;
        path.add(new PathSegment.Curve(from.x, from.y, to.x, to.y, end.x, end.y));
        goTo(end);
        control = second == null ? first : second;
        isQuadratic = second == null;
    }

    /**
     * Adds a smooth curve. Its first control point mirrors that of the previous curve of the same
     * degree; otherwise it is the current point.
     */
    private void smooth(ShapeCommand.Smooth smooth) {
        Point end = end(smooth.target());
        Control second = smooth.second();
        Point before = control;
        Point first =
                before == null || isQuadratic != (second == null)
                        ? new Point(x, y)
                        : new Point(2 * x - before.x, 2 * y - before.y);
        curve(first, second == null ? null : point(second, end), end);
    }

    private void arc(ShapeCommand.Arc arc) {
        Point end = end(arc.target());
        double basis = box.diagonal();
        path.add(
                new PathSegment.Arc(
                        Math.abs(arc.radiusX().resolve(basis)),
                        Math.abs(arc.radiusY().resolve(basis)),
                        arc.rotation(),
                        arc.large(),
                        arc.clockwise(),
                        end.x,
                        end.y));
        goTo(end);
    }

    /** Returns the absolute end point of a command. */
    private Point end(Target target) {
        double toX = target.x().resolve(box.width());
        double toY = target.y().resolve(box.height());
        return target.relative() ? new Point(x + toX, y + toY) : new Point(toX, toY);
    }

    /** Returns the absolute position of a control point. */
    private Point point(Control point, Point end) {
        double byX = point.x().resolve(box.width());
        double byY = point.y().resolve(box.height());
        return switch (point.origin()) {
            case START -> new Point(x + byX, y + byY);
            case END -> new Point(end.x + byX, end.y + byY);
            case ORIGIN -> new Point(byX, byY);
        };
    }
}
