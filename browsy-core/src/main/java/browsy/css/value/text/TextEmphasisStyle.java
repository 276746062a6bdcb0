package browsy.css.value.text;

import browsy.css.value.CssText;
import browsy.css.value.Keyword;

/**
 * A computed {@code text-emphasis-style}: the mark at each character.
 *
 * @param open whether the shape is open; otherwise filled
 * @param text the text of {@link Shape#STRING}; empty for other shapes
 * @see <a
 *     href="https://drafts.csswg.org/css-text-decor-4/#text-emphasis-style-property">css-text-decor-4</a>
 */
public record TextEmphasisStyle(Shape shape, boolean open, String text) implements CssText {
    public static final TextEmphasisStyle NONE = new TextEmphasisStyle(Shape.NONE, false, "");

    /**
     * The shape of a mark. {@code AUTO} is a circle in horizontal text and a sesame in vertical
     * text.
     */
    public enum Shape implements Keyword {
        NONE,
        AUTO,
        DOT,
        CIRCLE,
        DOUBLE_CIRCLE,
        TRIANGLE,
        SESAME,
        STRING
    }

    /** Whether there is a mark. */
    public boolean isDrawn() {
        return shape != Shape.NONE && (shape != Shape.STRING || !text.isEmpty());
    }

    @Override
    public String css() {
        return switch (shape) {
            case NONE -> shape.css();
            case STRING -> '"' + text + '"';
            case AUTO -> open ? "open" : "filled";
            default -> open ? "open " + shape.css() : shape.css();
        };
    }
}
