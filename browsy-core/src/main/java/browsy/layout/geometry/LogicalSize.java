package browsy.layout.geometry;

/** A size along the inline and block axes of a writing mode, in CSS px. */
public record LogicalSize(double inline, double block) {
    public static final LogicalSize ZERO = new LogicalSize(0, 0);
}
