package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * A computed {@code overflow-clip-margin}: the overflow clip edge lies outside of a box edge.
 *
 * @param origin the box edge
 * @param distance the distance from the box edge outwards in CSS px, not negative
 * @see <a href="https://drafts.csswg.org/css-overflow-4/#overflow-clip-margin">css-overflow-4</a>
 */
public record OverflowClipMargin(VisualBox origin, double distance) {

    public static final OverflowClipMargin NONE = new OverflowClipMargin(VisualBox.PADDING_BOX, 0);

    /**
     * A box with a visible edge.
     *
     * @see <a href="https://drafts.csswg.org/css-box-4/#typedef-visual-box">css-box-4</a>
     */
    public enum VisualBox implements Keyword {
        CONTENT_BOX,
        PADDING_BOX,
        BORDER_BOX
    }
}
