package browsy.layout.text;

/**
 * Turns font units into CSS px for one font, with the precision of the rasterizer and the shaper.
 */
final class FontScale {

    private static final int FIXED_POINT = 1 << 16;

    /** Sizes are cut to 1/64 px. */
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

    /** The font size that glyphs are made in. */
    double glyphSize() {
        return glyphSize;
    }

    /**
     * The advance of a glyph. The size is cut to 1/64 px, the factor from font units and the result
     * are rounded to 1/65536. With 2048 units per em nothing is lost in the second step; with
     * Ahem's 1000 many sizes give advances a trifle off the whole number.
     */
    double advance(int glyph) {
        long product = table.advance(glyph) * advanceScale;
        return ((product + (1 << SIZE_BITS - 1)) >> SIZE_BITS) / (double) FIXED_POINT;
    }

    /** The advance of the glyph of a character that the font has. */
    double advanceOf(int codePoint) {
        return advance(table.glyph(codePoint));
    }

    /** A kerning value, rounded to 1/65536 px. */
    double kerning(int fontUnits) {
        return Math.round(fontUnits * kerningScale) / (double) FIXED_POINT;
    }

    private static long divideRounded(long dividend, long divisor) {
        return Math.floorDiv(dividend + divisor / 2, divisor);
    }
}
