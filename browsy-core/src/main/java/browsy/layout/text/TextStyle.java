package browsy.layout.text;

import org.jspecify.annotations.Nullable;

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

    /** By identity where that does: this is asked for every text. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof TextStyle that
                        && font.equals(that.font)
                        && Double.compare(letterSpacing, that.letterSpacing) == 0
                        && Double.compare(wordSpacing, that.wordSpacing) == 0
                        && kerning == that.kerning
                        && ligatures == that.ligatures
                        && caps == that.caps
                        && upright == that.upright);
    }

    @Override
    public int hashCode() {
        return font.hashCode() * 31 + Double.hashCode(letterSpacing);
    }

    boolean usesCommonLigatures() {
        return ligatures && letterSpacing == 0;
    }
}
