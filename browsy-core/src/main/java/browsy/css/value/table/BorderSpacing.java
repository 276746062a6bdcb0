package browsy.css.value.table;

import org.jspecify.annotations.Nullable;

/** A computed {@code border-spacing}, in CSS px. */
public record BorderSpacing(double horizontal, double vertical) {
    public static final BorderSpacing ZERO = new BorderSpacing(0, 0);

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BorderSpacing that
                && Double.compare(horizontal, that.horizontal) == 0
                && Double.compare(vertical, that.vertical) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * Double.hashCode(horizontal) + Double.hashCode(vertical);
    }
}
