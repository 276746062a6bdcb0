package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code float}.
 *
 * @see <a href="https://drafts.csswg.org/css-logical-1/#float-clear">css-logical-1</a>
 */
public enum Float implements Keyword {
    NONE,
    LEFT,
    RIGHT,
    INLINE_START,
    INLINE_END
}
