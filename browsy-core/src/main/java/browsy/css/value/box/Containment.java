package browsy.css.value.box;

import org.jspecify.annotations.Nullable;

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

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Containment that
                && size == that.size
                && inlineSize == that.inlineSize
                && layout == that.layout
                && style == that.style
                && paint == that.paint;
    }

    @Override
    public int hashCode() {
        int hash = Boolean.hashCode(size);
        hash = 31 * hash + Boolean.hashCode(inlineSize);
        hash = 31 * hash + Boolean.hashCode(layout);
        hash = 31 * hash + Boolean.hashCode(style);
        return 31 * hash + Boolean.hashCode(paint);
    }

    public static final Containment NONE = new Containment(false, false, false, false, false);
}
