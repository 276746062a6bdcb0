package browsy.layout.context;

/**
 * The ends of the content of a box that are trimmed to the text edges because of {@code
 * text-box-trim} on an ancestor, whose first or last line lies in the box.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#text-box-trim">css-inline-3</a>
 */
public enum TextTrim {
    NONE,
    START,
    END,
    BOTH;

    /**
     * Returns the value for two flags.
     *
     * @param start whether the block-start end is trimmed
     * @param end whether the block-end end is trimmed
     */
    public static TextTrim of(boolean start, boolean end) {
        if (start) {
            return end ? BOTH : START;
        }
        return end ? END : NONE;
    }

    /** Whether the block-start end is trimmed. */
    public boolean start() {
        return this == START || this == BOTH;
    }

    /** Whether the block-end end is trimmed. */
    public boolean end() {
        return this == END || this == BOTH;
    }
}
