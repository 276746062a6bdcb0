package browsy.style;

import browsy.css.syntax.StylesheetDecoder;
import browsy.infra.Ascii;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * Reads stylesheets from {@code data:} URLs.
 *
 * @see <a href="https://fetch.spec.whatwg.org/#data-url-processor">Fetch, 6</a>
 */
final class DataUrls {

    private DataUrls() {}

    /**
     * The decoded text of a {@code data:} URL; null if the address is no such URL or is malformed.
     *
     * @param anyType whether any media type is accepted, as in quirks mode, or only {@code
     *     text/css}
     */
    static @Nullable String text(URI address, boolean anyType) {
        if (!"data".equalsIgnoreCase(address.getScheme())) {
            return null;
        }
        String rest = address.getRawSchemeSpecificPart();
        int comma = rest.indexOf(',');
        if (comma < 0) {
            return null;
        }
        String type = Ascii.lower(rest.substring(0, comma)).trim();
        boolean base64 = type.endsWith("base64");
        if (!anyType && !isCss(type)) {
            return null;
        }
        byte[] bytes = percentDecode(rest.substring(comma + 1));
        if (base64) {
            String text = new String(bytes, StandardCharsets.ISO_8859_1).replaceAll("\\s", "");
            try {
                bytes = Base64.getDecoder().decode(text);
            } catch (IllegalArgumentException e) {
                // Invalid base64, so the sheet does not load.
                return null;
            }
        }
        return StylesheetDecoder.decode(bytes, null);
    }

    private static boolean isCss(String type) {
        int end = type.indexOf(';');
        return (end < 0 ? type : type.substring(0, end)).trim().equals("text/css");
    }

    private static byte[] percentDecode(String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int high = c == '%' ? digit(text, i + 1) : -1;
            int low = high < 0 ? -1 : digit(text, i + 2);
            if (low >= 0) {
                out.write(high * 16 + low);
                i += 2;
            } else {
                out.write(c);
            }
        }
        return out.toByteArray();
    }

    private static int digit(String text, int at) {
        return at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
    }
}
