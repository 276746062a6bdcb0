package browsy.model;

/**
 * A border box in document coordinates.
 *
 * @param x left edge in CSS px
 * @param y top edge in CSS px
 * @param width in CSS px, never negative
 * @param height in CSS px, never negative
 */
public record Bounds(double x, double y, double width, double height) {

    /** The box of an element that generates none. */
    public static final Bounds NONE = new Bounds(0, 0, 0, 0);

    /**
     * @throws IllegalArgumentException if a number is not finite or a side is negative
     */
    public Bounds {
        if (!Double.isFinite(x + y + width + height) || width < 0 || height < 0) {
            throw new IllegalArgumentException(
                    "not a box: " + x + "," + y + " " + width + "x" + height);
        }
        // Turns -0.0 into 0.0, which records would hold to be different.
        x += 0.0;
        y += 0.0;
        width += 0.0;
        height += 0.0;
    }

    /** The right edge in CSS px. */
    public double right() {
        return x + width;
    }

    /** The bottom edge in CSS px. */
    public double bottom() {
        return y + height;
    }

    /** The horizontal centre in CSS px. */
    public double centerX() {
        return x + width / 2;
    }

    /** The vertical centre in CSS px: with {@link #centerX()} the point that a click goes to. */
    public double centerY() {
        return y + height / 2;
    }

    /** Whether no point is inside. */
    public boolean isEmpty() {
        return width == 0 || height == 0;
    }

    /** Whether the point is inside; the right and bottom edges are outside. */
    public boolean contains(double pointX, double pointY) {
        return pointX >= x && pointX < right() && pointY >= y && pointY < bottom();
    }

    /** Whether the other box lies wholly within this one. */
    public boolean contains(Bounds other) {
        return other.x >= x
                && other.y >= y
                && other.right() <= right()
                && other.bottom() <= bottom();
    }

    /** Whether the two boxes share an area; touching edges share none. */
    public boolean intersects(Bounds other) {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }

    /** The smallest box around both. */
    public Bounds union(Bounds other) {
        double left = Math.min(x, other.x);
        double top = Math.min(y, other.y);
        return new Bounds(
                left,
                top,
                Math.max(right(), other.right()) - left,
                Math.max(bottom(), other.bottom()) - top);
    }

    /** The same box elsewhere. */
    public Bounds translated(double dx, double dy) {
        return new Bounds(x + dx, y + dy, width, height);
    }

    /** The distance in CSS px between the two centres. */
    public double centerDistance(Bounds other) {
        return StrictMath.hypot(centerX() - other.centerX(), centerY() - other.centerY());
    }
}
