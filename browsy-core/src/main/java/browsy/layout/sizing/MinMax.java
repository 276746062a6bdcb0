package browsy.layout.sizing;

import org.jspecify.annotations.Nullable;

/**
 * The minimum and maximum of a size in CSS px; callers say of which box. If they conflict, the
 * minimum wins.
 *
 * @param max infinite if there is no maximum
 */
public record MinMax(double min, double max) {
    public static final MinMax NONE = new MinMax(0, Double.POSITIVE_INFINITY);

    /**
     * Returns the range between two sizes.
     *
     * @param min null if there is no minimum
     * @param max null if there is no maximum
     */
    public static MinMax of(@Nullable Double min, @Nullable Double max) {
        return new MinMax(min == null ? 0 : min, max == null ? Double.POSITIVE_INFINITY : max);
    }

    public double clamp(double size) {
        return Math.max(min, Math.min(size, max));
    }

    /** Returns the intersection of two ranges. */
    public MinMax intersect(MinMax other) {
        return new MinMax(Math.max(min, other.min), Math.min(max, other.max));
    }
}
