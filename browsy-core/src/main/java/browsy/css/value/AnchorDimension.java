package browsy.css.value;

/**
 * The size of an anchor that {@code anchor-size()} asks for.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-size-fn">css-anchor-position-1</a>
 */
public enum AnchorDimension implements Keyword {
    WIDTH,
    HEIGHT,
    BLOCK,
    INLINE,
    SELF_BLOCK,
    SELF_INLINE
}
