package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code text-align-last}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-align-last-property">css-text-4</a>
 */
public enum TextAlignLast implements Keyword {
    AUTO,
    START,
    END,
    LEFT,
    RIGHT,
    CENTER,
    JUSTIFY
}
