package browsy.layout.geometry;

/** Widths at the four physical sides of a box, for example its borders, in CSS px. */
public record PhysicalEdges(double top, double right, double bottom, double left) {
    public static final PhysicalEdges ZERO = new PhysicalEdges(0, 0, 0, 0);

    public boolean isZero() {
        return top == 0 && right == 0 && bottom == 0 && left == 0;
    }
}
