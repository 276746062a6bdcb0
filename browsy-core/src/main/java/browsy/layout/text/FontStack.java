package browsy.layout.text;

import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The faces that an element's text can be set in. The first one has the metrics of the element, the
 * others lend the characters it lacks.
 */
final class FontStack {

    /** Up to here choices are remembered: most scripts and nearly all punctuation. */
    private static final int CACHED_CHARACTERS = 0x2500;

    private static final int PAGE_BITS = 8;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;

    /** Reordering marks takes quadratic time, so absurd clusters are left as they are. */
    private static final int MAX_NORMALIZED = 64;

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;

    /**
     * Where the system looks for characters that no listed family has: always in regular faces,
     * whose strokes are thickened for bold text without getting wider.
     */
    private static final List<FontFace> SYSTEM_FACES =
            List.of(
                    FontFamily.LIBERATION_SANS.face(false, false),
                    FontFamily.DEJAVU_SANS.face(false, false),
                    FontFamily.DEJAVU_SANS_MONO.face(false, false),
                    FontFamily.DEJAVU_SERIF.face(false, false),
                    FontFamily.DEJAVU_SANS.face(true, false),
                    FontFamily.DEJAVU_SANS_MONO.face(true, false),
                    FontFamily.DEJAVU_SERIF.face(true, false));

    private static final int MAX_KNOWN = 1024;

    private static final int BOLD = 1;
    private static final int ITALIC = 2;
    private static final int STYLES = 4;

    /**
     * The stacks of lists of families, for each style: facts about fonts, which no page can change.
     */
    private static final Map<List<String>, AtomicReferenceArray<@Nullable FontStack>> KNOWN =
            new ConcurrentHashMap<>();

    /** Remembered of a character that no listed face has. */
    private static final FontChoice NOT_LISTED =
            new FontChoice(SYSTEM_FACES.get(0), new int[0], new JoiningType[0]);

    private final List<FontFace> listed;
    private final @Nullable FontChoice[] @Nullable [] cached =
            new @Nullable FontChoice[CACHED_CHARACTERS >> PAGE_BITS] @Nullable [];

    private FontStack(Set<FontFace> listed) {
        this.listed = List.copyOf(listed);
    }

    /** The families of the list that are installed, then the default family. */
    static FontStack of(FontRequest request) {
        AtomicReferenceArray<@Nullable FontStack> ofStyles = KNOWN.get(request.families());
        if (ofStyles == null) {
            if (KNOWN.size() >= MAX_KNOWN) {
                KNOWN.clear();
            }
            ofStyles =
                    KNOWN.computeIfAbsent(
                            request.families(), unknown -> new AtomicReferenceArray<>(STYLES));
        }
        int style = (request.bold() ? BOLD : 0) | (request.italic() ? ITALIC : 0);
        FontStack stack = ofStyles.get(style);
        if (stack == null) {
            // Threads that come at once make the same.
            stack = make(request);
            ofStyles.set(style, stack);
        }
        return stack;
    }

    private static FontStack make(FontRequest request) {
        Set<FontFace> faces = new LinkedHashSet<>();
        for (String name : request.families()) {
            FontFamilies.find(name)
                    .ifPresent(family -> faces.add(family.face(request.bold(), request.italic())));
        }
        faces.add(FontFamily.LIBERATION_SERIF.face(request.bold(), request.italic()));
        return new FontStack(faces);
    }

    FontFace primary() {
        return listed.get(0);
    }

    /** The listed face that has a character, null if none has. */
    @Nullable FontChoice chooseListed(int codePoint) {
        if (codePoint >= CACHED_CHARACTERS) {
            return chooseListed(Character.toString(codePoint));
        }
        @Nullable FontChoice @Nullable [] page = cached[codePoint >> PAGE_BITS];
        if (page == null) {
            page = new FontChoice[PAGE_SIZE];
            cached[codePoint >> PAGE_BITS] = page;
        }
        int slot = codePoint & (PAGE_SIZE - 1);
        FontChoice known = page[slot];
        if (known == null) {
            known = chooseListed(Character.toString(codePoint));
            page[slot] = known == null ? NOT_LISTED : known;
        }
        return known == NOT_LISTED ? null : known;
    }

