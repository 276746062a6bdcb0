package browsy.css.value.box;

/**
 * A computed {@code aspect-ratio}.
 *
 * @param auto whether {@code auto} stands in it: a natural ratio, where there is one, wins
 * @param ratio width / height, or 0 where none (or a degenerate one) is given
 * @see <a href="https://drafts.csswg.org/css-sizing-4/#aspect-ratio">css-sizing-4</a>
 */
public record AspectRatio(boolean auto, double ratio) {
    public static final AspectRatio AUTO = new AspectRatio(true, 0);
}
