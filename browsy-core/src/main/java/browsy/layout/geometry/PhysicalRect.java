package browsy.layout.geometry;

/** A rectangle by its top left corner and size, in CSS px. */
public record PhysicalRect(double x, double y, double width, double height) {
    public double right() {
        return x + width;
    }

    public double bottom() {
        return y + height;
    }

    /** Returns the rectangle moved by an offset. */
    public PhysicalRect translated(PhysicalOffset by) {
        return new PhysicalRect(x + by.x(), y + by.y(), width, height);
    }

    /** Returns the smallest rectangle that contains this rectangle and the other. */
    public PhysicalRect union(PhysicalRect other) {
        double left = Math.min(x, other.x);
        double top = Math.min(y, other.y);
        return new PhysicalRect(
                left,
                top,
                Math.max(right(), other.right()) - left,
                Math.max(bottom(), other.bottom()) - top);
    }
}
