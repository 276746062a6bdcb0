package browsy.infra;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Percent-encoded bytes in URLs.
 *
 * @see <a href="https://url.spec.whatwg.org/#percent-encoded-bytes">URL</a>
 */
public final class PercentEncoding {
    private PercentEncoding() {}

    /**
     * Decodes the percent-encoded bytes of a text in UTF-8. A {@code %} without two hexadecimal
     * digits is kept.
     */
    public static byte[] decoded(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        byte[] decoded = new byte[encoded.length];
        int length = 0;
        for (int i = 0; i < encoded.length; i++) {
            int value = encoded[i] == '%' ? hexPair(encoded, i + 1) : -1;
            if (value < 0) {
                decoded[length++] = encoded[i];
            } else {
                decoded[length++] = (byte) value;
                i += 2;
            }
        }
        return Arrays.copyOf(decoded, length);
    }

    /** Decodes percent-encoded text in UTF-8, with replacement characters for invalid bytes. */
    public static String text(String encoded) {
        return encoded.indexOf('%') < 0
                ? encoded
                : new String(decoded(encoded), StandardCharsets.UTF_8);
    }

    /** Returns the value of two hexadecimal digits; -1 if there are none. */
    private static int hexPair(byte[] bytes, int at) {
        if (at + 1 >= bytes.length) {
            return -1;
        }
        int high = Character.digit(bytes[at], 16);
        int low = Character.digit(bytes[at + 1], 16);
        return high < 0 || low < 0 ? -1 : high * 16 + low;
    }
}
