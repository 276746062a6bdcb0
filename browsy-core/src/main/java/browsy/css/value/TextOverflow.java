package browsy.css.value;

/**
 * Values of {@code text-overflow}.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-4/#text-overflow">css-overflow-4</a>
 */
public enum TextOverflow implements Keyword {
    CLIP,
    ELLIPSIS
}
