package browsy.css.value.table;

/** A computed {@code border-spacing}, in CSS px. */
public record BorderSpacing(double horizontal, double vertical) {
    public static final BorderSpacing ZERO = new BorderSpacing(0, 0);
}
