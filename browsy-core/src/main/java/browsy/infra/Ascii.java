package browsy.infra;

/** ASCII case mapping and ASCII white space, as HTML and CSS define them. */
public final class Ascii {

    private Ascii() {}

    /** Returns {@code s} with A to Z in lower case and all other characters unchanged. */
    public static String lower(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (isUpper(s.charAt(i))) {
                return lowerFrom(s, i);
            }
        }
        return s;
    }

    /** Whether two strings are equal without regard to the case of A to Z. */
    public static boolean equalsIgnoreCase(String a, String b) {
        if (a.length() != b.length()) {
            return false;
        }
        for (int i = 0; i < a.length(); i++) {
            if (lower(a.charAt(i)) != lower(b.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether {@code c} is a space, tab, newline, carriage return or form feed. */
    public static boolean isWhitespace(char c) {
        return c <= ' ' && (c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f');
    }

    /** Whether {@code s} contains nothing but ASCII white space. */
    public static boolean isBlank(String s) {
        return wordStart(s, 0) == s.length();
    }

    /**
     * Strips leading and trailing ASCII white space from {@code s} and collapses each run of it
     * inside to one space. Other spaces, such as no-break spaces, stay.
     *
     * @see <a href="https://infra.spec.whatwg.org/#strip-and-collapse-ascii-whitespace">Infra</a>
     */
    public static String collapse(String s) {
        StringBuilder collapsed = new StringBuilder(s.length());
        boolean pending = false;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (isWhitespace(c)) {
                pending = collapsed.length() > 0;
            } else {
                if (pending) {
                    collapsed.append(' ');
                    pending = false;
                }
                collapsed.append(c);
            }
        }
        return collapsed.toString();
    }

    /**
     * Strips leading and trailing ASCII white space from {@code s}.
     *
     * @see <a
     *     href="https://infra.spec.whatwg.org/#strip-leading-and-trailing-ascii-whitespace">Infra</a>
     */
    public static String strip(String s) {
        int start = wordStart(s, 0);
        int end = s.length();
        while (end > start && isWhitespace(s.charAt(end - 1))) {
            end--;
        }
        return s.substring(start, end);
    }

    /**
     * Splits {@code s} on ASCII white space.
     *
     * @see <a href="https://infra.spec.whatwg.org/#split-on-ascii-whitespace">Infra</a>
     */
    public static String[] words(String s) {
        int first = wordEnd(s, 0);
        if (first == s.length() && first > 0) {
            return new String[] {s};
        }
        int count = first == 0 ? 0 : 1;
        for (int at = wordStart(s, first); at < s.length(); at = wordStart(s, at)) {
            at = wordEnd(s, at);
            count++;
        }
        String[] words = new String[count];
        int end = 0;
        for (int i = 0; i < count; i++) {
            int start = wordStart(s, end);
            end = wordEnd(s, start);
            words[i] = s.substring(start, end);
        }
        return words;
    }

    private static int wordStart(String s, int from) {
        int at = from;
        while (at < s.length() && isWhitespace(s.charAt(at))) {
            at++;
        }
        return at;
    }

    private static int wordEnd(String s, int from) {
        int at = from;
        while (at < s.length() && !isWhitespace(s.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Returns {@code c} in lower case if it is A to Z, else {@code c}. */
    public static char lower(char c) {
        return isUpper(c) ? (char) (c + 32) : c;
    }

    private static boolean isUpper(char c) {
        return c >= 'A' && c <= 'Z';
    }

    private static String lowerFrom(String s, int first) {
        char[] chars = s.toCharArray();
        for (int i = first; i < chars.length; i++) {
            chars[i] = lower(chars[i]);
        }
        return new String(chars);
    }
}
