package browsy.css.value;

/**
 * Values of {@code hyphens}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#hyphenation">css-text-4</a>
 */
public enum Hyphens implements Keyword {
    NONE,
    MANUAL,
    AUTO
}
