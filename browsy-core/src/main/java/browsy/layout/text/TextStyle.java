package browsy.layout.text;

import org.jspecify.annotations.Nullable;

/**
 * The style properties that affect shaping.
 *
 * @param letterSpacing the spacing after every character, in CSS px
 * @param wordSpacing the spacing added to every space, in CSS px
 * @param kerning whether {@code font-kerning} permits kerning
 * @param ligatures whether {@code font-variant-ligatures} permits common ligatures
 * @param narrowsPunctuation whether {@code text-spacing-trim} permits to remove the blank halves of
 *     adjacent full-width punctuation
 * @param orientation which characters are upright in vertical text
 * @param startsCursive whether characters of no script at the start belong to a cursive script
 */
public record TextStyle(
        FontRequest font,
        double letterSpacing,
        double wordSpacing,
        boolean kerning,
        boolean ligatures,
        CapsVariant caps,
        boolean narrowsPunctuation,
        GlyphOrientation orientation,
        boolean startsCursive) {

    /** Creates the style of horizontal text with the initial {@code text-spacing-trim}. */
    public TextStyle(
            FontRequest font,
            double letterSpacing,
            double wordSpacing,
            boolean kerning,
            boolean ligatures,
            CapsVariant caps) {
        this(
                font,
                letterSpacing,
                wordSpacing,
                kerning,
                ligatures,
                caps,
                true,
                GlyphOrientation.ALONG_LINE,
                false);
    }

    /** Returns the default style of a font: no spacing, with kerning and ligatures. */
    public static TextStyle of(FontRequest font) {
        return new TextStyle(font, 0, 0, true, true, CapsVariant.NORMAL);
    }

    /** Returns the style without letter and word spacing. */
    public TextStyle withoutSpacing() {
        return letterSpacing == 0 && wordSpacing == 0
                ? this
                : new TextStyle(
                        font,
                        0,
                        0,
                        kerning,
                        ligatures,
                        caps,
                        narrowsPunctuation,
                        orientation,
                        startsCursive);
    }

    /** Returns the style of a text that starts in a cursive script. */
    public TextStyle startingCursive() {
        return new TextStyle(
                font,
                letterSpacing,
                wordSpacing,
                kerning,
                ligatures,
                caps,
                narrowsPunctuation,
                orientation,
                true);
    }

    /** Compares by identity first, because styles are compared for every text. */
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
                        && narrowsPunctuation == that.narrowsPunctuation
                        && orientation == that.orientation
                        && startsCursive == that.startsCursive);
    }

    @Override
    public int hashCode() {
        return font.hashCode() * 31 + Double.hashCode(letterSpacing);
    }

    boolean usesCommonLigatures() {
        return ligatures && letterSpacing == 0;
    }
}
