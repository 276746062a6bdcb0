package browsy.fetch.file;

import browsy.fetch.encoding.Encodings;
import browsy.infra.PercentEncoding;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Decodes the two forms of a file name in {@code Content-Disposition}, as Chromium does. */
final class FileNameValue {
    private static final Pattern WORD_OR_SPACE = Pattern.compile("[ \t\r\n]|[^ \t\r\n]+");

    private FileNameValue() {}

    /**
     * Decodes a {@code filename} parameter. NB: as in Chromium, words by RFC 2047 and
     * percent-encoded UTF-8 are decoded; white space after an encoded word is left out.
     *
     * @return the name; empty if its encoding is invalid
     */
    static String plain(String value) {
        StringBuilder name = new StringBuilder();
        boolean afterEncoded = true;
        Matcher next = WORD_OR_SPACE.matcher(value);
        while (next.find()) {
            String word = next.group();
            if (word.length() == 1 && " \t\r\n".contains(word)) {
                name.append(afterEncoded ? "" : " ");
                continue;
            }
            afterEncoded = isEncodedWord(word);
            String decoded = afterEncoded ? encodedWord(word) : percentDecoded(word);
            if (decoded == null) {
                return "";
            }
            name.append(decoded);
        }
        return name.toString();
    }

    /** Tests whether a word has the beginning of an encoded word with a known encoding. */
    private static boolean isEncodedWord(String word) {
        List<String> parts = parts(word);
        return word.startsWith("=?") && (parts.size() < 3 || parts.get(2).matches("[bBqQ]"));
    }

    /** The parts of an encoded word. As in Chromium, empty ones do not count. */
    private static List<String> parts(String word) {
        return Arrays.stream(word.split("\\?")).filter(part -> !part.isEmpty()).toList();
    }

    /**
     * Decodes a word of RFC 2047, such as {@code =?utf-8?B?w6Q=?=}.
     *
     * @return the text; null if it is invalid
     */
    private static @Nullable String encodedWord(String word) {
        List<String> parts = parts(word);
        if (parts.size() != 5 || !parts.get(4).equals("=") || !word.endsWith("=")) {
            return null;
        }
        Charset charset = charset(parts.get(1));
        String text = parts.get(3);
        byte[] bytes =
                switch (parts.get(2)) {
                    case "B", "b" -> base64(text);
                    case "Q", "q" -> quotedPrintable(text);
                    default -> null;
                };
        return charset == null || bytes == null ? null : decoded(bytes, charset);
    }

    /** Decodes a text; null if it is invalid. */
    private static @Nullable String decoded(byte[] bytes, Charset charset) {
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    private static byte @Nullable [] base64(String text) {
        try {
            return text.length() % 4 == 0 ? Base64.getDecoder().decode(text) : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static byte @Nullable [] quotedPrintable(String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '=') {
                int code = hexByte(text, i + 1);
                if (code < 0) {
                    return null;
                }
                out.write(code);
                i += 2;
            } else if (c == '_') {
                out.write(' ');
            } else {
                out.write(c);
            }
        }
        return out.toByteArray();
    }

    /**
     * Decodes percent-encoded UTF-8. Non-ASCII words are not encoded.
     *
     * @return the text; null if it is invalid
     */
    static @Nullable String percentDecoded(String word) {
        if (word.chars().anyMatch(c -> c > 0x7F)) {
            // The replacement character stands for bytes that are not UTF-8.
            return word.indexOf('\uFFFD') < 0 ? word : null;
        }
        return decoded(PercentEncoding.decoded(word), StandardCharsets.UTF_8);
    }

    /**
     * Decodes a {@code filename*} parameter.
     *
     * @return the name in normalization form C; empty if it is invalid
     * @see <a href="https://www.rfc-editor.org/rfc/rfc8187">RFC 8187</a>
     */
    static String extended(String value) {
        String[] parts = value.split("'", -1);
        if (parts.length != 3 || value.chars().anyMatch(c -> c == '"' || c > 0x7F)) {
            return "";
        }
        Charset charset = charset(parts[0]);
        String name = charset == null ? null : decoded(PercentEncoding.decoded(parts[2]), charset);
        return name == null ? "" : Normalizer.normalize(name, Normalizer.Form.NFC);
    }

    /** The value of two hexadecimal digits; -1 if there are none. */
    private static int hexByte(String text, int at) {
        if (at + 2 > text.length()) {
            return -1;
        }
        int high = Character.digit(text.charAt(at), 16);
        int low = Character.digit(text.charAt(at + 1), 16);
        return high < 0 || low < 0 ? -1 : high * 16 + low;
    }

    /** The encoding with a name that the web or the Java runtime knows; null if there is none. */
    private static @Nullable Charset charset(String name) {
        Charset named = Encodings.named(name);
        try {
            return named == null ? Charset.forName(name) : named;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
