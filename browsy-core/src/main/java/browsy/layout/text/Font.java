package browsy.layout.text;

import org.jspecify.annotations.Nullable;

/**
 * A face at a size.
 *
 * @param size font size in CSS px, not negative
 */
public record Font(FontFace face, double size) {

    // Written out, because metrics are looked up for each piece of text, and the ones that a record
    // brings are slow until they are compiled.

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Font that && face == that.face && Double.compare(size, that.size) == 0;
    }

    @Override
    public int hashCode() {
        return face.hashCode() * 31 + Double.hashCode(size);
    }

    /** The metrics that layout asks of a font. */
    public FontMetrics metrics() {
        return FontMetrics.of(this);
    }

    /** The size that glyphs are really made in: browsers keep two decimals of it. */
    double glyphSize() {
        return StrictMath.floor((float) size * 100f) / 100;
    }

    /** A length in font units, in CSS px. */
    double toPx(int fontUnits) {
        return fontUnits * glyphSize() / unitsPerEm();
    }

    private int unitsPerEm() {
        return face.table().units().unitsPerEm();
    }

    /** Whether its letters are drawn as squares from the ascent to the descent. */
    public boolean fillsEm() {
        return face.family() == FontFamily.AHEM;
    }
}
