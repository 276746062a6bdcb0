package browsy.style.property;

/**
 * The margins of an element that come from the user agent stylesheet and collapse away at the start
 * and end of bodies and table cells in quirks mode. In other modes there are none.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
 *     margin collapsing quirks</a>
 */
public enum DefaultMargins {
    NONE,
    BLOCK_START,
    BLOCK_END,
    BOTH;

    /** Whether the block-start margin is one of them. */
    public boolean blockStart() {
        return this == BLOCK_START || this == BOTH;
    }

    /** Whether the block-end margin is one of them. */
    public boolean blockEnd() {
        return this == BLOCK_END || this == BOTH;
    }

    /** Returns the value with these margins. */
    public static DefaultMargins of(boolean blockStart, boolean blockEnd) {
        if (blockStart) {
            return blockEnd ? BOTH : BLOCK_START;
        }
        return blockEnd ? BLOCK_END : NONE;
    }
}
