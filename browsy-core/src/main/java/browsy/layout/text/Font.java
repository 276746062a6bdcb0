package browsy.layout.text;

/**
 * A face at a size.
 *
 * @param size font size in CSS px, not negative
 */
public record Font(FontFace face, double size) {

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

    /**
     * An advance in CSS px, rounded as the font rasterizer rounds it: the size to 1/64 px, then the
     * factor from font units and the result to 1/65536. With 2048 units per em nothing is lost in
     * the second step; with Ahem's 1000 many sizes give advances a trifle off the whole number.
     */
    double advance(int fontUnits) {
        long size = (long) (glyphSize() * 64);
        long scale = divideRounded(size << 16, unitsPerEm());
        return divideRounded(fontUnits * scale, 64) / 65536.0;
    }

    /** A kerning value in CSS px, rounded as the shaper rounds it: to 1/65536 px. */
    double kerning(int fontUnits) {
        return Math.round(fontUnits * StrictMath.floor(glyphSize() * 65536) / unitsPerEm())
                / 65536.0;
    }

    private int unitsPerEm() {
        return face.table().units().unitsPerEm();
    }

    private static long divideRounded(long dividend, long divisor) {
        return Math.floorDiv(dividend + divisor / 2, divisor);
    }
}
