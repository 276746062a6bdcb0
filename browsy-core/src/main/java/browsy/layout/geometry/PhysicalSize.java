package browsy.layout.geometry;

/** Width and height; neither is larger than any length. */
public record PhysicalSize(double width, double height) {
    public static final PhysicalSize ZERO = new PhysicalSize(0, 0);

    /** Boxes within one another may each multiply what is in them. */
    public PhysicalSize {
        width = LayoutUnit.clamp(width);
        height = LayoutUnit.clamp(height);
    }
}
