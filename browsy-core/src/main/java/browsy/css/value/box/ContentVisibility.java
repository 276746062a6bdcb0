package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code content-visibility}.
 *
 * @see <a href="https://drafts.csswg.org/css-contain-2/#content-visibility">css-contain-2</a>
 */
public enum ContentVisibility implements Keyword {
    VISIBLE,
    AUTO,
    HIDDEN
}
