package browsy.fetch.crawl;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * The form in which paths are compared: octets that are not ASCII, and control characters, are
 * percent-encoded; encoded octets that need no encoding are decoded.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2">RFC 9309, 2.2.2</a>
 */
final class RobotsPath {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private RobotsPath() {}

    /** The path and query of a request, with encoded {@code *} and {@code $}. */
    static String ofRequest(String pathAndQuery) {
        return normal(pathAndQuery).replace("*", "%2A").replace("$", "%24");
    }

    /** The path of a rule, whose {@code *} and {@code $} stay. */
    static String normal(String path) {
        byte[] bytes = path.getBytes(StandardCharsets.UTF_8);
        StringBuilder out = new StringBuilder(bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            int octet = bytes[i] & 0xFF;
            boolean encoded = octet == '%' && i + 2 < bytes.length && isHex(bytes, i + 1);
            if (encoded) {
                octet =
                        HexFormat.fromHexDigits(
                                new String(bytes, i + 1, 2, StandardCharsets.US_ASCII));
                i += 2;
            }
            if (encoded ? isUnreserved(octet) : octet > ' ' && octet < 0x7F) {
                out.append((char) octet);
            } else {
                out.append('%').append(HEX.toHexDigits((byte) octet));
            }
        }
        return out.toString();
    }

    private static boolean isHex(byte[] bytes, int at) {
        return HexFormat.isHexDigit(bytes[at] & 0xFF) && HexFormat.isHexDigit(bytes[at + 1] & 0xFF);
    }

    private static boolean isUnreserved(int c) {
        boolean letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        return letter || (c >= '0' && c <= '9') || "-._~".indexOf(c) >= 0;
    }
}
