package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code field-sizing}.
 *
 * @see <a href="https://drafts.csswg.org/css-forms-1/#field-sizing">css-forms-1</a>
 */
public enum FieldSizing implements Keyword {
    FIXED,
    CONTENT
}
