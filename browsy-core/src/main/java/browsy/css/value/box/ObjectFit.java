package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code object-fit}.
 *
 * @see <a href="https://drafts.csswg.org/css-images-3/#the-object-fit">css-images-3</a>
 */
public enum ObjectFit implements Keyword {
    FILL,
    CONTAIN,
    COVER,
    NONE,
    SCALE_DOWN
}
