package browsy.infra;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * The content of a {@code data:} URL.
 *
 * @param mediaType in lower case, without parameters; empty if missing
 * @param bytes the decoded content; callers must not change it
 * @see <a href="https://fetch.spec.whatwg.org/#data-urls">Fetch</a>
 */
public record DataUrl(String mediaType, byte[] bytes) {

    private static final String SCHEME = "data:";
    private static final String BASE64 = "base64";

    /** Whether an address, perhaps between white space, is a {@code data:} URL. */
    public static boolean is(String url) {
        return url.strip().regionMatches(true, 0, SCHEME, 0, SCHEME.length());
    }

    /** Parses a URL; returns null if it is not a {@code data:} URL or malformed. */
    public static @Nullable DataUrl parse(String url) {
        if (!is(url)) {
            return null;
        }
        String rest = url.strip().substring(SCHEME.length());
        int comma = rest.indexOf(',');
        if (comma < 0) {
            return null;
        }
        String header = Ascii.lower(rest.substring(0, comma)).strip();
        int fragment = rest.indexOf('#', comma);
        String body = rest.substring(comma + 1, fragment < 0 ? rest.length() : fragment);
        int parameters = header.indexOf(';');
        String mediaType = (parameters < 0 ? header : header.substring(0, parameters)).strip();
        byte[] bytes = PercentEncoding.decoded(body);
        byte[] content = isBase64(header) ? base64Decoded(bytes) : bytes;
        return content == null ? null : new DataUrl(mediaType, content);
    }

    private static boolean isBase64(String header) {
        return header.endsWith(BASE64)
                && header.substring(0, header.length() - BASE64.length()).strip().endsWith(";");
    }

    private static byte @Nullable [] base64Decoded(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1).replaceAll("\\s+", "");
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException malformed) {
            return null;
        }
    }
}
