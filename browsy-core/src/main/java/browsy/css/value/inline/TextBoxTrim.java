package browsy.css.value.inline;

import browsy.css.value.Keyword;

/**
 * Values of {@code text-box-trim}.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#text-box-trim">css-inline-3</a>
 */
public enum TextBoxTrim implements Keyword {
    NONE,
    TRIM_START,
    TRIM_END,
    TRIM_BOTH;

    /** Whether the block-start edge of the first line is trimmed. */
    public boolean trimsStart() {
        return this == TRIM_START || this == TRIM_BOTH;
    }

    /** Whether the block-end edge of the last line is trimmed. */
    public boolean trimsEnd() {
        return this == TRIM_END || this == TRIM_BOTH;
    }
}
