package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code white-space-collapse}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-collapsing">css-text-4</a>
 */
public enum WhiteSpaceCollapse implements Keyword {
    COLLAPSE,
    PRESERVE,
    PRESERVE_BREAKS,
    PRESERVE_SPACES,
    BREAK_SPACES
}
