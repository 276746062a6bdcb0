package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code hyphens}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#hyphenation">css-text-4</a>
 */
public enum Hyphens implements Keyword {
    NONE,
    MANUAL,
    AUTO
}
