package browsy.css.value.interaction;

import browsy.css.value.Keyword;

/**
 * Values of {@code interactivity}.
 *
 * @see <a href="https://drafts.csswg.org/css-ui-4/#inertness">css-ui-4</a>
 */
public enum Interactivity implements Keyword {
    AUTO,
    INERT
}
