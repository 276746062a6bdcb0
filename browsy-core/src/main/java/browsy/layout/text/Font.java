package browsy.layout.text;

import org.jspecify.annotations.Nullable;

/**
 * A font face at a size.
 *
 * @param size the font size in CSS px, not negative
 */
public record Font(FontFace face, double size) {

    // equals and hashCode are explicit because every piece of text looks up its metrics, and those
    // that a record generates are slow before they are compiled.

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Font that && face == that.face && Double.compare(size, that.size) == 0;
    }

    @Override
    public int hashCode() {
        return face.hashCode() * 31 + Double.hashCode(size);
    }

    /** Returns the metrics of the font; they are cached. */
    public FontMetrics metrics() {
        return FontMetrics.of(this);
    }

    /** Returns the size of the glyphs, truncated to two decimals as in browsers. */
    double glyphSize() {
        return StrictMath.floor((float) size * 100f) / 100;
    }

    /** Converts a length in font units to CSS px. */
    double toPx(int fontUnits) {
        return fontUnits * glyphSize() / unitsPerEm();
    }

    private int unitsPerEm() {
        return face.table().units().unitsPerEm();
    }

    /** Tests whether the font is Ahem, whose glyphs fill the space from ascent to descent. */
    public boolean fillsEm() {
        return face.family() == BundledFontFamily.AHEM;
    }
}
