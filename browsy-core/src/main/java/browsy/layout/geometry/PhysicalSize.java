package browsy.layout.geometry;

import org.jspecify.annotations.Nullable;

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

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PhysicalSize that
                && Double.compare(width, that.width) == 0
                && Double.compare(height, that.height) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * Double.hashCode(width) + Double.hashCode(height);
    }
}
