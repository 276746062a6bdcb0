package browsy.css.value;

/**
 * Values of {@code text-align}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-align-property">css-text-4</a>
 */
public enum TextAlign implements Keyword {
    START,
    END,
    LEFT,
    RIGHT,
    CENTER,
    JUSTIFY,
    WEBKIT_LEFT,
    WEBKIT_RIGHT,
    WEBKIT_CENTER;

    @Override
    public String css() {
        String css = Keyword.super.css();
        return css.startsWith("webkit-") ? "-" + css : css;
    }
}
