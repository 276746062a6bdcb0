package browsy.css.value.align;

import org.jspecify.annotations.Nullable;

/** A computed {@code align-content} or {@code justify-content}. */
public record ContentAlignment(ContentDistribution value, OverflowPosition overflow) {
    public static final ContentAlignment NORMAL =
            new ContentAlignment(ContentDistribution.NORMAL, OverflowPosition.DEFAULT);

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ContentAlignment that
                && value == that.value
                && overflow == that.overflow;
    }

    @Override
    public int hashCode() {
        return 31 * value.hashCode() + overflow.hashCode();
    }
}
