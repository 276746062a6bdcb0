package browsy.layout.text;

import browsy.layout.text.FaceTable.FaceUnits;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Metrics of a font in CSS px.
 *
 * @param ascent the distance from the baseline to the top of an inline box; a whole number
 * @param descent the distance from the baseline to the bottom of an inline box; a whole number
 * @param lineGap the additional line spacing of {@code line-height: normal}; a whole number
 * @param xHeight the value of the unit {@code ex}
 * @param capHeight the value of the unit {@code cap}
 * @param zeroAdvance the value of the unit {@code ch}
 * @param icAdvance the value of the unit {@code ic}
 * @param spaceAdvance the advance of U+0020, the unit of tab stops
 * @param averageAdvance the average advance of all glyphs, the unit of text field widths
 * @param extent the width of the bounding box of all glyphs; a whole number
 * @param emAscent the distance from the baseline to the top of the em box
 */
public record FontMetrics(
        double ascent,
        double descent,
        double lineGap,
        double xHeight,
        double capHeight,
        double zeroAdvance,
        double icAdvance,
        double spaceAdvance,
        double averageAdvance,
        double extent,
        double emAscent) {

    private static final int WATER_IDEOGRAPH = 0x6C34;

    private static final int MAX_KNOWN = 4096;

    private static final Map<Font, FontMetrics> KNOWN = new ConcurrentHashMap<>();

    static FontMetrics of(Font font) {
        FontMetrics known = KNOWN.get(font);
        if (known == null) {
            if (KNOWN.size() >= MAX_KNOWN) {
                KNOWN.clear();
            }
            known = compute(font);
            KNOWN.put(font, known);
        }
        return known;
    }

    private static FontMetrics compute(Font font) {
        FaceUnits units = font.face().table().units();
        return new FontMetrics(
                Math.round(font.toPx(units.ascender())),
                Math.round(font.toPx(units.descender())),
                Math.round(font.toPx(units.lineGap())),
                height(font, units, units.xHeight()),
                height(font, units, units.capHeight()),
                advance(font, '0', font.size() / 2),
                advance(font, WATER_IDEOGRAPH, font.size()),
                advance(font, ' ', 0),
                font.toPx(units.averageAdvance()),
                Math.round(font.toPx(units.extent())),
                emAscent(font.size(), units));
    }

    /**
     * Returns the ascent of the em box. As in browsers, the typographic ascender and descender are
     * scaled to add up to one em.
     *
     * @see <a href="https://drafts.csswg.org/css-inline-3/#baseline-synthesis-em">css-inline-3</a>
     */
    private static double emAscent(double size, FaceUnits units) {
        int ascender = units.typographicAscender();
        int em = ascender + units.typographicDescender();
        return em > 0 && ascender >= 0 && ascender <= em
                ? Math.floor(size * ascender / em * 64) / 64
                : size;
    }

    /** Returns the line height of {@code line-height: normal}. */
    public double lineSpacing() {
        return ascent + descent + lineGap;
    }

    /**
     * Returns a height in CSS px. Heights that were measured on outlines are rounded to 1/64 px,
     * the precision of outline points.
     */
    private static double height(Font font, FaceUnits units, int height) {
        if (!units.heightsOfOutlines()) {
            return font.toPx(height);
        }
        double size = StrictMath.floor(font.glyphSize() * 64) / 64;
        return Math.round(height * size / units.unitsPerEm() * 64) / 64.0;
    }

    private static double advance(Font font, int codePoint, double ifMissing) {
        boolean missing = font.face().table().glyph(codePoint) == FaceTable.MISSING;
        return missing ? ifMissing : new FontScale(font).advanceOf(codePoint);
    }
}
