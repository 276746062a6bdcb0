package browsy.css.value;

/**
 * Values of {@code field-sizing}.
 *
 * @see <a href="https://drafts.csswg.org/css-forms-1/#field-sizing">css-forms-1</a>
 */
public enum FieldSizing implements Keyword {
    FIXED,
    CONTENT
}
