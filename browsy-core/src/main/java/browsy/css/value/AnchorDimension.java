package browsy.css.value;

/**
 * The {@code <anchor-size>} keywords of {@code anchor-size()}: a size of the anchor.
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
