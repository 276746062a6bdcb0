package browsy.css.value.inline;

import browsy.css.value.Keyword;

/**
 * Values of {@code dominant-baseline}.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#dominant-baseline-property">css-inline-3</a>
 */
public enum DominantBaseline implements Keyword {
    AUTO,
    ALPHABETIC,
    MIDDLE,
    CENTRAL,
    TEXT_AFTER_EDGE,
    TEXT_BEFORE_EDGE,
    IDEOGRAPHIC,
    HANGING,
    MATHEMATICAL,
    USE_SCRIPT,
    NO_CHANGE,
    RESET_SIZE
}
