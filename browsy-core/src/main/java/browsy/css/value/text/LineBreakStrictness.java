package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code line-break}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-break-property">css-text-4</a>
 */
public enum LineBreakStrictness implements Keyword {
    AUTO,
    LOOSE,
    NORMAL,
    STRICT,
    ANYWHERE
}
