package browsy.layout.geometry;

/** One number for each side of a box. */
public record PhysicalEdges(double top, double right, double bottom, double left) {
    public static final PhysicalEdges ZERO = new PhysicalEdges(0, 0, 0, 0);
}
