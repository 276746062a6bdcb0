package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code text-wrap-mode}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-wrap-mode">css-text-4</a>
 */
public enum TextWrapMode implements Keyword {
    WRAP,
    NOWRAP
}
