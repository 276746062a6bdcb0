package browsy.css.value.interaction;

import browsy.css.value.Keyword;

/**
 * Values of {@code cursor (only what an agent can use as a hint)}.
 *
 * @see <a href="https://drafts.csswg.org/css-ui-4/#cursor">css-ui-4</a>
 */
public enum Cursor implements Keyword {
    AUTO,
    POINTER,
    TEXT,
    NOT_ALLOWED,
    OTHER
}
