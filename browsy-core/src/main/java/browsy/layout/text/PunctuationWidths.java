package browsy.layout.text;

/**
 * The full-width punctuation of a shaped text whose width depends on the line that it is on.
 *
 * @param narrowedStarts the space that the character at each index has lost because of the
 *     character before it, CSS px; at a line start it keeps that space
 * @param narrowableEnds the space that the character before each index can lose at a line end, CSS
 *     px
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-spacing-trim-property">CSS Text 4,
 *     text-spacing-trim</a>
 */
record PunctuationWidths(double[] narrowedStarts, double[] narrowableEnds) {

    /**
     * @param length the number of indices: that of the characters of the text, plus one
     */
    PunctuationWidths(int length) {
        this(new double[length], new double[length]);
    }
}
