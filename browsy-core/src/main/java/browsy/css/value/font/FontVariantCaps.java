package browsy.css.value.font;

import browsy.css.value.Keyword;

/**
 * Values of {@code font-variant-caps}.
 *
 * @see <a href="https://drafts.csswg.org/css-fonts-4/#font-variant-caps-prop">css-fonts-4</a>
 */
public enum FontVariantCaps implements Keyword {
    NORMAL,
    SMALL_CAPS,
    ALL_SMALL_CAPS,
    PETITE_CAPS,
    ALL_PETITE_CAPS,
    UNICASE,
    TITLING_CAPS
}
