package browsy.layout.text;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a font file says of measuring text, in font units. Immutable. */
final class FaceTable {

    /** The glyph of characters that the font lacks. */
    static final int MISSING = 0;

    private final FaceUnits units;
    private final char[] @Nullable [] glyphPages;
    private final char[] advances;
    private final boolean[] marks;
    private final boolean positionsGlyphs;
    private final Map<String, ScriptPlan> plans;
    private final ScriptPlan latin;
    private final ScriptPlan other;

    FaceTable(
            FaceUnits units,
            char[] @Nullable [] glyphPages,
            char[] advances,
            boolean[] marks,
            boolean positionsGlyphs,
            Map<String, ScriptPlan> plans) {
        this.units = units;
        this.glyphPages = glyphPages;
        this.advances = advances;
        this.marks = marks;
        this.positionsGlyphs = positionsGlyphs;
        this.plans = Map.copyOf(plans);
        ScriptPlan ofLatin = plans.get(ScriptTags.LATIN);
        ScriptPlan ofOthers = plans.getOrDefault(ScriptTags.DEFAULT, ofLatin);
        this.other = ofOthers == null ? ScriptPlan.NONE : ofOthers;
        this.latin = ofLatin == null ? other : ofLatin;
    }

    FaceUnits units() {
        return units;
    }

    /** The glyph of a character, {@link #MISSING} if there is none. */
    int glyph(int codePoint) {
        int page = codePoint >> 8;
        char[] glyphs = page < glyphPages.length ? glyphPages[page] : null;
        return glyphs == null ? MISSING : glyphs[codePoint & 0xFF];
    }

    int advance(int glyph) {
        return advances[glyph];
    }

    boolean isMark(int glyph) {
        return marks[glyph];
    }

    /** Whether the font positions glyphs; if not, even a mark it lacks is put on its base. */
    boolean positionsGlyphs() {
        return positionsGlyphs;
    }

    /** How the glyphs of a script are shaped, by its OpenType tag. */
    ScriptPlan plan(String scriptTag) {
        return scriptTag.equals(ScriptTags.LATIN) ? latin : plans.getOrDefault(scriptTag, other);
    }

    /**
     * Metrics of the face as a whole in font units; the descender is positive.
     *
     * @param heightsOfOutlines whether the font leaves x-height and cap height to be measured
     * @param averageAdvance mean advance of the glyphs, as the font states it
     * @param extent width of the box around all glyphs laid over one another
     * @param typographicAscender how much of an em stands over the baseline
     * @param typographicDescender how much of it stands under the baseline; positive
     */
    record FaceUnits(
            boolean heightsOfOutlines,
            int unitsPerEm,
            int ascender,
            int descender,
            int lineGap,
            int xHeight,
            int capHeight,
            int averageAdvance,
            int extent,
            int typographicAscender,
            int typographicDescender) {}

    /**
     * The lookups of one script, in the order in which a shaper applies them.
     *
     * @param required ligatures that make up characters of the script: always applied
     * @param common ligatures a style can turn off
     */
    record ScriptPlan(
            @Nullable JoiningForms forms,
            List<LigatureLookup> required,
            List<LigatureLookup> common,
            List<KerningMatrix> kerning) {

        static final ScriptPlan NONE = new ScriptPlan(null, List.of(), List.of(), List.of());

        /** Whether all that is done to the glyphs is to kern them by one table at most. */
        boolean isOnlyKerning() {
            return forms == null && required.isEmpty() && common.isEmpty() && kerning.size() <= 1;
        }
    }

    /** Glyphs of joined letters by the glyph of the letter alone; a missing key has no own form. */
    record JoiningForms(
            Map<Integer, Integer> initial,
            Map<Integer, Integer> medial,
            Map<Integer, Integer> terminal) {}

    /** Ligatures by their first glyph, each list in order of preference. */
    record LigatureLookup(
            boolean ignoresMarks, Map<Integer, List<Ligature>> byFirst, BitSet first) {

        LigatureLookup(boolean ignoresMarks, Map<Integer, List<Ligature>> byFirst) {
            this(ignoresMarks, byFirst, new BitSet());
            byFirst.keySet().stream().filter(glyph -> glyph >= 0).forEach(first::set);
        }

        /** Whether a ligature can start with a glyph; false for most. */
        boolean startsLigature(int glyph) {
            return glyph >= 0 && first.get(glyph);
        }

        /** The ligatures that can start with a glyph; empty for most. */
        List<Ligature> startingWith(int glyph) {
            return byFirst.getOrDefault(glyph, List.of());
        }
    }

    /** The glyphs after the first one, and what replaces them all. */
    record Ligature(int[] rest, int result) {}

    /** Pair kerning: each first glyph has a row, each second one a column, 0 meaning none. */
    record KerningMatrix(byte[] rows, byte[] columns, int columnCount, short[] values) {

        int kern(int first, int second) {
            int row = rows[first] & 0xFF;
            int column = columns[second] & 0xFF;
            return row == 0 || column == 0 ? 0 : values[(row - 1) * (columnCount - 1) + column - 1];
        }
    }
}
