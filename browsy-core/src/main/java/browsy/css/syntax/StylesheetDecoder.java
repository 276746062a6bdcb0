package browsy.css.syntax;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import org.jspecify.annotations.Nullable;

/**
 * Decodes the bytes of a style sheet to text.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#input-byte-stream">CSS Syntax, 3.2</a>
 */
public final class StylesheetDecoder {

    private static final byte[] CHARSET_RULE = "@charset \"".getBytes(StandardCharsets.US_ASCII);
    private static final int MAX_CHARSET_RULE = 1024;

    private StylesheetDecoder() {}

    /**
     * Decodes a style sheet. The encoding comes from the first of these that is present: a byte
     * order mark, {@code protocol}, an {@code @charset} rule. The default is UTF-8. The byte order
     * mark is not part of the text.
     *
     * @param protocol the charset of the Content-Type header; null if absent
     */
    public static String decode(byte[] bytes, @Nullable Charset protocol) {
        if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
            return text(bytes, 3, StandardCharsets.UTF_8);
        }
        if (startsWith(bytes, 0xFE, 0xFF)) {
            return text(bytes, 2, StandardCharsets.UTF_16BE);
        }
        if (startsWith(bytes, 0xFF, 0xFE)) {
            return text(bytes, 2, StandardCharsets.UTF_16LE);
        }
        Charset charset = protocol != null ? protocol : declared(bytes);
        return text(bytes, 0, charset != null ? charset : StandardCharsets.UTF_8);
    }

    private static String text(byte[] bytes, int from, Charset charset) {
        return new String(bytes, from, bytes.length - from, charset);
    }

    private static boolean startsWith(byte[] bytes, int... start) {
        for (int i = 0; i < start.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xff) != start[i]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the charset that an {@code @charset} rule at the start declares; null if none. */
    private static @Nullable Charset declared(byte[] bytes) {
        for (int i = 0; i < CHARSET_RULE.length; i++) {
            if (i >= bytes.length || bytes[i] != CHARSET_RULE[i]) {
                return null;
            }
        }
        int limit = Math.min(bytes.length - 1, MAX_CHARSET_RULE);
        for (int i = CHARSET_RULE.length; i < limit; i++) {
            if (bytes[i] == '"') {
                int length = i - CHARSET_RULE.length;
                String name =
                        new String(bytes, CHARSET_RULE.length, length, StandardCharsets.US_ASCII);
                return bytes[i + 1] == ';' ? named(name) : null;
            }
        }
        return null;
    }

    /**
     * Returns the charset of an {@code @charset} rule; null if the name is unknown. UTF-16 becomes
     * UTF-8: a rule that is readable as ASCII bytes proves that the sheet is not in UTF-16.
     */
    private static @Nullable Charset named(String name) {
        try {
            Charset charset = Charset.forName(name.trim());
            return charset.name().startsWith("UTF-16") ? StandardCharsets.UTF_8 : charset;
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            // An unknown name counts as no declaration.
            return null;
        }
    }
}
