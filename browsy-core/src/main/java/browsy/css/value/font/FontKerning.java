package browsy.css.value.font;

import browsy.css.value.Keyword;

/**
 * Values of {@code font-kerning}.
 *
 * @see <a href="https://drafts.csswg.org/css-fonts-4/#font-kerning-prop">css-fonts-4</a>
 */
public enum FontKerning implements Keyword {
    AUTO,
    NORMAL,
    NONE
}
