package browsy.fetch.encoding;

/** Text in the values of HTTP header fields. */
public final class HeaderText {
    private HeaderText() {}

    /** Removes the white space of header fields, spaces and tabs, at both ends. */
    public static String trimmed(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && isSpace(text.charAt(start))) {
            start++;
        }
        while (end > start && isSpace(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t';
    }
}
