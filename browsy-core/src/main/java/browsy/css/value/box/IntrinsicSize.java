package browsy.css.value.box;

import org.jspecify.annotations.Nullable;

/**
 * A computed {@code contain-intrinsic-width} or {@code contain-intrinsic-height}.
 *
 * @param auto whether a last remembered size takes precedence; a first layout never has one
 * @param px the length in CSS px; negative for {@code none}
 */
public record IntrinsicSize(boolean auto, double px) {
    public static final IntrinsicSize NONE = new IntrinsicSize(false, -1);

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof IntrinsicSize that
                && auto == that.auto
                && Double.compare(px, that.px) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * Boolean.hashCode(auto) + Double.hashCode(px);
    }
}
