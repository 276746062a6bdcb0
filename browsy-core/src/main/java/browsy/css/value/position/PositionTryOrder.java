package browsy.css.value.position;

import browsy.css.value.Keyword;

/**
 * Which of the positions is tried first: the order in which they are written, or the one that
 * leaves the most room.
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
