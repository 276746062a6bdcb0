package browsy.fetch.url;

import browsy.fetch.encoding.Encodings;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * Encodes the query of a URL in the encoding of the page that contains it.
 *
 * @see <a href="https://url.spec.whatwg.org/#query-state">URL: query state</a>
 */
final class QueryEncoding {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private QueryEncoding() {}

    /**
     * Returns a URL reference with the non-ASCII characters of its query percent-encoded. For an
     * output encoding of UTF-8, returns it unchanged, because the URL parser encodes it.
     */
    static String encoded(String reference, Charset charset) {
        Charset output = Encodings.forOutput(charset);
        int hash = reference.indexOf('#');
        int end = hash < 0 ? reference.length() : hash;
        int query = reference.indexOf('?');
        if (output.equals(StandardCharsets.UTF_8) || query < 0 || query > end) {
            return reference;
        }
        StringBuilder out = new StringBuilder(reference.substring(0, query));
        CharsetEncoder encoder = output.newEncoder();
        reference
                .substring(query, end)
                .codePoints()
                .forEach(c -> append(out, Character.toString(c), output, encoder));
        return out.append(reference.substring(end)).toString();
    }

    /**
     * Appends one character of the query. A character that the encoding lacks becomes a
     * percent-encoded numeric character reference.
     */
    private static void append(
            StringBuilder out, String character, Charset charset, CharsetEncoder encoder) {
        if (character.codePointAt(0) < 0x80) {
            out.append(character);
        } else if (encoder.canEncode(character)) {
            for (byte b : character.getBytes(charset)) {
                out.append('%').append(HEX.toHexDigits(b));
            }
        } else {
            out.append("%26%23").append(character.codePointAt(0)).append("%3B");
        }
    }
}
