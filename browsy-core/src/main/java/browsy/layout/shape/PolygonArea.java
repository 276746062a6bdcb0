package browsy.layout.shape;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The area that contours enclose, with a margin. */
final class PolygonArea implements ShapeArea {
    private final LeftOutline left;

    /** The left outline of the mirror image. */
    private final LeftOutline right;

    private PolygonArea(List<Contour> contours, double margin) {
        left = new LeftOutline(contours, margin);
        right = new LeftOutline(contours.stream().map(Contour::mirrored).toList(), margin);
    }

    /** Returns the area of contours; null if they enclose nothing. */
    static @Nullable PolygonArea of(List<Contour> contours, double margin) {
        List<Contour> full = contours.stream().filter(contour -> !contour.isFlat()).toList();
        return full.isEmpty() ? null : new PolygonArea(full, margin);
    }

    @Override
    public double top() {
        return left.top();
    }

    @Override
    public double bottom() {
        return left.bottom();
    }

    @Override
    public @Nullable Extent between(double from, double to) {
        double start = left.between(from, to);
        double end = -right.between(from, to);
        return start <= end ? new Extent(start, end) : null;
    }
}
