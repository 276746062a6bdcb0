package browsy.css.value.fragmentation;

import browsy.css.value.Keyword;

/**
 * Values of {@code break-inside}.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/#break-within">css-break-4</a>
 */
public enum BreakInside implements Keyword {
    AUTO,
    AVOID,
    AVOID_COLUMN,
    AVOID_PAGE
}
