package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code margin-trim}. Like browsers, only for the block axis.
 *
 * @see <a href="https://drafts.csswg.org/css-box-4/#margin-trim">css-box-4</a>
 */
public enum MarginTrim implements Keyword {
    NONE,
    BLOCK_START,
    BLOCK_END,
    BLOCK;

    /** Whether margins at the block-start edge are trimmed. */
    public boolean trimsStart() {
        return this == BLOCK_START || this == BLOCK;
    }

    /** Whether margins at the block-end edge are trimmed. */
    public boolean trimsEnd() {
        return this == BLOCK_END || this == BLOCK;
    }
}
