package browsy.fetch.http;

import browsy.fetch.http.HttpExchange.Response;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Decodes a page: byte order mark, then the header, then the page's own meta element, then
 * windows-1252.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding">HTML:
 *     determining the character encoding</a>
 */
public final class PageText {
    private static final Pattern CHARSET =
            Pattern.compile("charset\\s*=\\s*[\"']?([^\\s;\"']+)", Pattern.CASE_INSENSITIVE);
    private static final int PRESCAN_BYTES = 1024;

    private PageText() {}

    /** The text of an answer. */
    public static String decode(Response response) {
        byte[] body = response.body();
        Charset charset = byteOrderMark(body);
        if (charset == null) {
            charset = named(response.header("content-type"));
        }
        if (charset == null) {
            charset = declaredInPage(body);
        }
        return new String(body, charset);
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

    private static @Nullable Charset named(String contentType) {
        Matcher match = CHARSET.matcher(contentType);
        return match.find() ? lookUp(match.group(1)) : null;
    }

    /** ISO 8859-1 and ASCII mean windows-1252, as the Encoding standard has it. */
    private static @Nullable Charset lookUp(String label) {
        try {
            Charset charset = Charset.forName(label);
            return charset.equals(StandardCharsets.ISO_8859_1)
                            || charset.equals(StandardCharsets.US_ASCII)
                    ? Charset.forName("windows-1252")
                    : charset;
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return null; // an unknown label counts as none
        }
    }

    private static Charset declaredInPage(byte[] body) {
        String start =
                new String(
                        body, 0, Math.min(PRESCAN_BYTES, body.length), StandardCharsets.ISO_8859_1);
        Matcher meta =
                Pattern.compile("<meta[^>]*?" + CHARSET.pattern(), Pattern.CASE_INSENSITIVE)
                        .matcher(start);
        Charset declared = meta.find() ? lookUp(meta.group(1)) : null;
        if (declared != null) {
            return declared.name().startsWith("UTF-16") ? StandardCharsets.UTF_8 : declared;
        }
        return isUtf8(body) ? StandardCharsets.UTF_8 : Charset.forName("windows-1252");
    }

    /** Browsers guess at pages that declare nothing; valid UTF-8 is hardly ever anything else. */
    private static boolean isUtf8(byte[] body) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(java.nio.ByteBuffer.wrap(body));
            return true;
        } catch (java.nio.charset.CharacterCodingException e) {
            return false;
        }
    }
}
