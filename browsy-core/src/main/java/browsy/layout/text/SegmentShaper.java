package browsy.layout.text;

import browsy.css.value.font.HanLanguage;
import browsy.layout.text.FaceTable.KerningMatrix;
import browsy.layout.text.FaceTable.ScriptPlan;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Shapes segments of text with one font and script: substitution, advances, kerning, the width of
 * punctuation, and the division of ligatures. Results are written to arrays for the whole text.
 */
final class SegmentShaper {

    private final String text;
    private final NeighborCharacters neighbors;
    private final TextStyle style;
    private final double[] advances;
    private final GlyphBuffer buffer;
    private double @Nullable [] kernings;
    private @Nullable BitSet insideLigature;
    private @Nullable PunctuationWidths punctuation;

    /**
     * Creates a shaper for a text.
     *
     * @param advances the output: the advance of each cluster at its first index
     */
    SegmentShaper(String text, NeighborCharacters neighbors, TextStyle style, double[] advances) {
        this.text = text;
        this.neighbors = neighbors;
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

    /** Returns the punctuation whose width depends on the line; null if there is none. */
    @Nullable PunctuationWidths punctuation() {
        return punctuation;
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
        punctuation = null;
    }

    /** Shapes the added glyphs as a segment that ends at a text index. */
    void finish(Font font, String script, int end) {
        FaceTable table = font.face().table();
        FontScale scale = new FontScale(font);
        ScriptPlan plan = table.plan(script);
        boolean joins = plan.forms() != null;
        new GlyphSubstitution(table, buffer)
                .apply(
                        plan,
                        style.usesCommonLigatures(),
                        joins && joinsFirst(),
                        joins && joinsLast(end));
        boolean isMixed =
                style.orientation() == GlyphOrientation.MIXED && table.hasVerticalMetrics();
        for (int i = 0; i < buffer.length(); i++) {
            advances[buffer.cluster(i)] +=
                    isMixed && isUpright(i) ? font.size() : advance(scale, buffer.glyph(i));
        }
        if (style.kerning()) {
            for (KerningMatrix matrix : plan.kerning()) {
                kern(scale, matrix, isMixed);
            }
        }
        if (style.narrowsPunctuation() && table.hasHalfWidths()) {
            narrowPunctuation(table, scale);
        }
        divideLigatures(end);
        buffer.clear();
    }

    /** Whether a letter before the added glyphs joins the first of them, whatever its font. */
    private boolean joinsFirst() {
        int start = buffer.length() == 0 ? 0 : buffer.cluster(0);
        return start == 0 ? neighbors.joinsFirst() : NeighborCharacters.joinsNext(text, start);
    }

    /** Whether a letter after the added glyphs joins the last of them, whatever its font. */
    private boolean joinsLast(int end) {
        return end == text.length()
                ? neighbors.joinsLast()
                : NeighborCharacters.joinsPrevious(text, end);
    }

    private static double advance(FontScale scale, int glyph) {
        if (glyph >= 0) {
            return scale.advance(glyph);
        }
        if (glyph <= GlyphBuffer.FIRST_FIXED_SPACE) {
            return FixedSpace.at(GlyphBuffer.FIRST_FIXED_SPACE - glyph).advance(scale);
        }
        return 0;
    }

    /** Whether the character of a glyph is upright. Marks on another character are not. */
    private boolean isUpright(int i) {
        int cluster = buffer.cluster(i);
        return (i == 0 || buffer.cluster(i - 1) != cluster)
                && style.orientation().isUpright(text.codePointAt(cluster));
    }

    /**
     * Adds the kerning of the glyphs.
     *
     * @param isMixed whether characters that are upright in vertical text have none
     */
    private void kern(FontScale scale, KerningMatrix matrix, boolean isMixed) {
        int previous = -1;
        for (int i = 0; i < buffer.length(); i++) {
            int glyph = buffer.glyph(i);
            if (glyph < 0) {
                previous = glyph <= GlyphBuffer.FIRST_FIXED_SPACE ? -1 : previous;
                continue;
            }
            if (isMixed && isUpright(i)) {
                previous = -1;
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

    /**
     * Removes the blank halves of full-width punctuation between adjacent marks. The classes of the
     * neighbours count, whatever their fonts.
     */
    private void narrowPunctuation(FaceTable table, FontScale scale) {
        HanLanguage language = style.font().language();
        double half = scale.kerning(table.units().unitsPerEm() / 2);
        for (int i = 0; i < buffer.length(); i++) {
            if (!table.hasHalfWidth(buffer.glyph(i))) {
                continue;
            }
            int index = buffer.cluster(i);
            switch (HanPunctuation.of(text.charAt(index), language)) {
                case OPENING -> {
                    if (punctuationAt(index - 1).narrowsOpeningAfter()) {
                        advances[index] -= half;
                        widths().narrowedStarts()[index] = half;
                    }
                }
                case CLOSING -> {
                    if (punctuationAt(index + 1).narrowsClosingBefore()) {
                        advances[index] -= half;
                        addKerning(index + 1, -half);
                    }
                    if (HanPunctuation.narrowsAtLineEnd(text.charAt(index))) {
                        widths().narrowableEnds()[index + 1] = half;
                    }
                }
                default -> {}
            }
        }
    }

    /** Returns the class of a character of the text, or of one beside the text. */
    private HanPunctuation punctuationAt(int index) {
        char c =
                index < 0
                        ? neighbors.before()
                        : index < text.length() ? text.charAt(index) : neighbors.after();
        return HanPunctuation.of(c, style.font().language());
    }

    private PunctuationWidths widths() {
        PunctuationWidths widths = punctuation;
        if (widths == null) {
            widths = new PunctuationWidths(text.length() + 1);
            punctuation = widths;
        }
        return widths;
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
