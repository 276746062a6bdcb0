package browsy.layout.flow.floats;

/** A stretch of the line axis, in the coordinates of the block formatting context. */
public record LineSpan(double left, double right) {
    public double size() {
        return right - left;
    }

    /** Whether another one begins and ends where this one does. */
    public boolean isSame(LineSpan other) {
        return Double.compare(left, other.left) == 0 && Double.compare(right, other.right) == 0;
    }
}
