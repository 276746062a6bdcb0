package browsy.layout.text;

/**
 * Measures text as a browser's shaper does: characters become glyphs of the first font of the list
 * that has them, letters join, ligatures form, pairs are kerned, spacing is added.
 *
 * <p>Kerning and ligatures also work across the borders of inline elements with equal styles: shape
 * the whole run at once and ask the result for the parts.
 *
 * <p>Widths are exact sums of advances. A browser then rounds the width of each text fragment (the
 * part of one text node on one line) up to 1/64 px; that is left to the caller, who knows the
 * lines.
 *
 * <p>Safe for use by several threads.
 */
public final class TextShaper {

    /**
     * Shapes text whose white space is processed already. Characters that layout itself gives a
     * width to (tabs, line feeds) have none here.
     */
    public ShapedText shape(String text, TextStyle style) {
        FontStack stack = style.font().stack();
        ShapedText plain = PlainShaper.shape(this, text, style, stack);
        return plain != null ? plain : new RunShaper(this, text, style, stack).shape();
    }
}
