package browsy.layout.geometry;

/** A size along the inline and the block axis of some writing mode. */
public record LogicalSize(double inline, double block) {
    public static final LogicalSize ZERO = new LogicalSize(0, 0);
}
