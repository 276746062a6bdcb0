package browsy.css.value;

/**
 * The keywords of {@code width}, {@code height}, {@code min-*}, {@code max-*} and {@code
 * flex-basis}.
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
