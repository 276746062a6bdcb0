package browsy.layout.text;

import browsy.css.value.font.HanLanguage;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The font faces for the text of an element, in order of preference. The first one is the primary
 * face; the others supply characters that it lacks. Stacks and the choices of common characters are
 * cached for all pages. Thread-safe, because concurrent computations store equal values.
 */
final class FontStack {

    /** The end of the range of cached characters: most scripts and nearly all punctuation. */
    private static final int CACHED_CHARACTERS = 0x2500;

    private static final int PAGE_BITS = 8;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;

    /**
     * The maximum length of clusters that are normalized, because reordering marks takes quadratic
     * time.
     */
    private static final int MAX_NORMALIZED = 64;

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int HANGUL_FILLER = 0x115F;

    private static final String SARA_AM = "\u0E33";
    private static final String NIKHAHIT_AND_SARA_AA = "\u0E4D\u0E32";

    private static final FontFace EAST_ASIAN_FACE =
            BundledFontFamily.NOTO_SANS_CJK.face(false, false);

    /**
     * The faces of font fallback, in order. They are mostly regular; bold text in them is
     * synthesized, which does not change advances.
     */
    private static final List<FontFace> SYSTEM_FACES =
            List.of(
                    BundledFontFamily.LIBERATION_SANS.face(false, false),
                    BundledFontFamily.DEJAVU_SANS.face(false, false),
                    EAST_ASIAN_FACE,
                    BundledFontFamily.DEJAVU_SANS_MONO.face(false, false),
                    BundledFontFamily.DEJAVU_SERIF.face(false, false),
                    BundledFontFamily.DEJAVU_SANS.face(true, false),
                    BundledFontFamily.DEJAVU_SANS_MONO.face(true, false),
                    BundledFontFamily.DEJAVU_SERIF.face(true, false));

    private static final int MAX_KNOWN = 1024;

    private static final int BOLD = 1;
    private static final int ITALIC = 2;
    private static final int STYLES = 4 * HanLanguage.values().length;

    /**
     * The stacks by family list and style. The values depend on the built-in fonts only, not on a
     * page.
     */
    private static final Map<List<String>, AtomicReferenceArray<@Nullable FontStack>> KNOWN =
            new ConcurrentHashMap<>();

    /** The cache entry of a character that no listed face contains. */
    private static final FontChoice NOT_LISTED =
            new FontChoice(SYSTEM_FACES.get(0), new int[0], new JoiningType[0]);

    private final List<FontFace> listed;
    private final HanLanguage language;

    /** The same faces for text in no East Asian language. */
    private final FontStack neutral;

    private final @Nullable FontChoice[] @Nullable [] cached =
            new @Nullable FontChoice[CACHED_CHARACTERS >> PAGE_BITS] @Nullable [];

    private FontStack(Set<FontFace> listed, HanLanguage language) {
        this.listed = List.copyOf(listed);
        this.language = language;
        this.neutral =
                language == HanLanguage.OTHER ? this : new FontStack(listed, HanLanguage.OTHER);
    }

