package browsy.layout.svg;

import browsy.css.parse.PathDataParser;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.natural.NumberList;
import browsy.layout.shape.PathBounds;
import org.jspecify.annotations.Nullable;

/**
 * The bounding boxes of SVG shapes and images, in user units. Fills count, strokes do not.
 *
 * @see <a href="https://svgwg.org/svg2-draft/shapes.html">SVG 2</a>
 */
final class SvgShapes {
    private SvgShapes() {}

    /**
     * Returns the bounds of a shape or image.
     *
     * @return null if the element is of another kind, or draws nothing
     */
    static @Nullable PhysicalRect bounds(SvgGeometry shape) {
        return switch (shape.element().normalName()) {
            case "rect", "image" -> rectangle(shape);
            case "circle" -> {
                double radius = shape.other("r");
                yield ellipse(shape, radius, radius);
            }
            case "ellipse" -> {
                Double x = shape.length("rx", shape.viewport().width());
                Double y = shape.length("ry", shape.viewport().height());
                // A missing radius equals the other.
                yield ellipse(
                        shape,
                        SvgGeometry.orZero(x == null ? y : x),
                        SvgGeometry.orZero(y == null ? x : y));
            }
            case "line" -> line(shape);
            case "polyline", "polygon" -> points(NumberList.of(shape.element().attr("points")));
            case "path" -> PathBounds.of(PathDataParser.beforeError(shape.element().attr("d")));
            default -> null;
        };
    }

    /** Returns the rectangle of a positioned element with a size; null if it has none. */
    static @Nullable PhysicalRect rectangle(SvgGeometry shape) {
        double width = SvgGeometry.orZero(shape.width());
        double height = SvgGeometry.orZero(shape.height());
        return width > 0 && height > 0
                ? new PhysicalRect(shape.x("x"), shape.y("y"), width, height)
                : null;
    }

    private static @Nullable PhysicalRect ellipse(SvgGeometry shape, double rx, double ry) {
        return rx > 0 && ry > 0
                ? new PhysicalRect(shape.x("cx") - rx, shape.y("cy") - ry, 2 * rx, 2 * ry)
                : null;
    }

    private static PhysicalRect line(SvgGeometry shape) {
        double x1 = shape.x("x1");
        double y1 = shape.y("y1");
        double x2 = shape.x("x2");
        double y2 = shape.y("y2");
        return new PhysicalRect(
                Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
    }

    private static @Nullable PhysicalRect points(double[] points) {
        if (points.length < 2) {
            return null;
        }
        double left = points[0];
        double top = points[1];
        double right = left;
        double bottom = top;
        for (int i = 2; i + 1 < points.length; i += 2) {
            left = Math.min(left, points[i]);
            right = Math.max(right, points[i]);
            top = Math.min(top, points[i + 1]);
            bottom = Math.max(bottom, points[i + 1]);
        }
        return new PhysicalRect(left, top, right - left, bottom - top);
    }
}
