package browsy.css.value.fragmentation;

import browsy.css.value.Keyword;

/**
 * Values of {@code break-before} and {@code break-after}.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/#break-between">css-break-4</a>
 */
public enum BreakBetween implements Keyword {
    AUTO,
    AVOID,
    AVOID_COLUMN,
    AVOID_PAGE,
    COLUMN,
    PAGE,
    LEFT,
    RIGHT,
    RECTO,
    VERSO
}
