package browsy.css.value.inline;

import browsy.css.value.Keyword;

/**
 * Values of {@code alignment-baseline}.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-inline-3/#alignment-baseline-property">css-inline-3</a>
 */
public enum AlignmentBaseline implements Keyword {
    AUTO,
    BASELINE,
    BEFORE_EDGE,
    TEXT_BEFORE_EDGE,
    MIDDLE,
    CENTRAL,
    AFTER_EDGE,
    TEXT_AFTER_EDGE,
    IDEOGRAPHIC,
    ALPHABETIC,
    HANGING,
    MATHEMATICAL
}
