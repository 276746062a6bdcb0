package browsy.layout.text;

/** The built-in font families. All other families count as not installed. */
public enum BundledFontFamily {
    LIBERATION_SERIF("liberation-serif", true, true),
    LIBERATION_SANS("liberation-sans", true, true),
    LIBERATION_MONO("liberation-mono", true, true),
    DEJAVU_SANS("dejavu-sans", false, true),
    DEJAVU_SERIF("dejavu-serif", false, true),
    DEJAVU_SANS_MONO("dejavu-sans-mono", false, true),
    /** Han, kana and Hangul, in the forms of mainland China unless the language has others. */
    NOTO_SANS_CJK("noto-sans-cjk", false, true),
    /** The test font of the CSS test suites: nearly every glyph is a square of 1em. */
    AHEM("ahem", false, false);

    private final String resourcePrefix;
    private final FontFace regular;
    private final FontFace bold;
    private final FontFace italic;
    private final FontFace boldItalic;

    BundledFontFamily(String resourcePrefix, boolean hasItalics, boolean hasBold) {
        this.resourcePrefix = resourcePrefix;
        this.regular = new FontFace(this, false, false);
        this.bold = hasBold ? new FontFace(this, true, false) : regular;
        this.italic = hasItalics ? new FontFace(this, false, true) : regular;
        this.boldItalic = hasItalics ? new FontFace(this, true, true) : bold;
    }

    /**
     * Returns the face for a style. A family without italics uses the upright face, because
     * synthesized slanting does not change advances.
     */
    FontFace face(boolean isBold, boolean isItalic) {
        if (isItalic) {
            return isBold ? boldItalic : italic;
        }
        return isBold ? bold : regular;
    }

    String resourcePrefix() {
        return resourcePrefix;
    }
}
