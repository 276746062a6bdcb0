package browsy.layout.text;

/**
 * The orientation of characters in a line.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-writing-modes-4/#text-orientation">css-writing-modes-4,
 *     5.1</a>
 */
public enum GlyphOrientation {
    /** Horizontal text, and vertical text with all characters sideways. */
    ALONG_LINE,
    /** Vertical text with East Asian characters upright and others sideways. */
    MIXED,
    /** Vertical text with all characters upright. */
    UPRIGHT;

    private static final int FIRST_HALF_WIDTH = 0xFF61;
    private static final int LAST_HALF_WIDTH = 0xFFDC;

    /** Whether a character is upright in vertical text. */
    boolean isUpright(int codePoint) {
        return switch (this) {
            case ALONG_LINE -> false;
            case MIXED ->
                    EastAsian.is(codePoint)
                            && (codePoint < FIRST_HALF_WIDTH || codePoint > LAST_HALF_WIDTH);
            case UPRIGHT -> true;
        };
    }
}
