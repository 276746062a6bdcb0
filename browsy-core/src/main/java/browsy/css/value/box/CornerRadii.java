package browsy.css.value.box;

/** The radii of all four corners of a box. */
public record CornerRadii(
        CornerRadius topLeft,
        CornerRadius topRight,
        CornerRadius bottomRight,
        CornerRadius bottomLeft) {
    public static final CornerRadii ZERO =
            new CornerRadii(
                    CornerRadius.ZERO, CornerRadius.ZERO, CornerRadius.ZERO, CornerRadius.ZERO);
}
