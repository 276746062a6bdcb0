package browsy.layout.geometry;

/** Width and height. */
public record PhysicalSize(double width, double height) {
    public static final PhysicalSize ZERO = new PhysicalSize(0, 0);
}
