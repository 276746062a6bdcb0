package browsy.css.value.box;

/**
 * A computed {@code aspect-ratio}.
 *
 * @param auto whether the value contains {@code auto}: then a natural aspect ratio takes precedence
 * @param ratio width divided by height; 0 if there is no ratio or a degenerate one
 * @see <a href="https://drafts.csswg.org/css-sizing-4/#aspect-ratio">css-sizing-4</a>
 */
public record AspectRatio(boolean auto, double ratio) {
    public static final AspectRatio AUTO = new AspectRatio(true, 0);
}
