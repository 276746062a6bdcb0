package browsy.layout.geometry;

/** An offset from the top left corner of a box, in CSS px: x to the right, y downwards. */
public record PhysicalOffset(double x, double y) {
    public static final PhysicalOffset ZERO = new PhysicalOffset(0, 0);

    public boolean isZero() {
        return x == 0 && y == 0;
    }

    public PhysicalOffset plus(PhysicalOffset other) {
        return other == ZERO ? this : new PhysicalOffset(x + other.x, y + other.y);
    }
}
