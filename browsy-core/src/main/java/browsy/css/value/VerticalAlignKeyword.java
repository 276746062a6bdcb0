package browsy.css.value;

/**
 * The keywords of {@code vertical-align}.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#transverse-alignment">css-inline-3</a>
 */
public enum VerticalAlignKeyword implements Keyword, VerticalAlign {
    BASELINE,
    SUB,
    SUPER,
    TEXT_TOP,
    TEXT_BOTTOM,
    MIDDLE,
    TOP,
    BOTTOM,
    WEBKIT_BASELINE_MIDDLE;

    @Override
    public String css() {
        String css = Keyword.super.css();
        return css.startsWith("webkit-") ? "-" + css : css;
    }
}
