package browsy.css.value.font;

import browsy.css.value.Keyword;

/**
 * Values of {@code font-style}.
 *
 * @see <a href="https://drafts.csswg.org/css-fonts-4/#font-style-prop">css-fonts-4</a>
 */
public enum FontStyle implements Keyword {
    NORMAL,
    ITALIC,
    OBLIQUE
}
