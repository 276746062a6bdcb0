package browsy.css.value;

/**
 * Values of {@code width, height, min-*, max-*, flex-basis: what is no length}.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-4/#sizing-values">css-sizing-4</a>
 */
public enum SizeKeyword implements Keyword, Size {
    AUTO,
    NONE,
    CONTENT,
    MIN_CONTENT,
    MAX_CONTENT,
    FIT_CONTENT,
    STRETCH
}
