package browsy.css.value.shape;

import browsy.css.value.Keyword;

/**
 * Values of {@code <shape-box>}: the box that a shape is relative to.
 *
 * @see <a href="https://drafts.csswg.org/css-box-4/#typedef-shape-box">css-box-4</a>
 */
public enum ReferenceBox implements Keyword {
    MARGIN_BOX,
    BORDER_BOX,
    PADDING_BOX,
    CONTENT_BOX
}
