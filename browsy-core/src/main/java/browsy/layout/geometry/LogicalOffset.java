package browsy.layout.geometry;

/** An offset from the inline-start, block-start corner of a box, in CSS px. */
public record LogicalOffset(double inline, double block) {
    public static final LogicalOffset ZERO = new LogicalOffset(0, 0);
}