    /** The first listed face that has all of a cluster, null if none has. */
    @Nullable FontChoice chooseListed(String cluster) {
        Forms forms = Forms.of(cluster);
        for (FontFace face : listed) {
            FontChoice choice = choice(face, forms);
            if (choice != null) {
                return choice;
            }
        }
        return null;
    }

    /**
     * The system's face for a character, null if there is none. Private-use characters are never
     * looked for in other fonts: what they mean only the listed ones know.
     */
    static @Nullable FontFace systemFace(int codePoint) {
        if (Character.getType(codePoint) == Character.PRIVATE_USE) {
            return null;
        }
        for (FontFace face : SYSTEM_FACES) {
            if (has(face.table(), codePoint)) {
                return face;
            }
        }
        return null;
    }

    /** A cluster in a given face, null if the face lacks some of it. */
    static @Nullable FontChoice choose(FontFace face, String cluster) {
        return choice(face, Forms.of(cluster));
    }

    /**
     * A cluster that no face has all of: the first face draws a box for what it lacks, composed as
     * far as it goes.
     */
    FontChoice chooseBoxes(String cluster) {
        return choice(primary(), Forms.of(cluster).composed());
    }

    /** The code points of a cluster, composed and apart. */
    private record Forms(int[] composed, int[] apart) {
        static Forms of(String cluster) {
            if (cluster.length() == 1 && NormalizedCharacters.isInert(cluster.charAt(0))) {
                int[] written = {cluster.charAt(0)};
                return new Forms(written, written);
            }
            if (cluster.length() > MAX_NORMALIZED) {
                int[] written = cluster.codePoints().toArray();
                return new Forms(written, written);
            }
            return new Forms(
                    Normalizer.normalize(cluster, Normalizer.Form.NFC).codePoints().toArray(),
                    Normalizer.normalize(cluster, Normalizer.Form.NFD).codePoints().toArray());
        }
    }

    private static @Nullable FontChoice choice(FontFace face, Forms forms) {
        FaceTable table = face.table();
        if (hasAll(table, forms.composed())) {
            return choice(face, forms.composed());
        }
        if (hasAll(table, forms.apart())) {
            return choice(face, forms.apart());
        }
        return null;
    }

    private static boolean hasAll(FaceTable table, int[] codePoints) {
        for (int code : codePoints) {
            if (!has(table, code)) {
                return false;
            }
        }
        return true;
    }

    private static boolean has(FaceTable table, int codePoint) {
        return table.glyph(codePoint) != FaceTable.MISSING
                || isInvisible(codePoint)
                || FixedSpace.of(codePoint) != null;
    }

    private static FontChoice choice(FontFace face, int[] codePoints) {
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
            FixedSpace space = FixedSpace.of(codePoint);
            if (space != null) {
                return GlyphBuffer.FIRST_FIXED_SPACE - space.ordinal();
            }
            CharacterWidth width = CharacterWidth.of(codePoint);
            if (width.isEastAsianWide()) {
                return GlyphBuffer.WIDE_BOX;
            }
            if (width == CharacterWidth.NON_SPACING && !table.positionsGlyphs()) {
                return GlyphBuffer.INVISIBLE;
            }
        }
        return glyph;
    }

    /** White space that layout deals with, and characters that are never drawn. */
    static boolean isInvisible(int codePoint) {
        switch (codePoint) {
            case '\t':
            case '\n':
            case '\f':
            case '\r':
                return true;
            default:
                return CharacterWidth.of(codePoint) == CharacterWidth.IGNORABLE;
        }
    }
}
