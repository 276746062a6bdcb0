package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code overflow-x, overflow-y}.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-3/#overflow-control">css-overflow-3</a>
 */
public enum Overflow implements Keyword {
    VISIBLE,
    HIDDEN,
    CLIP,
    SCROLL,
    AUTO;

    /** Whether it makes the box a scroll container. */
    public boolean scrolls() {
        return this != VISIBLE && this != CLIP;
    }

    /** Whether it lets a person scroll. */
    public boolean hasScrollbar() {
        return this == SCROLL || this == AUTO;
    }
}
