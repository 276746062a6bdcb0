package browsy.infra;

/** Appends parts of strings whose white space needs no change. */
public final class TextStretches {

    private TextStretches() {}

    /**
     * The end of the words from an index on that single spaces separate: the index of the first
     * control character, run of spaces, or space at the end of the text.
     *
     * @param start the index of a character that is no space
     */
    public static int end(String text, int start) {
        int last = text.length() - 1;
        for (int i = start; i <= last; i++) {
            char c = text.charAt(i);
            if (c < ' ' || (c == ' ' && (i == last || text.charAt(i + 1) <= ' '))) {
                return i;
            }
        }
        return text.length();
    }

    /** Appends a part of a text as a block, not character by character. */
    public static void append(StringBuilder out, String text, int start, int end) {
        out.append(start == 0 && end == text.length() ? text : text.substring(start, end));
    }
}