    /**
     * Returns the stack of a request: the installed families of the list, then the default family.
     */
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
        int style =
                (request.bold() ? BOLD : 0)
                        | (request.italic() ? ITALIC : 0)
                        | request.language().ordinal() * 4;
        FontStack stack = ofStyles.get(style);
        if (stack == null) {
            // Concurrent threads store equal values.
            stack = make(request);
            ofStyles.set(style, stack);
        }
        return stack;
    }

    private static FontStack make(FontRequest request) {
        Set<FontFace> faces = new LinkedHashSet<>();
        for (String name : request.families()) {
            FontFamilies.find(name, request.language())
                    .ifPresent(family -> faces.add(family.face(request.bold(), request.italic())));
        }
        BundledFontFamily last = FontFamilies.standard(request.language());
        faces.add(last.face(request.bold(), request.italic()));
        return new FontStack(faces, request.language());
    }

    FontFace primary() {
        return listed.get(0);
    }

    /**
     * Returns the stack for the glyphs of text in a script. Text without a script of its own has no
     * forms of a language.
     *
     * @param script the OpenType tag of the script
     */
    FontStack inScript(String script) {
        return script.equals(ScriptTags.DEFAULT) ? neutral : this;
    }

    /** Returns the character in the first listed face that contains it; null if none does. */
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

    /** Returns a cluster in the first listed face that contains all of it; null if none does. */
    @Nullable FontChoice chooseListed(String cluster) {
        Forms forms = Forms.of(cluster);
        for (FontFace face : listed) {
            FontChoice choice = choice(face, forms, language);
            if (choice != null) {
                return choice;
            }
        }
        return null;
    }

    /**
     * Returns the fallback face for a character; null if there is none. Text in an East Asian
     * language prefers the East Asian face.
     */
    @Nullable FontFace systemFace(int codePoint) {
        if (!hasFallback(codePoint)) {
            return null;
        }
        if (language != HanLanguage.OTHER && has(EAST_ASIAN_FACE.table(), codePoint)) {
            return EAST_ASIAN_FACE;
        }
        for (FontFace face : SYSTEM_FACES) {
            if (has(face.table(), codePoint)) {
                return face;
            }
        }
        return null;
    }

    /**
     * Whether font fallback applies to a character: not to private-use ones, because their meaning
     * depends on the listed fonts, and not to the filler of a Hangul syllable.
     */
    private static boolean hasFallback(int codePoint) {
        return Character.getType(codePoint) != Character.PRIVATE_USE && codePoint != HANGUL_FILLER;
    }

    /** Returns a cluster in the given face; null if the face lacks a part of it. */
    @Nullable FontChoice choose(FontFace face, String cluster) {
        return choice(face, Forms.of(cluster), language);
    }

    /**
     * Returns a cluster in a face, in the forms for no East Asian language; null if the face lacks
     * a part of it.
     */
    static @Nullable FontChoice chooseNeutral(FontFace face, String cluster) {
        return choice(face, Forms.of(cluster), HanLanguage.OTHER);
    }

    /**
     * Returns a cluster that no face completely contains, in the primary face, which draws missing
     * glyphs. Its letters are composed with the marks as far as the face contains the results; the
     * Thai vowel sara am is drawn as its two parts.
     */
    FontChoice chooseBoxes(String cluster) {
        String parts = cluster.replace(SARA_AM, NIKHAHIT_AND_SARA_AA);
        Forms forms = Forms.of(parts);
        int[] composed =
                forms.composed().length == parts.codePointCount(0, parts.length())
                        ? forms.composed()
                        : composed(primary().table(), forms.decomposed());
        return choice(primary(), composed, language);
    }

    /** Composes a decomposed cluster as far as a face contains the results. */
    private static int[] composed(FaceTable table, int[] decomposed) {
        int[] composed = decomposed.clone();
        int length = Math.min(1, composed.length);
        for (int i = 1; i < decomposed.length; i++) {
            int mark = decomposed[i];
            boolean isBlocked = length > 1 && !precedes(composed[length - 1], mark);
            int whole = isBlocked ? -1 : composite(composed[0], mark);
            if (whole >= 0 && has(table, whole)) {
                composed[0] = whole;
            } else {
                composed[length++] = mark;
            }
        }
        return Arrays.copyOf(composed, length);
    }

    /** Whether a mark sorts before another, so that it does not keep the other from composing. */
    private static boolean precedes(int mark, int other) {
        String sorted = Character.toString(mark) + Character.toString(other);
        String swapped = Character.toString(other) + Character.toString(mark);
        return Normalizer.normalize(swapped, Normalizer.Form.NFD).equals(sorted);
    }

    /** Returns the character that a letter and a mark compose to, -1 if there is none. */
    private static int composite(int letter, int mark) {
        String pair = Character.toString(letter) + Character.toString(mark);
        String whole = Normalizer.normalize(pair, Normalizer.Form.NFC);
        int first = whole.codePointAt(0);
        return whole.length() == Character.charCount(first) ? first : -1;
    }

    /** The code points of a cluster in composed (NFC) and decomposed (NFD) form. */
    private record Forms(int[] composed, int[] decomposed) {
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

    /** Returns a cluster in a face, preferably composed; null if the face contains neither form. */
    private static @Nullable FontChoice choice(FontFace face, Forms forms, HanLanguage language) {
        FaceTable table = face.table();
        if (hasAll(table, forms.composed())) {
            return choice(face, forms.composed(), language);
        }
        if (hasAll(table, forms.decomposed())) {
            return choice(face, forms.decomposed(), language);
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

    private static FontChoice choice(FontFace face, int[] codePoints, HanLanguage language) {
        int[] glyphs = new int[codePoints.length];
        JoiningType[] joining = new JoiningType[codePoints.length];
        for (int i = 0; i < codePoints.length; i++) {
            glyphs[i] = glyph(face.table(), codePoints[i], language);
            joining[i] = JoiningType.of(codePoints[i]);
        }
        return new FontChoice(face, glyphs, joining);
    }

    private static int glyph(FaceTable table, int codePoint, HanLanguage language) {
        if (isInvisible(codePoint)) {
            return codePoint == ZERO_WIDTH_NON_JOINER
                    ? GlyphBuffer.INVISIBLE_NON_JOINER
                    : GlyphBuffer.INVISIBLE;
        }
        int glyph = table.glyph(codePoint, language);
        if (glyph == FaceTable.MISSING) {
            FixedSpace space = FixedSpace.of(codePoint);
            if (space != null) {
                return GlyphBuffer.FIRST_FIXED_SPACE - space.ordinal();
            }
            if (CharacterWidth.of(codePoint) == CharacterWidth.NON_SPACING
                    && !table.positionsGlyphs()) {
                return GlyphBuffer.INVISIBLE;
            }
        }
        return glyph;
    }

    /**
     * Tests whether a character is drawn as nothing: white space that layout handles, and
     * default-ignorable characters.
     */
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
