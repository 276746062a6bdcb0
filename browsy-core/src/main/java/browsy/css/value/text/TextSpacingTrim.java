package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code text-spacing-trim}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-spacing-trim-property">css-text-4</a>
 */
public enum TextSpacingTrim implements Keyword {
    NORMAL,
    SPACE_ALL,
    SPACE_FIRST,
    TRIM_START
}
