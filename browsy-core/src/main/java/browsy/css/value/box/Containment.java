package browsy.css.value.box;

/** A computed {@code contain}. */
public record Containment(
        boolean size, boolean inlineSize, boolean layout, boolean style, boolean paint) {
    /** The same and of the size, too. */
    public Containment withSize() {
        return new Containment(true, inlineSize, layout, style, paint);
    }

    /** The same and of the layout, too. */
    public Containment withLayout() {
        return new Containment(size, inlineSize, true, style, paint);
    }

    public static final Containment NONE = new Containment(false, false, false, false, false);
}
