package browsy.css.value.grid;

/** A computed {@code grid-auto-flow}. */
public record GridAutoFlow(boolean column, boolean dense) {
    public static final GridAutoFlow ROW = new GridAutoFlow(false, false);
}
