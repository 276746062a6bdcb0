package browsy.layout.text;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The glyphs that one face has of {@linkplain PlainCharacters plain characters}, each together with
 * the script it is shaped in.
 */
final class PlainGlyphs {

    /** What is known of a character that is not plain, or that the face lacks. */
    static final int NONE = -1;

    private static final int UNKNOWN = 0;
    private static final int PAGE_BITS = 8;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;
    private static final int GLYPH_BITS = 16;

    private final FontFace face;

    /** Entries so far: every thread that writes one writes the same. */
    private final AtomicReferenceArray<int[]> pages =
            new AtomicReferenceArray<>(PlainCharacters.END >> PAGE_BITS);

    PlainGlyphs(FontFace face) {
        this.face = face;
    }

    /** The entry of a character, {@link #NONE} if there is none. */
    int entry(char c) {
        if (c >= PlainCharacters.END) {
            return NONE;
        }
        int[] page = pages.get(c >> PAGE_BITS);
        if (page == null) {
            page = new int[PAGE_SIZE];
            pages.set(c >> PAGE_BITS, page);
        }
        int entry = page[c & (PAGE_SIZE - 1)];
        if (entry == UNKNOWN) {
            entry = compute(c);
            page[c & (PAGE_SIZE - 1)] = entry;
        }
        return entry;
    }

    static int glyph(int entry) {
        return entry & ((1 << GLYPH_BITS) - 1);
    }

    /** The script of an entry as {@link PlainCharacters} numbers it. */
    static int script(int entry) {
        return entry >> GLYPH_BITS;
    }

    private int compute(char c) {
        int script = PlainCharacters.script(c);
        if (script == PlainCharacters.NOT_PLAIN) {
            return NONE;
        }
        FontChoice choice = FontStack.choose(face, String.valueOf(c));
        if (choice == null || choice.glyphs().length != 1 || choice.glyphs()[0] <= 0) {
            return NONE;
        }
        return script << GLYPH_BITS | choice.glyphs()[0];
    }
}
