package browsy.layout.text;

import browsy.layout.text.GraphemeBreaker.GraphemeClass;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The set of plain characters: each is a grapheme cluster of its own, has a width from the font,
 * and does not join its neighbours. Nearly all text of most pages consists of them. Scripts are
 * stored as numbers.
 */
final class PlainCharacters {
    /** The end of the range that contains plain characters. */
    static final int END = 0x2500;

    private static final int PAGE_BITS = 8;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;

    /** The entry of characters that are not plain. */
    static final byte NOT_PLAIN = -1;

    /** The number of characters without a script of their own, which are shaped with any script. */
    static final byte NO_SCRIPT = 0;

    /** Script tags by their number. */
    private static final List<String> SCRIPTS = scripts();

    /** The computed pages. Concurrent threads store equal values. */
    private static final AtomicReferenceArray<byte[]> PAGES =
            new AtomicReferenceArray<>(END >> PAGE_BITS);

    private PlainCharacters() {}

    private static List<String> scripts() {
        List<String> scripts = new ArrayList<>();
        scripts.add("");
        scripts.addAll(ScriptTags.all());
        return List.copyOf(scripts);
    }

    /**
     * Returns the script tag of a text that consists of plain characters of at most one script.
     *
     * @return null if the text contains other characters or several scripts
     */
    static @Nullable String scriptOf(String text) {
        byte script = NO_SCRIPT;
        for (int i = 0; i < text.length(); i++) {
            byte next = script(text.charAt(i));
            if (next == NO_SCRIPT) {
                continue;
            }
            if (next == NOT_PLAIN || (script != NO_SCRIPT && script != next)) {
                return null;
            }
            script = next;
        }
        return tag(script);
    }

    /** Returns the tag of a script number. */
    static String tag(int script) {
        return script == NO_SCRIPT ? ScriptTags.DEFAULT : SCRIPTS.get(script);
    }

    /** Returns the script number of a character; {@link #NOT_PLAIN} if it is not plain. */
    static byte script(char c) {
        if (c >= END) {
            return NOT_PLAIN;
        }
        byte[] page = PAGES.get(c >> PAGE_BITS);
        if (page == null) {
            page = compute(c >> PAGE_BITS);
            PAGES.set(c >> PAGE_BITS, page);
        }
        return page[c & (PAGE_SIZE - 1)];
    }

    private static byte[] compute(int page) {
        byte[] kinds = new byte[PAGE_SIZE];
        for (int i = 0; i < PAGE_SIZE; i++) {
            int code = (page << PAGE_BITS) + i;
            kinds[i] = isPlain(code) ? (byte) SCRIPTS.indexOf(ScriptTags.of(code, "")) : NOT_PLAIN;
        }
        return kinds;
    }

    private static boolean isPlain(int code) {
        GraphemeClass type = GraphemeBreaker.classOf(code);
        return (type == GraphemeClass.OTHER || type == GraphemeClass.PICTOGRAPH)
                && CharacterWidth.of(code) == CharacterWidth.NORMAL
                && JoiningType.of(code) == JoiningType.NON_JOINING;
    }
}
