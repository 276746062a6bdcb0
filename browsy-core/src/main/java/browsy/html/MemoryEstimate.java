package browsy.html;

/**
 * Estimates the memory for the processing of a page from its source: elements with their boxes and
 * styles, table cells, line breaks in text, and the text itself.
 */
final class MemoryEstimate {
    private static final int BYTES_PER_CHARACTER = 8;
    private static final int BYTES_PER_TAG = 1_900;
    private static final int BYTES_PER_CELL = 2_900;
    private static final int BYTES_PER_LINE = 900;

    /**
     * The maximum estimate for one character of any text, reached by table cells such as {@code
     * <td<td}.
     */
    private static final int MAX_BYTES_PER_CHARACTER = 1_000;

    private MemoryEstimate() {}

    /** The number of characters of a page, from its start, that fit into an amount of memory. */
    static int affordable(String html, long bytes) {
        if ((long) html.length() * MAX_BYTES_PER_CHARACTER <= bytes) {
            return html.length();
        }
        long left = bytes;
        for (int i = 0; i < html.length(); i++) {
            left -= BYTES_PER_CHARACTER;
            char c = html.charAt(i);
            if (c == '<') {
                left -= tag(html, i + 1);
            } else if (c == '\n' && isBetweenWords(html, i)) {
                left -= BYTES_PER_LINE;
            }
            if (left < 0) {
                return i;
            }
        }
        return html.length();
    }

    /**
     * The estimate for a tag; 0 if the characters are no start tag.
     *
     * @param name the offset at which the tag name would begin
     */
    private static int tag(String html, int name) {
        char first = letter(html, name);
        if (first < 'a' || first > 'z') {
            return 0;
        }
        char second = letter(html, name + 1);
        boolean cell = first == 't' && (second == 'd' || second == 'h');
        return cell && letter(html, name + 2) != 'e' ? BYTES_PER_CELL : BYTES_PER_TAG;
    }

    private static char letter(String html, int index) {
        return index < html.length() ? Character.toLowerCase(html.charAt(index)) : ' ';
    }

    private static boolean isBetweenWords(String html, int index) {
        return index > 0
                && index + 1 < html.length()
                && html.charAt(index - 1) != '>'
                && html.charAt(index + 1) != '<'
                && html.charAt(index + 1) != ' ';
    }
}
