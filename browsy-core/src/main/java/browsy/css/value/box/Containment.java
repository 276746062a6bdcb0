package browsy.css.value.box;

/** A computed {@code contain}: one flag for each type of containment. */
public record Containment(
        boolean size, boolean inlineSize, boolean layout, boolean style, boolean paint) {
    /** Whether there is any type of containment. */
    public boolean isAny() {
        return size || inlineSize || layout || style || paint;
    }

    /** Returns this containment with size containment added. */
    public Containment withSize() {
        return new Containment(true, inlineSize, layout, style, paint);
    }

    /** Returns this containment with layout containment added. */
    public Containment withLayout() {
        return new Containment(size, inlineSize, true, style, paint);
    }

    public static final Containment NONE = new Containment(false, false, false, false, false);
}
