package browsy.layout.geometry;

/** A distance from the inline-start, block-start corner. */
public record LogicalOffset(double inline, double block) {
    public static final LogicalOffset ZERO = new LogicalOffset(0, 0);
}
