package browsy.layout.geometry;

/** A width and a height in CSS px, each limited to {@link LayoutUnit#MAX}. */
public record PhysicalSize(double width, double height) {
    public static final PhysicalSize ZERO = new PhysicalSize(0, 0);

    /**
     * Clamps both dimensions: each of several nested boxes may multiply the size of its contents.
     */
    public PhysicalSize {
        width = LayoutUnit.clamp(width);
        height = LayoutUnit.clamp(height);
    }
}
