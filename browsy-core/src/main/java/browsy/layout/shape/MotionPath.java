package browsy.layout.shape;

import static browsy.style.property.MotionProperties.OFFSET_DISTANCE;
import static browsy.style.property.MotionProperties.OFFSET_PATH;
import static browsy.style.property.MotionProperties.OFFSET_POSITION;

import browsy.css.value.Length;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.CoordBox;
import browsy.css.value.shape.PathSegment;
import browsy.css.value.shape.PositionPair;
import browsy.css.value.transform.OffsetPath;
import browsy.css.value.transform.OffsetPoint;
import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.PathPoint;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.sizing.BoxEdges;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes the transform of {@code offset-path}: the point on the path at {@code offset-distance},
 * and the direction of the path there. Points are relative to the top left corner of the box's
 * border box.
 *
 * @see <a href="https://drafts.csswg.org/motion-1/">motion-1</a>
 */
public final class MotionPath {
    private static final PathPoint START = new PathPoint(0, 0, 0);

    private final ComputedStyle style;
    private final PhysicalSize size;

    /** The position of the border box in the reference box of the path. */
    private final PhysicalOffset offset;

    private final ShapeBox box;
    private final ComputedStyle container;

    private MotionPath(
            BoxFragment moved, PhysicalOffset inContainer, BoxFragment container, CoordBox box) {
        style = moved.box().style();
        size = moved.size();
        PhysicalEdges edges = edges(container, box);
        offset = new PhysicalOffset(inContainer.x() - edges.left(), inContainer.y() - edges.top());
        PhysicalSize outer = container.size();
        this.box =
                new ShapeBox(
                        Math.max(0, outer.width() - edges.left() - edges.right()),
                        Math.max(0, outer.height() - edges.top() - edges.bottom()));
        this.container = container.box().style();
    }

    /**
     * Returns the point on the path of a box; null if it has no {@code offset-path}.
     *
     * @param inContainer the position of the border box in that of its container
     * @param walks the measured outlines, shared by all boxes of one layout
     */
    public static @Nullable PathPoint of(
            BoxFragment moved,
            PhysicalOffset inContainer,
            BoxFragment container,
            MeasuredPathCache walks) {
        ComputedStyle style = moved.box().style();
        OffsetPath path = style.get(OFFSET_PATH);
        if (path == OffsetPath.None.NONE) {
            return null;
        }
        if (path instanceof OffsetPath.Ray ray) {
            return new MotionPath(moved, inContainer, container, ray.box()).on(ray);
        }
        if (path instanceof OffsetPath.Edge edge) {
            return new MotionPath(moved, inContainer, container, edge.box()).onEdge();
        }
        if (path instanceof OffsetPath.Outline outline) {
            return outline.shape() instanceof BasicShape.Path drawn
                    ? along(drawn, style, walks)
                    : new MotionPath(moved, inContainer, container, outline.box())
                            .along(outline.shape(), walks);
        }
        return START;
    }

    /**
     * Returns a point on a {@code path()}. In browsers its origin is the box itself, not a
     * reference box.
     */
    private static PathPoint along(
            BasicShape.Path drawn, ComputedStyle style, MeasuredPathCache walks) {
        MeasuredPath walk = walks.of(drawn, ShapeBox.NONE);
        return at(style, walk, walk.isClosed());
    }

    /** Returns the distances from the container's border box to the reference box. */
    private static PhysicalEdges edges(BoxFragment container, CoordBox box) {
        return switch (box) {
            case BORDER_BOX, STROKE_BOX, VIEW_BOX -> PhysicalEdges.ZERO;
            case PADDING_BOX -> container.box().flow().toPhysical(BoxEdges.border(container.box()));
            case CONTENT_BOX, FILL_BOX ->
                    container
                            .box()
                            .flow()
                            .toPhysical(
                                    BoxEdges.borderPadding(
                                            container.box(), AvailableSize.INDEFINITE));
        };
    }

    /** Returns the point at {@code offset-distance}; on closed paths the distance wraps around. */
    private static PathPoint at(ComputedStyle style, MeasuredPath walk, boolean isClosed) {
        double length = walk.length();
        double distance = style.get(OFFSET_DISTANCE).resolve(length);
        if (isClosed && length > 0) {
            distance %= length;
            return walk.at(distance < 0 ? distance + length : distance);
        }
        return walk.at(Math.max(0, Math.min(length, distance)));
    }

