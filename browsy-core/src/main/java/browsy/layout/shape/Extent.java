package browsy.layout.shape;

/** A range on the line axis, in CSS px. */
public record Extent(double left, double right) {

    Extent union(Extent other) {
        return new Extent(Math.min(left, other.left), Math.max(right, other.right));
    }
}
