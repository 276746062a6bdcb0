package browsy.layout.context;

/**
 * Which ends of its content a box is asked to trim to the edges of the text: those of a first or
 * last line that is also an ancestor's.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#text-box-trim">css-inline-3</a>
 */
public enum TextTrim {
    NONE,
    START,
    END,
    BOTH;

    /**
     * The ends that are trimmed.
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
