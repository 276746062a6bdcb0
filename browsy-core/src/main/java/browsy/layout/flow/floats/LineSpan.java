package browsy.layout.flow.floats;

/**
 * An interval on the line axis between its line-left and line-right ends, in the coordinates of the
 * block formatting context.
 */
public record LineSpan(double left, double right) {
    public double size() {
        return right - left;
    }

    /** Whether both ends are equal (by {@link Double#compare}). */
    public boolean isSame(LineSpan other) {
        return Double.compare(left, other.left) == 0 && Double.compare(right, other.right) == 0;
    }
}
