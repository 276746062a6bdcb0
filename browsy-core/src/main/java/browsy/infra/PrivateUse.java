package browsy.infra;

/**
 * Characters that mean nothing but what one font draws for them: pictures of icon fonts.
 *
 * @see <a href="https://www.unicode.org/versions/latest/core-spec/chapter-23/#G19184">Unicode,
 *     private-use characters</a>
 */
public final class PrivateUse {
    private PrivateUse() {}

    /** The text without such characters; the same text if it has none. */
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

    /** Whether this is such a character, or the first half of one of planes 15 and 16. */
    private static boolean isPart(char c) {
        return c >= '\uDB80' && (c <= '\uDBFF' || (c >= '\uE000' && c <= '\uF8FF'));
    }
}
