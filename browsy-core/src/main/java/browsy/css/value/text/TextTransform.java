package browsy.css.value.text;

import browsy.css.value.Keyword;
import org.jspecify.annotations.Nullable;

/** A computed {@code text-transform}. */
public record TextTransform(Case letterCase, boolean fullWidth, boolean fullSizeKana) {
    public static final TextTransform NONE = new TextTransform(Case.NONE, false, false);

    /** The case transformation. */
    public enum Case implements Keyword {
        NONE,
        CAPITALIZE,
        UPPERCASE,
        LOWERCASE,
        MATH_AUTO
    }

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TextTransform that
                && letterCase == that.letterCase
                && fullWidth == that.fullWidth
                && fullSizeKana == that.fullSizeKana;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * letterCase.hashCode() + Boolean.hashCode(fullWidth))
                + Boolean.hashCode(fullSizeKana);
    }
}
