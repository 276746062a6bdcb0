package browsy.layout.text;

import browsy.css.value.font.HanLanguage;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a font face that text measurement requires, in font units: character map, advances,
 * substitutions and kerning. Immutable.
 */
final class FaceTable {

    /** The glyph of characters that the font does not contain. */
    static final int MISSING = 0;

    private final FaceUnits units;
    private final char[] @Nullable [] glyphPages;
    private final char[] advances;
    private final boolean[] marks;
    private final boolean positionsGlyphs;
    private final Map<String, ScriptPlan> plans;
    private final EastAsianForms forms;
    private final ScriptPlan latin;
    private final ScriptPlan other;

    FaceTable(
            FaceUnits units,
            char[] @Nullable [] glyphPages,
            char[] advances,
            boolean[] marks,
            boolean positionsGlyphs,
            Map<String, ScriptPlan> plans,
            EastAsianForms forms) {
        this.units = units;
        this.glyphPages = glyphPages;
        this.advances = advances;
        this.marks = marks;
        this.positionsGlyphs = positionsGlyphs;
        this.plans = Map.copyOf(plans);
        this.forms = forms;
        ScriptPlan ofLatin = plans.get(ScriptTags.LATIN);
        ScriptPlan ofOthers = plans.getOrDefault(ScriptTags.DEFAULT, ofLatin);
        this.other = ofOthers == null ? ScriptPlan.NONE : ofOthers;
        this.latin = ofLatin == null ? other : ofLatin;
    }

    FaceUnits units() {
        return units;
    }

    /** Returns the glyph of a character; {@link #MISSING} if there is none. */
    int glyph(int codePoint) {
        int page = codePoint >> 8;
        char[] glyphs = page < glyphPages.length ? glyphPages[page] : null;
        return glyphs == null ? MISSING : glyphs[codePoint & 0xFF];
    }

    /**
     * Returns the glyph of a character in the form of a language; {@link #MISSING} if there is
     * none.
     */
    int glyph(int codePoint, HanLanguage language) {
        Integer form = forms.byLanguage.getOrDefault(language, Map.of()).get(codePoint);
        return form == null ? glyph(codePoint) : form;
    }

    /** Whether the font has half-width forms of punctuation, which are half an em narrower. */
    boolean hasHalfWidths() {
        return !forms.halved.isEmpty();
    }

    /**
     * Whether the font has vertical metrics, with an advance of one em. Of the fonts here, these
     * are the East Asian ones.
     */
    boolean hasVerticalMetrics() {
        return hasHalfWidths();
    }

    /** Whether a glyph has a half-width form. */
    boolean hasHalfWidth(int glyph) {
        return glyph >= 0 && forms.halved.get(glyph);
    }

    int advance(int glyph) {
        return advances[glyph];
    }

    boolean isMark(int glyph) {
        return marks[glyph];
    }

    /**
     * Whether the font has glyph positioning data. If not, a mark that the font lacks is placed on
     * its base without an advance.
     */
    boolean positionsGlyphs() {
        return positionsGlyphs;
    }

    /**
     * Returns the shaping plan of a script by its OpenType tag; the default plan if the font has
     * none for it.
     */
    ScriptPlan plan(String scriptTag) {
        return scriptTag.equals(ScriptTags.LATIN) ? latin : plans.getOrDefault(scriptTag, other);
    }

    /**
     * Metrics of the whole face in font units; all descenders are positive.
     *
     * @param heightsOfOutlines whether the font states no x-height and cap height, so that they
     *     were measured on the outlines
     * @param averageAdvance the average advance that the font states
     * @param extent the width of the bounding box of all glyphs
     * @param typographicAscender the distance from the baseline to the top of the em box
     * @param typographicDescender the distance from the baseline to the bottom of the em box
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
     * The forms of East Asian characters.
     *
     * @param halved the glyphs that have a half-width form (OpenType feature halt)
     * @param byLanguage the glyphs of characters whose form in a language is measured differently
     *     (OpenType feature locl)
     */
    record EastAsianForms(BitSet halved, Map<HanLanguage, Map<Integer, Integer>> byLanguage) {

        static final EastAsianForms NONE = new EastAsianForms(new BitSet(), Map.of());

        EastAsianForms {
            halved = (BitSet) halved.clone();
            byLanguage = byLanguage.isEmpty() ? Map.of() : new EnumMap<>(byLanguage);
        }
    }

    /**
     * The OpenType lookups of one script, in the order in which a shaper applies them.
     *
     * @param forms the joining forms of a cursive script; null for other scripts
     * @param required required ligatures, which are always applied
     * @param common common ligatures, which a style can disable
     */
    record ScriptPlan(
            @Nullable JoiningForms forms,
            List<LigatureLookup> required,
            List<LigatureLookup> common,
            List<KerningMatrix> kerning) {

        static final ScriptPlan NONE = new ScriptPlan(null, List.of(), List.of(), List.of());

        /** Tests whether shaping consists of at most one kerning table, without substitutions. */
        boolean isOnlyKerning() {
            return forms == null && required.isEmpty() && common.isEmpty() && kerning.size() <= 1;
        }
    }

    /**
     * Joining forms by the glyph of the isolated letter; a glyph without an entry keeps its form.
     */
    record JoiningForms(
            Map<Integer, Integer> initial,
            Map<Integer, Integer> medial,
            Map<Integer, Integer> terminal) {}

    /**
     * A ligature lookup.
     *
     * @param ignoresMarks whether marks between components are skipped
     * @param byFirst the ligatures by their first glyph, each list in order of preference
     * @param first the keys of {@code byFirst}, for a fast test
     */
    record LigatureLookup(
            boolean ignoresMarks, Map<Integer, List<Ligature>> byFirst, BitSet first) {

        LigatureLookup(boolean ignoresMarks, Map<Integer, List<Ligature>> byFirst) {
            this(ignoresMarks, byFirst, new BitSet());
            byFirst.keySet().stream().filter(glyph -> glyph >= 0).forEach(first::set);
        }

        /** Tests whether a ligature can start with a glyph. */
        boolean startsLigature(int glyph) {
            return glyph >= 0 && first.get(glyph);
        }

        /** Returns the ligatures that start with a glyph; mostly empty. */
        List<Ligature> startingWith(int glyph) {
            return byFirst.getOrDefault(glyph, List.of());
        }
    }

    /** A ligature: the components after the first one, and the resulting glyph. */
    record Ligature(int[] rest, int result) {}

    /**
     * Class-based pair kerning: maps the first glyph to a row and the second glyph to a column; row
     * or column 0 means no kerning.
     */
    record KerningMatrix(byte[] rows, byte[] columns, int columnCount, short[] values) {

        int kern(int first, int second) {
            int row = rows[first] & 0xFF;
            int column = columns[second] & 0xFF;
            return row == 0 || column == 0 ? 0 : values[(row - 1) * (columnCount - 1) + column - 1];
        }
    }
}
