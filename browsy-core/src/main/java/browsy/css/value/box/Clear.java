package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code clear}.
 *
 * @see <a href="https://drafts.csswg.org/css-logical-1/#float-clear">css-logical-1</a>
 */
public enum Clear implements Keyword {
    NONE,
    LEFT,
    RIGHT,
    BOTH,
    INLINE_START,
    INLINE_END
}
