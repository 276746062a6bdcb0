package browsy.infra;

/**
 * Private-use characters, which have no meaning apart from a particular font; icon fonts use them
 * for icons.
 *
 * @see <a href="https://www.unicode.org/versions/latest/core-spec/chapter-23/#G19184">Unicode,
 *     private-use characters</a>
 */
public final class PrivateUse {
    private PrivateUse() {}

    /** Returns the text without private-use characters; the same object if it has none. */
    public static String strip(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isPart(text.charAt(i))) {
                return stripFrom(text, i);
            }
        }
        return text;
    }

    private static String stripFrom(String text, int first) {
        StringBuilder stripped = new StringBuilder(text.length()).append(text, 0, first);
        for (int i = first; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isPart(c)) {
                stripped.append(c);
            } else if (Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            }
        }
        return stripped.toString();
    }

    /**
     * Whether a UTF-16 unit is a private-use character of the basic plane, or the high surrogate of
     * one in plane 15 or 16.
     */
    private static boolean isPart(char c) {
        return c >= '\uDB80' && (c <= '\uDBFF' || (c >= '\uE000' && c <= '\uF8FF'));
    }
}
