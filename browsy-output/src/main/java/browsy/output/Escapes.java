package browsy.output;

import browsy.model.Bounds;
import java.nio.charset.StandardCharsets;

/**
 * Escapes texts of a page so that they cannot break out of their place in a format.
 *
 * <p>Invisible characters and characters that could end a line, a quote or a bracket are escaped.
 * All others are unchanged.
 */
final class Escapes {

    private static final int SOFT_HYPHEN = 0xAD;

    private Escapes() {}

    /** Writes a text in double quotes. */
    static void quoted(StringBuilder out, String text) {
        out.append('"');
        escaped(out, text, "\"\\");
        out.append('"');
    }

    /** Writes a text with a backslash before each of the given ASCII characters. */
    static void escaped(StringBuilder out, String text, String special) {
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            if (c >= ' ' && c < 0x7F) {
                if (special.indexOf(c) >= 0) {
                    out.append('\\');
                }
                out.append((char) c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (isUnseen(c) && c != SOFT_HYPHEN) {
                out.append("\\u{").append(Integer.toHexString(c)).append('}');
            } else if (c != SOFT_HYPHEN) {
                // A soft hyphen is invisible unless a line breaks there, so it is dropped.
                out.appendCodePoint(c);
            }
        }
    }

    /** Writes a text as a single line. */
    static void line(StringBuilder out, String text) {
        escaped(out, text, "");
    }

    /** Writes a text with its line breaks and tabs. */
    static void lines(StringBuilder out, String text) {
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i == text.length() ? '\n' : text.charAt(i);
            if (c == '\n' || c == '\t') {
                line(out, text.substring(start, i));
                out.append(i == text.length() ? "" : String.valueOf(c));
                start = i + 1;
            }
        }
    }

    /**
     * Writes a URL, which ends at the first space. Spaces and invisible characters are
     * percent-encoded, as every client does before it sends them.
     */
    static void address(StringBuilder out, String href) {
        for (int i = 0; i < href.length(); ) {
            int c = href.codePointAt(i);
            i += Character.charCount(c);
            if (c == ' ' || c == '"' || isUnseen(c) || Character.isSpaceChar(c)) {
                byte[] bytes =
                        Character.toString(isSurrogate(c) ? 0xFFFD : c)
                                .getBytes(StandardCharsets.UTF_8);
                for (byte b : bytes) {
                    out.append('%');
                    out.append(Character.toUpperCase(Character.forDigit((b >> 4) & 0xF, 16)));
                    out.append(Character.toUpperCase(Character.forDigit(b & 0xF, 16)));
                }
            } else {
                out.appendCodePoint(c);
            }
        }
    }

    /**
     * Tests whether a character is invisible, reorders text, ends a line or is an unpaired
     * surrogate.
     */
    static boolean isUnseen(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            case Character.FORMAT -> !isPrependedMark(c);
            // The supplementary variation selectors can encode hidden bytes.
            case Character.NON_SPACING_MARK -> c >= 0xE0100 && c <= 0xE01EF;
            default -> false;
        };
    }

    /**
     * Tests whether a character of the format category is visible, such as the Arabic number sign.
     */
    private static boolean isPrependedMark(int c) {
        return (c >= 0x600 && c <= 0x605)
                || c == 0x6DD
                || c == 0x70F
                || c == 0x890
                || c == 0x891
                || c == 0x8E2
                || c == 0x110BD
                || c == 0x110CD;
    }

    private static boolean isSurrogate(int c) {
        return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    }

    /** Writes a box as {@code 560,120 800x48} in whole CSS px. */
    static void box(StringBuilder out, Bounds box) {
        out.append(Math.round(box.x())).append(',').append(Math.round(box.y()));
        out.append(' ').append(Math.round(box.width())).append('x');
        out.append(Math.round(box.height()));
    }
}
