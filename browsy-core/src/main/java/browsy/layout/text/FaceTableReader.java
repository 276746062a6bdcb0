package browsy.layout.text;

import browsy.css.value.font.HanLanguage;
import browsy.layout.text.FaceTable.EastAsianForms;
import browsy.layout.text.FaceTable.FaceUnits;
import browsy.layout.text.FaceTable.JoiningForms;
import browsy.layout.text.FaceTable.KerningMatrix;
import browsy.layout.text.FaceTable.Ligature;
import browsy.layout.text.FaceTable.LigatureLookup;
import browsy.layout.text.FaceTable.ScriptPlan;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the font tables that {@code tools/fonts/generate_font_tables.py} writes. That script
 * documents the format.
 */
final class FaceTableReader {

    private static final int MAGIC = 0x42465431;
    private static final int NO_FORMS = 255;
    private static final int POSITIONS_GLYPHS = 1;
    private static final int HEIGHTS_OF_OUTLINES = 2;
    private static final int EAST_ASIAN = 4;

    /** In the length of a range of characters: all of them have the same glyph. */
    private static final int SAME_GLYPH = 0x8000;

    private final ByteBuffer in;

    FaceTableReader(byte[] bytes) {
        this.in = ByteBuffer.wrap(bytes);
    }

    /**
     * Reads a table: header, metrics, character map, advances, marks, the lookups of scripts, and
     * East Asian forms.
     *
     * @throws IllegalStateException if the data is not a font table
     */
    FaceTable read() {
        if (in.getInt() != MAGIC) {
            throw new IllegalStateException("not a font table");
        }
        int flags = u8();
        FaceUnits units =
                new FaceUnits(
                        (flags & HEIGHTS_OF_OUTLINES) != 0,
                        u16(),
                        in.getShort(),
                        in.getShort(),
                        in.getShort(),
                        in.getShort(),
                        in.getShort(),
                        u16(),
                        u16(),
                        in.getShort(),
                        in.getShort());
        char[][] pages = characters();
        char[] advances = new char[u16()];
        in.asCharBuffer().get(advances);
        in.position(in.position() + advances.length * Character.BYTES);
        boolean[] marks = new boolean[advances.length];
        for (int remaining = u16(); remaining > 0; remaining--) {
            marks[u16()] = true;
        }
        return new FaceTable(
                units,
                pages,
                advances,
                marks,
                (flags & POSITIONS_GLYPHS) != 0,
                plans(advances.length),
                (flags & EAST_ASIAN) != 0 ? eastAsianForms() : EastAsianForms.NONE);
    }

    /** Reads the character map: glyphs by code point, in pages of 256. */
    private char[][] characters() {
        char[][] pages = new char[(Character.MAX_CODE_POINT >> 8) + 1][];
        for (int remaining = u16(); remaining > 0; remaining--) {
            int first = in.getInt();
            int length = u16();
            int step = (length & SAME_GLYPH) != 0 ? 0 : 1;
            int glyph = u16();
            for (int i = 0; i < (length & ~SAME_GLYPH); i++) {
                int code = first + i;
                if (pages[code >> 8] == null) {
                    pages[code >> 8] = new char[256];
                }
                pages[code >> 8][code & 0xFF] = (char) (glyph + i * step);
            }
        }
        return pages;
    }

    /** Reads lookups and the shaping plans of scripts, which refer to lookups by index. */
    private Map<String, ScriptPlan> plans(int glyphCount) {
        List<JoiningForms> forms = new ArrayList<>();
        for (int remaining = u8(); remaining > 0; remaining--) {
            forms.add(new JoiningForms(glyphMap(), glyphMap(), glyphMap()));
        }
        List<LigatureLookup> ligatures = new ArrayList<>();
        for (int remaining = u8(); remaining > 0; remaining--) {
            ligatures.add(ligatures());
        }
        List<KerningMatrix> kerning = new ArrayList<>();
        for (int remaining = u8(); remaining > 0; remaining--) {
            kerning.add(kerning(glyphCount));
        }
        List<ScriptPlan> plans = new ArrayList<>();
        for (int remaining = u8(); remaining > 0; remaining--) {
            int form = u8();
            plans.add(
                    new ScriptPlan(
                            form == NO_FORMS ? null : forms.get(form),
                            some(ligatures),
                            some(ligatures),
                            some(kerning)));
        }
        Map<String, ScriptPlan> byScript = new HashMap<>();
        for (int remaining = u8(); remaining > 0; remaining--) {
            byte[] tag = new byte[4];
            in.get(tag);
            byScript.put(new String(tag, StandardCharsets.US_ASCII), plans.get(u8()));
        }
        return byScript;
    }

    private LigatureLookup ligatures() {
        boolean ignoresMarks = u8() != 0;
        Map<Integer, List<Ligature>> byFirst = new HashMap<>();
        for (int remaining = u16(); remaining > 0; remaining--) {
            int restLength = u8() - 1;
            int first = u16();
            int[] rest = new int[restLength];
            for (int i = 0; i < restLength; i++) {
                rest[i] = u16();
            }
            byFirst.computeIfAbsent(first, key -> new ArrayList<>()).add(new Ligature(rest, u16()));
        }
        return new LigatureLookup(ignoresMarks, byFirst);
    }

    private KerningMatrix kerning(int glyphCount) {
        int rowCount = u16();
        int columnCount = u16();
        byte[] rows = classes(glyphCount);
        byte[] columns = classes(glyphCount);
        short[] values = new short[(rowCount - 1) * (columnCount - 1)];
        in.asShortBuffer().get(values);
        in.position(in.position() + values.length * Short.BYTES);
        return new KerningMatrix(rows, columns, columnCount, values);
    }

    private byte[] classes(int glyphCount) {
        byte[] classes = new byte[glyphCount];
        for (int remaining = u16(); remaining > 0; remaining--) {
            classes[u16()] = (byte) u8();
        }
        return classes;
    }

    private EastAsianForms eastAsianForms() {
        BitSet halved = new BitSet();
        for (int remaining = u16(); remaining > 0; remaining--) {
            halved.set(u16());
        }
        Map<HanLanguage, Map<Integer, Integer>> byLanguage = new EnumMap<>(HanLanguage.class);
        for (HanLanguage language : HanLanguage.values()) {
            if (language != HanLanguage.OTHER) {
                byLanguage.put(language, characterMap());
            }
        }
        return new EastAsianForms(halved, byLanguage);
    }

    private Map<Integer, Integer> characterMap() {
        Map<Integer, Integer> map = new HashMap<>();
        for (int remaining = u16(); remaining > 0; remaining--) {
            map.put(in.getInt(), u16());
        }
        return map;
    }

    private Map<Integer, Integer> glyphMap() {
        Map<Integer, Integer> map = new HashMap<>();
        for (int remaining = u16(); remaining > 0; remaining--) {
            map.put(u16(), u16());
        }
        return map;
    }

    /** Reads indexes of lookups and returns these lookups. */
    private <T> List<T> some(List<T> lookups) {
        List<T> some = new ArrayList<>();
        for (int remaining = u8(); remaining > 0; remaining--) {
            some.add(lookups.get(u8()));
        }
        return List.copyOf(some);
    }

    private int u8() {
        return in.get() & 0xFF;
    }

    private int u16() {
        return in.getChar();
    }
}
