package browsy.layout.text;

/**
 * What shaping depends on.
 *
 * @param letterSpacing added after every character, in CSS px
 * @param wordSpacing added to every space, in CSS px
 * @param kerning whether {@code font-kerning} leaves kerning on
 * @param ligatures whether {@code font-variant-ligatures} leaves common ligatures on
 * @param upright whether characters stand upright one below the other
 */
public record TextStyle(
        FontRequest font,
        double letterSpacing,
        double wordSpacing,
        boolean kerning,
        boolean ligatures,
        CapsVariant caps,
        boolean upright) {

    /** Text along its line. */
    public TextStyle(
            FontRequest font,
            double letterSpacing,
            double wordSpacing,
            boolean kerning,
            boolean ligatures,
            CapsVariant caps) {
        this(font, letterSpacing, wordSpacing, kerning, ligatures, caps, false);
    }

    /** Plain text of a font: no spacing, kerning and ligatures on. */
    public static TextStyle of(FontRequest font) {
        return new TextStyle(font, 0, 0, true, true, CapsVariant.NORMAL);
    }

    /** The same without letter and word spacing. */
    public TextStyle withoutSpacing() {
        return letterSpacing == 0 && wordSpacing == 0
                ? this
                : new TextStyle(font, 0, 0, kerning, ligatures, caps, upright);
    }

    boolean usesCommonLigatures() {
        return ligatures && letterSpacing == 0;
    }
}
