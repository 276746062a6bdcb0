package browsy.css.value.shape;

import browsy.css.value.Keyword;

/**
 * Values of {@code <coord-box>}: the box of the containing block that an offset path is relative
 * to.
 *
 * @see <a href="https://drafts.csswg.org/css-box-4/#typedef-coord-box">css-box-4</a>
 */
public enum CoordBox implements Keyword {
    BORDER_BOX,
    PADDING_BOX,
    CONTENT_BOX,
    FILL_BOX,
    STROKE_BOX,
    VIEW_BOX
}
