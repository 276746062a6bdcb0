package browsy.css.value.text;

import browsy.css.value.Keyword;

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
}
