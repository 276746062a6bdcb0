package browsy.layout.text;

/** The families whose tables are built in. Every other family counts as not installed. */
public enum FontFamily {
    LIBERATION_SERIF("liberation-serif", true),
    LIBERATION_SANS("liberation-sans", true),
    LIBERATION_MONO("liberation-mono", true),
    DEJAVU_SANS("dejavu-sans", false),
    DEJAVU_SERIF("dejavu-serif", false),
    DEJAVU_SANS_MONO("dejavu-sans-mono", false),
    /** The test font of the CSS test suites: nearly every glyph is a square of 1em. */
    AHEM("ahem", false);

    private final String resourcePrefix;
    private final boolean hasItalics;

    FontFamily(String resourcePrefix, boolean hasItalics) {
        this.resourcePrefix = resourcePrefix;
        this.hasItalics = hasItalics;
    }

    /**
     * The face that stands for a style. Where the family has no italics the upright face does: its
     * slanted glyphs keep their advances.
     */
    FontFace face(boolean bold, boolean italic) {
        return new FontFace(this, bold && this != AHEM, italic && hasItalics);
    }

    String resourcePrefix() {
        return resourcePrefix;
    }
}
