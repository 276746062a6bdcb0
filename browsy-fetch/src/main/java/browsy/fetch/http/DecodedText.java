package browsy.fetch.http;

import browsy.config.MarkupSyntax;
import browsy.fetch.encoding.EncodingGuess;
import browsy.fetch.encoding.Encodings;
import browsy.fetch.encoding.MetaPrescan;
import browsy.fetch.http.HttpExchange.Response;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The decoded text of a response. The encoding is determined by the byte order mark, else the
 * header, else the meta element or XML declaration, else a guess.
 *
 * @param text the text, without the byte order mark
 * @param charset the encoding
 * @param syntax the syntax to parse the text by
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding">HTML:
 *     determining the character encoding</a>
 */
public record DecodedText(String text, Charset charset, MarkupSyntax syntax) {
    /** The number of leading bytes in which an XML declaration is searched. */
    private static final int DECLARATION_BYTES = 200;

    private static final Pattern XML_ENCODING =
            Pattern.compile("<\\?xml\\s[^>]*?encoding\\s*=\\s*[\"']([A-Za-z0-9._:-]+)[\"']");

    /** Creates a page with HTML syntax. */
    public DecodedText(String text, Charset charset) {
        this(text, charset, MarkupSyntax.HTML);
    }

    /** Decodes an HTML page or a response of unknown media type. */
    public static DecodedText ofPage(Response response) {
        byte[] body = response.body();
        Charset charset = declared(response);
        if (charset == null) {
            charset = MetaPrescan.encoding(body);
        }
        if (charset == null) {
            charset = xmlEncoding(body);
        }
        return decode(body, charset == null ? EncodingGuess.of(body) : charset);
    }

    /** Decodes plain text. Without a declared encoding, it is guessed. */
    public static DecodedText ofPlainText(Response response) {
        Charset charset = declared(response);
        byte[] body = response.body();
        return decode(body, charset == null ? EncodingGuess.ofText(body) : charset);
    }

    /** Decodes machine-readable text such as CSS or JSON, whose default encoding is UTF-8. */
    public static DecodedText ofText(Response response) {
        Charset charset = declared(response);
        return decode(response.body(), charset == null ? StandardCharsets.UTF_8 : charset);
    }

    /** Decodes XML, whose declaration may contain the encoding and whose default is UTF-8. */
    public static DecodedText ofXml(Response response) {
        Charset charset = declared(response);
        if (charset == null) {
            charset = xmlEncoding(response.body());
        }
        return decode(response.body(), charset == null ? StandardCharsets.UTF_8 : charset);
    }

    /** The encoding in an XML declaration, which HTML pages may have too; null if there is none. */
    private static @Nullable Charset xmlEncoding(byte[] body) {
        int length = Math.min(DECLARATION_BYTES, body.length);
        Matcher declaration =
                XML_ENCODING.matcher(new String(body, 0, length, StandardCharsets.ISO_8859_1));
        Charset named = declaration.lookingAt() ? Encodings.named(declaration.group(1)) : null;
        return named == null ? null : Encodings.forOutput(named);
    }

    /**
     * Decodes a file that is text.
     *
     * @param charset the encoding in the response header; null if there is none
     * @return the text; empty for a binary file, see {@link #isBinary}
     */
    public static Optional<String> ofFile(byte[] body, @Nullable Charset charset) {
        if (isBinary(body)) {
            return Optional.empty();
        }
        Charset mark = byteOrderMark(body);
        Charset known = mark == null ? charset : mark;
        return Optional.of(decode(body, known == null ? EncodingGuess.ofText(body) : known).text());
    }

    /**
     * Tests whether bytes are binary: they have no byte order mark, and contain a control character
     * other than tab, line feed, form feed, carriage return and escape.
     */
    public static boolean isBinary(byte[] body) {
        boolean marked = hasByteOrderMark(body);
        for (byte b : body) {
            if (b >= 0 && b < 0x20 && b != '\t' && b != '\n' && b != '\r' && b != '\f' && b != 27) {
                return !marked;
            }
        }
        return false;
    }

    private static boolean hasByteOrderMark(byte[] body) {
        return byteOrderMark(body) != null;
    }

    private static DecodedText decode(byte[] body, Charset charset) {
        String text = Encodings.decoded(body, charset);
        return new DecodedText(text.startsWith("\uFEFF") ? text.substring(1) : text, charset);
    }

    /** The encoding of the byte order mark, else of the header; null if there is neither. */
    private static @Nullable Charset declared(Response response) {
        Charset mark = byteOrderMark(response.body());
        return mark != null ? mark : response.contentType().charset();
    }

    private static @Nullable Charset byteOrderMark(byte[] body) {
        if (startsWith(body, 0xEF, 0xBB, 0xBF)) {
            return StandardCharsets.UTF_8;
        }
        if (startsWith(body, 0xFE, 0xFF)) {
            return StandardCharsets.UTF_16BE;
        }
        return startsWith(body, 0xFF, 0xFE) ? StandardCharsets.UTF_16LE : null;
    }

    private static boolean startsWith(byte[] body, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (i >= body.length || (body[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }
}
