package browsy.css.value.align;

import browsy.css.value.Keyword;

/**
 * Values of {@code align-content} and {@code justify-content}, without the overflow position.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#align-justify-content">css-align-3</a>
 */
public enum ContentDistribution implements Keyword {
    NORMAL,
    BASELINE,
    LAST_BASELINE,
    START,
    END,
    CENTER,
    FLEX_START,
    FLEX_END,
    LEFT,
    RIGHT,
    SPACE_BETWEEN,
    SPACE_AROUND,
    SPACE_EVENLY,
    STRETCH
}
