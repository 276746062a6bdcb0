package browsy.layout.text;

import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The faces a text is set in: the first has the metrics of the element, the others lend characters
 * it lacks.
 */
final class FontStack {

    private static final int CACHED_CHARACTERS = 0x300;
    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;

    private final List<FontFace> faces;
    private final @Nullable FontChoice[] cached = new FontChoice[CACHED_CHARACTERS];

    private FontStack(Set<FontFace> faces) {
        this.faces = List.copyOf(faces);
    }

    /**
     * The families of the list that are installed, then the default family, then the one a system
     * takes missing characters from.
     */
    static FontStack of(FontRequest request) {
        Set<FontFace> faces = new LinkedHashSet<>();
        for (String name : request.families()) {
            FontFamilies.find(name)
                    .ifPresent(family -> faces.add(family.face(request.bold(), request.italic())));
        }
        faces.add(FontFamily.LIBERATION_SERIF.face(request.bold(), request.italic()));
        faces.add(FontFamily.DEJAVU_SANS.face(request.bold(), request.italic()));
        return new FontStack(faces);
    }

    FontFace primary() {
        return faces.get(0);
    }

    /** The choice for a character that is a grapheme cluster of its own. */
    FontChoice choose(int codePoint) {
        if (codePoint >= CACHED_CHARACTERS) {
            return choose(Character.toString(codePoint));
        }
        FontChoice known = cached[codePoint];
        if (known == null) {
            known = choose(Character.toString(codePoint));
            cached[codePoint] = known;
        }
        return known;
    }

    /**
     * The first face that has all characters of a cluster, be they composed or apart; if none has,
     * the first face draws what it lacks as a box.
     */
    FontChoice choose(String cluster) {
        String composed = Normalizer.normalize(cluster, Normalizer.Form.NFC);
        String apart = Normalizer.normalize(cluster, Normalizer.Form.NFD);
        for (FontFace face : faces) {
            for (String form : List.of(composed, cluster, apart)) {
                if (hasAll(face, form)) {
                    return choice(face, form);
                }
            }
        }
        return choice(primary(), cluster);
    }

    private static boolean hasAll(FontFace face, String cluster) {
        FaceTable table = face.table();
        return cluster.codePoints()
                .allMatch(code -> table.glyph(code) != FaceTable.MISSING || isInvisible(code));
    }

    private static FontChoice choice(FontFace face, String cluster) {
        int[] codePoints = cluster.codePoints().toArray();
        int[] glyphs = new int[codePoints.length];
        JoiningType[] joining = new JoiningType[codePoints.length];
        for (int i = 0; i < codePoints.length; i++) {
            glyphs[i] = glyph(face.table(), codePoints[i]);
            joining[i] = JoiningType.of(codePoints[i]);
        }
        return new FontChoice(face, glyphs, joining);
    }

    private static int glyph(FaceTable table, int codePoint) {
        if (isInvisible(codePoint)) {
            return codePoint == ZERO_WIDTH_NON_JOINER
                    ? GlyphBuffer.INVISIBLE_NON_JOINER
                    : GlyphBuffer.INVISIBLE;
        }
        int glyph = table.glyph(codePoint);
        if (glyph == FaceTable.MISSING) {
            CharacterWidth width = CharacterWidth.of(codePoint);
            if (width.isEastAsianWide()) {
                return GlyphBuffer.WIDE_BOX;
            }
            if (width == CharacterWidth.NON_SPACING) {
                return GlyphBuffer.INVISIBLE;
            }
        }
        return glyph;
    }

    static boolean isInvisible(int codePoint) {
        return Character.isISOControl(codePoint)
                || CharacterWidth.of(codePoint) == CharacterWidth.IGNORABLE;
    }
}
