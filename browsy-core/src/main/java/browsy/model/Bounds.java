package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * A border box in document coordinates.
 *
 * @param x the left edge in CSS px
 * @param y the top edge in CSS px
 * @param width the width in CSS px, not negative
 * @param height the height in CSS px, not negative
 */
public record Bounds(double x, double y, double width, double height) {

    /** The bounds of an element that generates no box. */
    public static final Bounds NONE = new Bounds(0, 0, 0, 0);

    /**
     * @throws IllegalArgumentException if a number is not finite or a side is negative
     */
    public Bounds {
        if (!Double.isFinite(x + y + width + height) || width < 0 || height < 0) {
            throw new IllegalArgumentException(
                    "bounds must be finite and not negative in size: "
                            + x
                            + ","
                            + y
                            + " "
                            + width
                            + "x"
                            + height);
        }
        // Turns -0.0 into 0.0, because the equals method distinguishes them.
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

    /** The vertical centre in CSS px. A click goes to this and {@link #centerX()}. */
    public double centerY() {
        return y + height / 2;
    }

    /** Whether the area is zero. */
    public boolean isEmpty() {
        return width == 0 || height == 0;
    }

    /** Whether a point is inside; the right and bottom edges are outside. */
    public boolean contains(double pointX, double pointY) {
        return pointX >= x && pointX < right() && pointY >= y && pointY < bottom();
    }

    /** Whether another box is entirely inside this one. */
    public boolean contains(Bounds other) {
        return other.x >= x
                && other.y >= y
                && other.right() <= right()
                && other.bottom() <= bottom();
    }

    /** Whether the two boxes overlap; touching edges do not count. */
    public boolean intersects(Bounds other) {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }

    /** The smallest box that contains both. */
    public Bounds union(Bounds other) {
        double left = Math.min(x, other.x);
        double top = Math.min(y, other.y);
        return new Bounds(
                left,
                top,
                Math.max(right(), other.right()) - left,
                Math.max(bottom(), other.bottom()) - top);
    }

    /** Returns the box moved by an offset in CSS px. */
    public Bounds translated(double dx, double dy) {
        return new Bounds(x + dx, y + dy, width, height);
    }

    /** The distance between the two centres in CSS px. */
    public double centerDistance(Bounds other) {
        return StrictMath.hypot(centerX() - other.centerX(), centerY() - other.centerY());
    }

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Bounds that
                && Double.compare(x, that.x) == 0
                && Double.compare(y, that.y) == 0
                && Double.compare(width, that.width) == 0
                && Double.compare(height, that.height) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * Double.hashCode(x) + Double.hashCode(y)) + Double.hashCode(width))
                + Double.hashCode(height);
    }
}
