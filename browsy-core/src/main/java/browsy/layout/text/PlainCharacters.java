package browsy.layout.text;

import browsy.layout.text.GraphemeBreaker.GraphemeClass;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Characters that need no look at their neighbours: each is a grapheme cluster of its own and
 * shaped with the text around it. Nearly all text of most pages is made of them.
 */
final class PlainCharacters {
    /** All plain characters are below. */
    static final int END = 0x2500;

    private static final int PAGE_BITS = 8;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;

    /** Stands in the place of a script for what is not plain. */
    static final byte NOT_PLAIN = -1;

    /** The script of characters that are shaped with any other. */
    static final byte NO_SCRIPT = 0;

    /** Script tags by what {@link #PAGES} holds. */
    private static final List<String> SCRIPTS = scripts();

    /** What is known so far: every thread that computes a page computes the same. */
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
     * The script tag of a text that is plain throughout and of one script at most.
     *
     * @return null where it is not
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

    /** The tag of a script by its number. */
    static String tag(int script) {
        return script == NO_SCRIPT ? ScriptTags.DEFAULT : SCRIPTS.get(script);
    }

    /** The number of the script of a character, or {@link #NOT_PLAIN}. */
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
