package browsy.output;

import java.util.Locale;

/**
 * Writes YAML scalars that are parsed to the original text.
 *
 * @see <a href="https://yaml.org/spec/1.2.2/#73-flow-scalar-styles">YAML flow scalars</a>
 */
final class Yaml {

    private Yaml() {}

    /** Writes a double-quoted scalar. */
    static void quoted(StringBuilder out, String text) {
        out.append('"');
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                case '\r' -> out.append("\\r");
                default -> {
                    if (Escapes.isUnseen(c)) {
                        String digits = Integer.toHexString(c);
                        int width = c > 0xFFFF ? 8 : 4;
                        out.append(c > 0xFFFF ? "\\U" : "\\u");
                        out.append("0".repeat(width - digits.length())).append(digits);
                    } else {
                        out.appendCodePoint(c);
                    }
                }
            }
        }
        out.append('"');
    }

    /** Writes a scalar: plain if that is unambiguous, otherwise double-quoted. */
    static void scalar(StringBuilder out, String text) {
        if (isPlain(text)) {
            out.append(text);
        } else {
            quoted(out, text);
        }
    }

    /** Writes a key that starts with a role and may contain quoted text of the page. */
    static void key(StringBuilder out, CharSequence key) {
        String text = key.toString();
        boolean ambiguous = text.contains(": ") || text.contains(" #") || text.endsWith(":");
        if (ambiguous) {
            out.append('\'').append(text.replace("'", "''")).append('\'');
        } else {
            out.append(text);
        }
    }

    /**
     * Tests whether a text can be a plain scalar: it starts with a letter or slash and contains no
     * YAML syntax.
     */
    private static boolean isPlain(String text) {
        if (text.isEmpty()
                || !(Character.isLetter(text.codePointAt(0)) || text.charAt(0) == '/')
                || text.endsWith(" ")
                || text.endsWith(":")
                || text.contains(": ")
                || text.contains(" #")
                || isWord(text)) {
            return false;
        }
        return text.codePoints()
                .noneMatch(c -> Escapes.isUnseen(c) || "\"'[]{}\\`".indexOf(c) >= 0);
    }

    private static boolean isWord(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true", "false", "yes", "no", "on", "off", "null", "y", "n" -> true;
            default -> false;
        };
    }
}
