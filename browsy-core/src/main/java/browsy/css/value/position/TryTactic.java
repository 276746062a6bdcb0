package browsy.css.value.position;

import browsy.css.value.Keyword;

/**
 * How a box beside an anchor is turned over to try whether it fits then.
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
