package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code visibility}.
 *
 * @see <a href="https://drafts.csswg.org/css-display-4/#visibility">css-display-4</a>
 */
public enum Visibility implements Keyword {
    VISIBLE,
    HIDDEN,
    COLLAPSE
}
