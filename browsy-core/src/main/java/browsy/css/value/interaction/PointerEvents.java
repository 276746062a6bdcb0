package browsy.css.value.interaction;

import browsy.css.value.Keyword;

/**
 * Values of {@code pointer-events}.
 *
 * @see <a href="https://drafts.csswg.org/css-ui-4/#pointer-events-control">css-ui-4</a>
 */
public enum PointerEvents implements Keyword {
    AUTO,
    NONE
}