    /** Converts a point from the reference box to the box itself. */
    private PathPoint own(PathPoint point) {
        return new PathPoint(point.x() - offset.x(), point.y() - offset.y(), point.angle());
    }

    private PathPoint along(List<PathSegment> outline) {
        return own(at(style, new MeasuredPath(outline), true));
    }

    private PathPoint onEdge() {
        return on(
                new BasicShape.Inset(
                        Length.ZERO, Length.ZERO, Length.ZERO, Length.ZERO, Corners.of(container)));
    }

    /**
     * Returns the point on a basic shape; circles and ellipses without a position have their centre
     * at {@code offset-position}.
     */
    private PathPoint on(BasicShape shape) {
        if (shape instanceof BasicShape.Circle circle) {
            PathPoint center = start(circle.center());
            double radius = box.radius(circle, center.x(), center.y());
            return along(Outlines.ellipse(center.x(), center.y(), radius, radius));
        }
        if (shape instanceof BasicShape.Ellipse ellipse) {
            PathPoint center = start(ellipse.center());
            return along(
                    Outlines.ellipse(
                            center.x(),
                            center.y(),
                            box.radiusX(ellipse, center.x()),
                            box.radiusY(ellipse, center.y())));
        }
        return along(Outlines.of(shape, box));
    }

    /**
     * Returns a point on a shape. Only polygons and {@code shape()} are cached; other shapes have
     * few points.
     */
    private PathPoint along(BasicShape shape, MeasuredPathCache walks) {
        return shape instanceof BasicShape.Polygon || shape instanceof BasicShape.Drawn
                ? own(at(style, walks.of(shape, box), true))
                : on(shape);
    }

    /**
     * Returns a position in the reference box: the given one, or else that of {@code
     * offset-position}.
     */
    private PathPoint start(@Nullable PositionPair given) {
        OffsetPoint position = style.get(OFFSET_POSITION);
        if (given == null && position == OffsetPoint.Own.AUTO) {
            return new PathPoint(offset.x(), offset.y(), 0);
        }
        PositionPair at =
                given != null
                        ? given
                        : position instanceof OffsetPoint.At there
                                ? there.position()
                                : PositionPair.CENTER;
        return new PathPoint(box.centerX(at), box.centerY(at), 0);
    }

    /** Returns the point on a ray. */
    private PathPoint on(OffsetPath.Ray ray) {
        PathPoint start = start(ray.start());
        double sin = Math.sin(ray.angle());
        double cos = Math.cos(ray.angle());
        double length = length(ray.size(), start, sin, cos);
        if (ray.contain()) {
            length = Math.max(0, length - Math.max(size.width(), size.height()) / 2);
        }
        double distance = style.get(OFFSET_DISTANCE).resolve(length);
        return own(
                new PathPoint(
                        start.x() + distance * sin,
                        start.y() - distance * cos,
                        ray.angle() - Math.PI / 2));
    }

    /**
     * Returns the length of a ray.
     *
     * @see <a href="https://drafts.csswg.org/motion-1/#ray-function">motion-1</a>
     */
    private double length(OffsetPath.Size ray, PathPoint start, double sin, double cos) {
        double left = Math.abs(start.x());
        double right = Math.abs(box.width() - start.x());
        double top = Math.abs(start.y());
        double bottom = Math.abs(box.height() - start.y());
        return switch (ray) {
            case CLOSEST_SIDE -> Math.min(Math.min(left, right), Math.min(top, bottom));
            case FARTHEST_SIDE -> Math.max(Math.max(left, right), Math.max(top, bottom));
            case CLOSEST_CORNER -> Math.hypot(Math.min(left, right), Math.min(top, bottom));
            case FARTHEST_CORNER -> Math.hypot(Math.max(left, right), Math.max(top, bottom));
            case SIDES -> toSide(start, sin, cos);
        };
    }

    /** Returns the distance to the side that the ray meets; 0 if the start is outside the box. */
    private double toSide(PathPoint start, double sin, double cos) {
        if (start.x() < 0 || start.y() < 0 || start.x() > box.width() || start.y() > box.height()) {
            return 0;
        }
        double vertical = cos >= 0 ? start.y() : box.height() - start.y();
        double horizontal = sin >= 0 ? box.width() - start.x() : start.x();
        return vertical * Math.abs(sin) > horizontal * Math.abs(cos)
                ? horizontal / Math.abs(sin)
                : vertical / Math.abs(cos);
    }
}
