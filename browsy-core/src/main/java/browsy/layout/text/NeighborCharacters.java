package browsy.layout.text;

/**
 * What is around a text that is shaped on its own: the width of punctuation, the forms of cursive
 * letters and the script of leading spaces depend on it.
 *
 * @param before the character before the text, U+0000 if there is none
 * @param after the character after the text, U+0000 if there is none
 * @param joinsFirst whether the letter before the text joins a letter after it
 * @param joinsLast whether the letter after the text joins a letter before it
 * @param script the script of the characters without one that precede the letters of another script
 *     in the text; empty if they take the script of these letters
 */
record NeighborCharacters(
        char before, char after, boolean joinsFirst, boolean joinsLast, String script) {

    static final NeighborCharacters NONE = new NeighborCharacters('\0', '\0', false, false, "");

    /** The maximum number of characters before a text among which its script is looked up. */
    private static final int MAX_BEFORE = 100;

    /** The number of characters among which the shaper of a browser looks for a letter. */
    private static final int CONTEXT = 5;

    /** The first character that joins or is transparent. Most texts need no table of them. */
    private static final int FIRST_JOINING = '\u00AD';

    /** Returns the neighbors of a range of a text. */
    static NeighborCharacters of(String text, int start, int end) {
        return new NeighborCharacters(
                start > 0 ? text.charAt(start - 1) : '\0',
                end < text.length() ? text.charAt(end) : '\0',
                joinsNext(text, start),
                joinsPrevious(text, end),
                script(text, start, end));
    }

    /**
     * Returns the script before a range that begins with characters without a script, empty if it
     * has no other script.
     */
    private static String script(String text, int start, int end) {
        if (start == 0 || start == end || !scriptAt(text, start).isEmpty()) {
            return "";
        }
        String own = ScriptTags.first(text, start, end);
        String before = "";
        int first = Math.max(0, start - MAX_BEFORE);
        for (int at = start; !own.isEmpty() && before.isEmpty() && at > first; ) {
            at = text.offsetByCodePoints(at, -1);
            before = scriptAt(text, at);
        }
        return own.equals(before) ? "" : before;
    }

    private static String scriptAt(String text, int index) {
        return ScriptTags.of(text.codePointAt(index), "");
    }

    /** Whether the last letter before an index joins a letter at the index. */
    static boolean joinsNext(String text, int index) {
        int at = index;
        for (int i = 0; i < CONTEXT && at > 0; i++) {
            int letter = text.codePointBefore(at);
            JoiningType type = joiningType(letter);
            if (type != JoiningType.TRANSPARENT) {
                return type.joinsNext();
            }
            at -= Character.charCount(letter);
        }
        return false;
    }

    private static JoiningType joiningType(int letter) {
        return letter < FIRST_JOINING ? JoiningType.NON_JOINING : JoiningType.of(letter);
    }

    /** Whether the first letter from an index on joins a letter before the index. */
    static boolean joinsPrevious(String text, int index) {
        int at = index;
        for (int i = 0; i < CONTEXT && at < text.length(); i++) {
            int letter = text.codePointAt(at);
            JoiningType type = joiningType(letter);
            if (type != JoiningType.TRANSPARENT) {
                return type.joinsPrevious();
            }
            at += Character.charCount(letter);
        }
        return false;
    }
}
