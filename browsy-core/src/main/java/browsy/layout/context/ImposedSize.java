package browsy.layout.context;

import org.jspecify.annotations.Nullable;

/**
 * A border-box size that a parent imposes on a child along one axis: that of a flexed or stretched
 * item, or of a table cell. The size properties of the child do not apply to that axis.
 *
 * @param borderBox the size in CSS px
 * @param isDefinite whether the size is a basis for percentages of the child's content
 */
public record ImposedSize(double borderBox, boolean isDefinite) {
    /** A size that percentages of the content may refer to. */
    public static ImposedSize definite(double borderBox) {
        return new ImposedSize(borderBox, true);
    }

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ImposedSize that
                && Double.compare(borderBox, that.borderBox) == 0
                && isDefinite == that.isDefinite;
    }

    @Override
    public int hashCode() {
        return 31 * Double.hashCode(borderBox) + Boolean.hashCode(isDefinite);
    }
}
