package browsy.layout.sizing;

/**
 * The minimum and maximum of a border-box size in CSS px. If they conflict, the minimum wins.
 *
 * @param max infinite if there is no maximum
 */
public record MinMax(double min, double max) {
    public static final MinMax NONE = new MinMax(0, Double.POSITIVE_INFINITY);

    public double clamp(double size) {
        return Math.max(min, Math.min(size, max));
    }

    /** Returns the intersection of two ranges. */
    public MinMax intersect(MinMax other) {
        return new MinMax(Math.max(min, other.min), Math.min(max, other.max));
    }
}
