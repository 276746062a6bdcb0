package browsy.layout.text;

/**
 * Shapes and measures text like a browser's shaper: selects glyphs from the first font of the list
 * that contains them, applies joining forms, ligatures and kerning, and adds spacing.
 *
 * <p>Kerning and ligatures cross the boundaries of inline elements with equal styles: shape the
 * whole run at once and query the result for parts.
 *
 * <p>Widths are exact sums of advances. Browsers then round the width of each text fragment (the
 * part of a text node on a line) up to 1/64 px. The caller must do that, because it determines the
 * lines.
 *
 * <p>Thread-safe.
 */
public final class TextShaper {

    /**
     * Shapes a text after white space processing. Characters whose width layout determines (tabs
     * and line feeds) have an advance of zero.
     */
    public ShapedText shape(String text, TextStyle style) {
        return shape(text, NeighborCharacters.NONE, style);
    }

    /**
     * Shapes a range of a text after white space processing, which has a style of its own. The
     * width of punctuation and the forms of cursive letters at its ends depend on the characters
     * around it.
     */
    public ShapedText shape(String text, int start, int end, TextStyle style) {
        return shape(text.substring(start, end), NeighborCharacters.of(text, start, end), style);
    }

    private ShapedText shape(String text, NeighborCharacters neighbors, TextStyle style) {
        FontStack stack = style.font().stack();
        ShapedText plain =
                neighbors.script().isEmpty() ? PlainShaper.shape(this, text, style, stack) : null;
        return plain != null ? plain : new RunShaper(this, text, neighbors, style, stack).shape();
    }
}
