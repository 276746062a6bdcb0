package browsy.css.value.align;

import browsy.css.value.Keyword;

/**
 * Values of {@code the safe/unsafe part of alignment}.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#overflow-values">css-align-3</a>
 */
public enum OverflowPosition implements Keyword {
    DEFAULT,
    SAFE,
    UNSAFE
}
