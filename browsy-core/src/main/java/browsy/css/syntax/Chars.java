package browsy.css.syntax;

/**
 * Tests for the code point classes of the tokenizer.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#tokenizer-definitions">CSS Syntax, 4.2</a>
 */
final class Chars {

    private static final int NAME_START = 1;
    private static final int DIGIT = 2;
    private static final int WHITESPACE = 4;
    private static final int NON_PRINTABLE = 8;
    private static final int HEX = 16;
    private static final int HYPHEN = 32;
    private static final int NAME = NAME_START | DIGIT | HYPHEN;

    private static final byte[] CLASSES = new byte[128];

    static {
        for (int c = 0; c < CLASSES.length; c++) {
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            boolean digit = c >= '0' && c <= '9';
            boolean hex = digit || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
            boolean white = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
            int bits = 0;
            // Preprocessing replaces U+0000 by U+FFFD, which is an ident-start code point.
            bits |= letter || c == '_' || c == 0 ? NAME_START : 0;
            bits |= digit ? DIGIT : 0;
            bits |= white ? WHITESPACE : 0;
            bits |= hex ? HEX : 0;
            bits |= c == '-' ? HYPHEN : 0;
            boolean control = c > 0 && c <= 8 || c == 0x0b || c >= 0x0e && c <= 0x1f || c == 0x7f;
            bits |= control ? NON_PRINTABLE : 0;
            CLASSES[c] = (byte) bits;
        }
    }

    private Chars() {}

    /**
     * Whether {@code c} is a letter, an underscore or a non-ASCII code point. {@code c} may be a
     * UTF-16 unit: surrogates belong to non-ASCII code points and pass the test.
     */
    static boolean isNameStart(int c) {
        return c >= 128 || c >= 0 && (CLASSES[c] & NAME_START) != 0;
    }

    static boolean isName(int c) {
        return c >= 128 || c >= 0 && (CLASSES[c] & NAME) != 0;
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    static boolean isHexDigit(int c) {
        return c >= 0 && c < 128 && (CLASSES[c] & HEX) != 0;
    }

    static boolean isWhitespace(int c) {
        return c >= 0 && c < 128 && (CLASSES[c] & WHITESPACE) != 0;
    }

    static boolean isNewline(int c) {
        return c == '\n' || c == '\r' || c == '\f';
    }

    static boolean isNonPrintable(int c) {
        return c >= 0 && c < 128 && (CLASSES[c] & NON_PRINTABLE) != 0;
    }
}
