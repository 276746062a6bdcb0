package browsy.css.value.box;

import org.jspecify.annotations.Nullable;

/**
 * A computed {@code aspect-ratio}.
 *
 * @param auto whether the value contains {@code auto}: then a natural aspect ratio takes precedence
 * @param ratio width divided by height; 0 if there is no ratio or a degenerate one
 * @see <a href="https://drafts.csswg.org/css-sizing-4/#aspect-ratio">css-sizing-4</a>
 */
public record AspectRatio(boolean auto, double ratio) {
    public static final AspectRatio AUTO = new AspectRatio(true, 0);

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AspectRatio that
                && auto == that.auto
                && Double.compare(ratio, that.ratio) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * Boolean.hashCode(auto) + Double.hashCode(ratio);
    }
}
