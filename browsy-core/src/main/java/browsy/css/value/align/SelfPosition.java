package browsy.css.value.align;

import browsy.css.value.Keyword;

/**
 * Values of {@code align-self}, {@code justify-self}, {@code align-items} and {@code
 * justify-items}, without the overflow position.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#align-justify-self">css-align-3</a>
 */
public enum SelfPosition implements Keyword {
    AUTO,
    NORMAL,
    STRETCH,
    BASELINE,
    LAST_BASELINE,
    START,
    END,
    SELF_START,
    SELF_END,
    CENTER,
    FLEX_START,
    FLEX_END,
    LEFT,
    RIGHT,
    ANCHOR_CENTER
}
