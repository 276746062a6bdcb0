package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code text-overflow}.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-4/#text-overflow">css-overflow-4</a>
 */
public enum TextOverflow implements Keyword {
    CLIP,
    ELLIPSIS
}
