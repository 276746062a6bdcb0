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

    /** The width of text whose advances are given in font units. */
    double toPx(int fontUnits) {
        return fontUnits * size / face.table().vertical().unitsPerEm();
    }
}
