package browsy.css.value.content;

import browsy.css.value.Keyword;

/**
 * Values of {@code list-style-position}.
 *
 * @see <a href="https://drafts.csswg.org/css-lists-3/#list-style-position-property">css-lists-3</a>
 */
public enum ListStylePosition implements Keyword {
    OUTSIDE,
    INSIDE
}
