package browsy.css.value.align;

import browsy.css.value.Keyword;

/**
 * The overflow position of an alignment value: {@code safe}, {@code unsafe} or neither.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#overflow-values">css-align-3</a>
 */
public enum OverflowPosition implements Keyword {
    DEFAULT,
    SAFE,
    UNSAFE
}
