package browsy.css.value.text;

/** A computed {@code border-spacing}, in CSS px. */
public record Spacing(double horizontal, double vertical) {
    public static final Spacing ZERO = new Spacing(0, 0);
}
