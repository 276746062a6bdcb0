package browsy.layout.text;

import browsy.layout.text.FaceTable.KerningMatrix;
import browsy.layout.text.FaceTable.ScriptPlan;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Shapes segments of text with one font and script: substitution, advances, kerning, and the
 * division of ligatures. Results are written to arrays for the whole text.
 */
final class SegmentShaper {

    private final String text;
    private final TextStyle style;
    private final double[] advances;
    private final GlyphBuffer buffer;
    private double @Nullable [] kernings;
    private @Nullable BitSet insideLigature;

    /**
     * Creates a shaper for a text.
     *
     * @param advances the output: the advance of each cluster at its first index
     */
    SegmentShaper(String text, TextStyle style, double[] advances) {
        this.text = text;
        this.style = style;
        this.advances = advances;
        this.buffer = new GlyphBuffer(text.length());
    }

    /**
     * Returns the kerning between the characters before and after each index, which is included in
     * the advance of the former; null if there is none.
     */
    double @Nullable [] kernings() {
        return kernings;
    }

    /** Returns the cluster boundaries inside ligatures; null if there are none. */
    @Nullable BitSet insideLigature() {
        return insideLigature;
    }

    void add(FontChoice choice, int cluster) {
        int[] glyphs = choice.glyphs();
        for (int i = 0; i < glyphs.length; i++) {
            buffer.add(glyphs[i], cluster, choice.joining()[i]);
        }
    }

    /** Discards added glyphs and results. */
    void clear() {
        buffer.clear();
        kernings = null;
        insideLigature = null;
    }

    /** Shapes the added glyphs as a segment that ends at a text index. */
    void finish(Font font, String script, int end) {
        FaceTable table = font.face().table();
        FontScale scale = new FontScale(font);
        ScriptPlan plan = table.plan(script);
        new GlyphSubstitution(table, buffer).apply(plan, style.usesCommonLigatures());
        for (int i = 0; i < buffer.length(); i++) {
            advances[buffer.cluster(i)] += advance(font, scale, buffer.glyph(i));
        }
        if (style.kerning()) {
            for (KerningMatrix matrix : plan.kerning()) {
                kern(scale, matrix);
            }
        }
        divideLigatures(end);
        buffer.clear();
    }

    private static double advance(Font font, FontScale scale, int glyph) {
        if (glyph >= 0) {
            return scale.advance(glyph);
        }
        if (glyph <= GlyphBuffer.FIRST_FIXED_SPACE) {
            return FixedSpace.at(GlyphBuffer.FIRST_FIXED_SPACE - glyph).advance(scale);
        }
        return glyph == GlyphBuffer.WIDE_BOX ? font.size() : 0;
    }

    private void kern(FontScale scale, KerningMatrix matrix) {
        int previous = -1;
        for (int i = 0; i < buffer.length(); i++) {
            int glyph = buffer.glyph(i);
            if (glyph < 0) {
                previous = glyph <= GlyphBuffer.WIDE_BOX ? -1 : previous;
                continue;
            }
            if (previous >= 0) {
                int units = matrix.kern(buffer.glyph(previous), glyph);
                if (units != 0) {
                    double kerning = scale.kerning(units);
                    advances[buffer.cluster(previous)] += kerning;
                    if (buffer.cluster(previous) != buffer.cluster(i)) {
                        addKerning(buffer.cluster(i), kerning);
                    }
                }
            }
            previous = i;
        }
    }

    private void addKerning(int index, double kerning) {
        double[] kerned = kernings;
        if (kerned == null) {
            kerned = new double[text.length() + 1];
            kernings = kerned;
        }
        kerned[index] += kerning;
    }

    /** Divides the advance of each ligature evenly among its grapheme clusters. */
    private void divideLigatures(int end) {
        if (buffer.isOneToOne(end)) {
            return;
        }
        for (int i = 0; i < buffer.length(); ) {
            int start = buffer.cluster(i);
            while (i < buffer.length() && buffer.cluster(i) == start) {
                i++;
            }
            int stop = i < buffer.length() ? buffer.cluster(i) : end;
            if (stop - start == 1) {
                continue;
            }
            int parts = 0;
            for (int index = start; index < stop; index = GraphemeBreaker.next(text, index, stop)) {
                parts++;
            }
            if (parts > 1) {
                divide(start, stop, advances[start] / parts);
            }
        }
    }

    private void divide(int start, int stop, double share) {
        BitSet inside = insideLigature == null ? new BitSet() : insideLigature;
        insideLigature = inside;
        for (int index = start; index < stop; index = GraphemeBreaker.next(text, index, stop)) {
            advances[index] = share;
            if (index > start) {
                inside.set(index);
            }
        }
    }
}
