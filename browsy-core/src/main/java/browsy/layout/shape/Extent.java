package browsy.layout.shape;

/** How far something reaches along the line axis. */
public record Extent(double left, double right) {

    Extent union(Extent other) {
        return new Extent(Math.min(left, other.left), Math.max(right, other.right));
    }
}
