package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code box-decoration-break}.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/#break-decoration">css-break-4</a>
 */
public enum BoxDecorationBreak implements Keyword {
    SLICE,
    CLONE
}
