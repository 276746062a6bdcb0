package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code overflow-x} and {@code overflow-y}.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-3/#overflow-control">css-overflow-3</a>
 */
public enum Overflow implements Keyword {
    VISIBLE,
    HIDDEN,
    CLIP,
    SCROLL,
    AUTO;

    /** Whether the value makes the box a scroll container. */
    public boolean scrolls() {
        return this != VISIBLE && this != CLIP;
    }

    /** Whether the user can scroll the box. */
    public boolean hasScrollbar() {
        return this == SCROLL || this == AUTO;
    }
}
