package browsy.fetch.replay;

import browsy.fetch.encoding.Encodings;
import browsy.fetch.encoding.MetaPrescan;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Converts bodies from and to the texts in recordings. A HAR contains decoded text, in contrast to
 * the bytes that a session receives. The bytes are restored with the encoding that the response
 * declares in its header or at its beginning. If it declares none, or one that lacks a character,
 * they are in UTF-8 and the {@code Content-Type} is extended accordingly.
 */
final class HarText {
    private static final Pattern TEXT_TYPE =
            Pattern.compile(
                    "(?i)\\s*(?:text/.*|application/(?:json|xml|javascript|x-javascript|ecmascript"
                            + "|xhtml\\+xml|x-www-form-urlencoded)|[^;]*\\+(?:json|xml))"
                            + "\\s*(?:;.*)?");
    private static final Pattern CHARSET =
            Pattern.compile("(?i);\\s*charset\\s*=\\s*(?:\"[^\"]*\"|[^;\\s]*)");
    private static final Pattern DECLARATION =
            Pattern.compile(
                    "(?:<\\?xml\\s[^>]{0,150}?encoding\\s*=\\s*[\"']|@charset \")"
                            + "([A-Za-z0-9._:-]{1,40})[\"']");

    /** The number of leading characters that may contain a declaration other than an element. */
    private static final int DECLARATION_CHARS = 200;

    private HarText() {}

    /**
     * The bytes of a text.
     *
     * @param bytes the bytes
     * @param contentType the {@code Content-Type} to decode them by
     */
    record Encoded(byte[] bytes, String contentType) {}

    /** Whether a body is text by its media type or, without one, by its content. */
    static boolean isText(String contentType, byte[] body) {
        if (!contentType.isBlank()) {
            return TEXT_TYPE.matcher(contentType).matches();
        }
        for (byte b : body) {
            if (b == 0) {
                return false;
            }
        }
        return true;
    }

    /** Restores the bytes of a text. */
    static Encoded encode(String text, String contentType) {
        Charset charset = Encodings.ofContentType(contentType);
        if (charset == null) {
            charset = declared(text);
        }
        boolean ascii = text.chars().allMatch(c -> c < 0x80);
        if (charset == null && ascii) {
            return new Encoded(text.getBytes(StandardCharsets.UTF_8), contentType);
        }
        if (charset != null && charset.canEncode() && charset.newEncoder().canEncode(text)) {
            return new Encoded(text.getBytes(charset), contentType);
        }
        return new Encoded(text.getBytes(StandardCharsets.UTF_8), asUtf8(contentType));
    }

    private static String asUtf8(String contentType) {
        String type = CHARSET.matcher(contentType).replaceAll("").strip();
        return (type.isEmpty() ? "text/html" : type) + "; charset=utf-8";
    }

    private static @Nullable Charset declared(String text) {
        String start = text.substring(0, Math.min(DECLARATION_CHARS, text.length()));
        Matcher found =
                DECLARATION.matcher(start.startsWith("\uFEFF") ? start.substring(1) : start);
        if (start.startsWith("\uFEFF")) {
            return StandardCharsets.UTF_8;
        }
        if (found.lookingAt()) {
            Charset named = Encodings.named(found.group(1));
            return named == null ? null : Encodings.forOutput(named);
        }
        return start.contains("<")
                ? MetaPrescan.encoding(text.getBytes(StandardCharsets.UTF_8))
                : null;
    }

    /** Returns the text from which {@link #encode} restores a body exactly; null for none. */
    static @Nullable String decode(byte[] body, String contentType) {
        if (!isText(contentType, body)) {
            return null;
        }
        Charset charset = Encodings.ofContentType(contentType);
        if (charset == null) {
            charset = declared(new String(body, StandardCharsets.ISO_8859_1));
        }
        try {
            Charset known = charset == null ? StandardCharsets.UTF_8 : charset;
            String text = known.newDecoder().decode(ByteBuffer.wrap(body)).toString();
            Encoded again = encode(text, contentType);
            return Arrays.equals(again.bytes(), body) && again.contentType().equals(contentType)
                    ? text
                    : null;
        } catch (CharacterCodingException e) {
            return null; // the bytes are not valid in the encoding, and are kept as such
        }
    }

    /** The media type of a content type, in lower case and without parameters. */
    static String mediaType(String contentType) {
        int end = contentType.indexOf(';');
        return (end < 0 ? contentType : contentType.substring(0, end))
                .strip()
                .toLowerCase(Locale.ROOT);
    }
}
