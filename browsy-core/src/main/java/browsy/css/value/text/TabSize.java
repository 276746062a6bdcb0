package browsy.css.value.text;

/** A computed {@code tab-size}: a number of spaces, or a length in CSS px. */
public record TabSize(double value, boolean isLength) {
    public static final TabSize EIGHT = new TabSize(8, false);
}
