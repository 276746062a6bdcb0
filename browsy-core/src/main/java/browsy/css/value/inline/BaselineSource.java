package browsy.css.value.inline;

import browsy.css.value.Keyword;

/**
 * Values of {@code baseline-source}.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#baseline-source">css-inline-3</a>
 */
public enum BaselineSource implements Keyword {
    AUTO,
    FIRST,
    LAST
}
