package browsy.layout.sizing;

/** A minimum and a maximum of a border-box size in CSS px; the minimum wins. */
public record MinMax(double min, double max) {
    public static final MinMax NONE = new MinMax(0, Double.POSITIVE_INFINITY);

    public double clamp(double size) {
        return Math.max(min, Math.min(size, max));
    }

    /** The narrower of both. */
    public MinMax intersect(MinMax other) {
        return new MinMax(Math.max(min, other.min), Math.min(max, other.max));
    }
}
