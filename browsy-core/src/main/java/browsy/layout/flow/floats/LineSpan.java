package browsy.layout.flow.floats;

/** A stretch of the line axis, in the coordinates of the block formatting context. */
public record LineSpan(double left, double right) {
    public double size() {
        return right - left;
    }
}
