package browsy.layout.text;

/**
 * Converts font units of one font to CSS px with the rounding of the browser's rasterizer
 * (FreeType) and shaper (HarfBuzz).
 */
final class FontScale {

    private static final int FIXED_POINT = 1 << 16;

    /** The number of fraction bits of the font size: sizes are truncated to 1/64 px. */
    private static final int SIZE_BITS = 6;

    private final FaceTable table;
    private final double glyphSize;
    private final long advanceScale;
    private final double kerningScale;

    FontScale(Font font) {
        table = font.face().table();
        glyphSize = font.glyphSize();
        int unitsPerEm = table.units().unitsPerEm();
        advanceScale = divideRounded((long) (glyphSize * (1 << SIZE_BITS)) << 16, unitsPerEm);
        kerningScale = StrictMath.floor(glyphSize * FIXED_POINT) / unitsPerEm;
    }

    /** Returns the font size of the glyphs. */
    double glyphSize() {
        return glyphSize;
    }

    /**
     * Returns the advance of a glyph. The size is truncated to 1/64 px; the scale factor and the
     * product are rounded to 1/65536. With 2048 units per em the scale factor is exact; with Ahem's
     * 1000, many sizes result in advances slightly off the whole number.
     */
    double advance(int glyph) {
        long product = table.advance(glyph) * advanceScale;
        return ((product + (1 << SIZE_BITS - 1)) >> SIZE_BITS) / (double) FIXED_POINT;
    }

    /** Returns the advance of a character that the font contains. */
    double advanceOf(int codePoint) {
        return advance(table.glyph(codePoint));
    }

    /** Converts a kerning value to CSS px, rounded to 1/65536 px. */
    double kerning(int fontUnits) {
        return Math.round(fontUnits * kerningScale) / (double) FIXED_POINT;
    }

    private static long divideRounded(long dividend, long divisor) {
        return Math.floorDiv(dividend + divisor / 2, divisor);
    }
}
