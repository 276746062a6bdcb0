package browsy.css.value.position;

import browsy.css.value.Keyword;

/**
 * {@code position-try-order}: the order in which positions are tried. Either the source order, or
 * the positions with the most space first.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#position-try-order">css-anchor-position-1</a>
 */
public enum PositionTryOrder implements Keyword {
    NORMAL,
    MOST_WIDTH,
    MOST_HEIGHT,
    MOST_BLOCK_SIZE,
    MOST_INLINE_SIZE
}
