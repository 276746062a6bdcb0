package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code border-*-style}.
 *
 * @see <a href="https://drafts.csswg.org/css-backgrounds-3/#border-style">css-backgrounds-3</a>
 */
public enum BorderStyle implements Keyword {
    NONE,
    HIDDEN,
    INSET,
    GROOVE,
    OUTSET,
    RIDGE,
    DOTTED,
    DASHED,
    SOLID,
    DOUBLE
}
