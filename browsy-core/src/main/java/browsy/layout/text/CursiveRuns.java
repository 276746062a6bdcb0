package browsy.layout.text;

import java.lang.Character.UnicodeScript;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a text in cursive scripts, such as Arabic. Characters of no script, such as digits
 * and punctuation, belong to the script before them; those at the start, to the script after them.
 *
 * @see <a href="https://www.w3.org/TR/css-text-3/#cursive-tracking">CSS Text 3, Cursive Scripts</a>
 */
public final class CursiveRuns {
    private final BitSet cursive;

    private CursiveRuns(BitSet cursive) {
        this.cursive = cursive;
    }

    /** Returns the parts of a text in cursive scripts; null if there are none. */
    public static @Nullable CursiveRuns of(String text) {
        if (text.codePoints().noneMatch(ScriptTags::isCursive)) {
            return null;
        }
        BitSet cursive = new BitSet(text.length());
        boolean isFirst = true;
        boolean isCursive = false;
        for (int start = 0; start < text.length(); ) {
            int code = text.codePointAt(start);
            int end = start + Character.charCount(code);
            if (hasScript(code)) {
                isCursive = ScriptTags.isCursive(code);
                if (isFirst) {
                    cursive.set(0, start, isCursive);
                }
                isFirst = false;
            }
            cursive.set(start, end, isCursive);
            start = end;
        }
        return new CursiveRuns(cursive);
    }

    /** Whether a character belongs to a cursive script. */
    public boolean contains(int index) {
        return cursive.get(index);
    }

    /** Whether a character has a script of its own. */
    static boolean hasScript(int codePoint) {
        UnicodeScript script = UnicodeScript.of(codePoint);
        return script != UnicodeScript.COMMON && script != UnicodeScript.INHERITED;
    }
}
