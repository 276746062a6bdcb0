package browsy.css.value.interaction;

import browsy.css.value.Keyword;

/**
 * Values of {@code cursor}. Only values that hint at the purpose of an element are distinguished;
 * all others are {@code OTHER}.
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
