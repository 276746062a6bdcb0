package browsy.spatial.text;

import browsy.infra.CharBuilder;

/**
 * White space in names and descriptions.
 *
 * @see <a href="https://w3c.github.io/accname/#terminology">accname 1.2, flat string</a>
 */
public final class FlatString {

    private FlatString() {}

    /** Collapses white space as a flat string has it; no-break spaces stay. */
    public static String collapse(String text) {
        if (isFlat(text)) {
            return text;
        }
        CharBuilder flat = new CharBuilder(text.length());
        boolean space = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isSpace(c)) {
                space = true;
            } else {
                if (space && !flat.isEmpty()) {
                    flat.append(' ');
                }
                space = false;
                flat.append(c);
            }
        }
        return flat.toString();
    }

    /** Whether there is no white space but single spaces between other characters. */
    private static boolean isFlat(String text) {
        boolean space = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean before = space;
            space = isSpace(c);
            if (space && (before || c != ' ')) {
                return false;
            }
        }
        return text.isEmpty() || !space;
    }

    public static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
    }
}
