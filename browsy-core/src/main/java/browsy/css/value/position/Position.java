package browsy.css.value.position;

import browsy.css.value.Keyword;

/**
 * Values of {@code position}.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#position-property">css-position-3</a>
 */
public enum Position implements Keyword {
    STATIC,
    RELATIVE,
    ABSOLUTE,
    FIXED,
    STICKY
}
