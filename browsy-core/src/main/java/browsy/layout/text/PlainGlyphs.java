package browsy.layout.text;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A cache of the glyphs of {@linkplain PlainCharacters plain characters} in one face, each with its
 * script number.
 */
final class PlainGlyphs {

    /** The entry of a character that is not plain or that the face lacks. */
    private static final int NONE = -1;

    private static final int UNKNOWN = 0;
    private static final int PAGE_BITS = 8;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;
    private static final int GLYPH_BITS = 16;

    private final FontFace face;

    /** The computed entries. Concurrent threads store equal values. */
    private final AtomicReferenceArray<int[]> pages =
            new AtomicReferenceArray<>(PlainCharacters.END >> PAGE_BITS);

    PlainGlyphs(FontFace face) {
        this.face = face;
    }

    /**
     * Replaces the characters of a text by their glyphs in place.
     *
     * @return the script number of the text; {@link PlainCharacters#NOT_PLAIN} if it has several
     *     scripts or a glyph is missing, in which case the content of the array is undefined
     */
    int replace(char[] text) {
        int script = PlainCharacters.NO_SCRIPT;
        int[] page = page(0);
        int pageNumber = 0;
        for (int i = 0; i < text.length; i++) {
            char c = text[i];
            if (c >> PAGE_BITS != pageNumber) {
                if (c >= PlainCharacters.END) {
                    return PlainCharacters.NOT_PLAIN;
                }
                pageNumber = c >> PAGE_BITS;
                page = page(pageNumber);
            }
            int entry = page[c & (PAGE_SIZE - 1)];
            if (entry == UNKNOWN) {
                entry = compute(c);
                page[c & (PAGE_SIZE - 1)] = entry;
            }
            if (entry == NONE) {
                return PlainCharacters.NOT_PLAIN;
            }
            // A second script ends the replacement.
            int next = entry >> GLYPH_BITS;
            if (next != script && next != PlainCharacters.NO_SCRIPT) {
                if (script != PlainCharacters.NO_SCRIPT) {
                    return PlainCharacters.NOT_PLAIN;
                }
                script = next;
            }
            text[i] = (char) entry;
        }
        return script;
    }

    private int[] page(int number) {
        int[] page = pages.get(number);
        if (page == null) {
            page = new int[PAGE_SIZE];
            pages.set(number, page);
        }
        return page;
    }

    /**
     * Returns the entry of a character: the script number in the upper 16 bits, the glyph in the
     * lower ones.
     */
    private int compute(char c) {
        int script = PlainCharacters.script(c);
        if (script == PlainCharacters.NOT_PLAIN) {
            return NONE;
        }
        FontChoice choice = FontStack.chooseNeutral(face, String.valueOf(c));
        if (choice == null || choice.glyphs().length != 1 || choice.glyphs()[0] <= 0) {
            return NONE;
        }
        return script << GLYPH_BITS | choice.glyphs()[0];
    }
}
