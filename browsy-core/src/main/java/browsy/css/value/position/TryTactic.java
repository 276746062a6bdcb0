package browsy.css.value.position;

import browsy.css.value.Keyword;

/**
 * A {@code <try-tactic>}: a transformation of the position of an anchored box by flipping it on an
 * axis or swapping its axes.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#typedef-position-try-fallbacks-try-tactic">css-anchor-position-1</a>
 */
public enum TryTactic implements Keyword {
    FLIP_BLOCK,
    FLIP_INLINE,
    FLIP_START,
    FLIP_X,
    FLIP_Y
}
