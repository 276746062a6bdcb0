package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code text-wrap-style}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-wrap-style">css-text-4</a>
 */
public enum TextWrapStyle implements Keyword {
    AUTO,
    BALANCE,
    STABLE,
    PRETTY
}
