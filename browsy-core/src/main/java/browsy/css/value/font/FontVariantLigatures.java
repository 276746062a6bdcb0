package browsy.css.value.font;

import browsy.css.value.Keyword;

/**
 * Values of {@code font-variant-ligatures}.
 *
 * @see <a href="https://drafts.csswg.org/css-fonts-4/#font-variant-ligatures-prop">css-fonts-4</a>
 */
public enum FontVariantLigatures implements Keyword {
    NORMAL,
    NONE,
    NO_COMMON_LIGATURES
}
