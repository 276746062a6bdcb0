package browsy.css.value;

/** A computed {@code contain}. */
public record Containment(
        boolean size, boolean inlineSize, boolean layout, boolean style, boolean paint) {
    public static final Containment NONE = new Containment(false, false, false, false, false);
}
