package browsy.fetch.replay;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * The name-value pairs of an {@code application/x-www-form-urlencoded} text, such as a query. Names
 * and values are decoded to bytes, each of which is one character, so that the encoding of the page
 * does not matter.
 */
final class Params {
    private Params() {}

    /**
     * A name-value pair.
     *
     * @param name the decoded name
     * @param value the decoded value
     * @param raw the pair in its encoded form
     */
    record Param(String name, String value, String raw) {
        /** Returns the pair with another value. */
        Param with(String other) {
            int end = raw.indexOf('=');
            String key = end < 0 ? raw : raw.substring(0, end);
            return new Param(name, other, key + "=" + encoded(other));
        }
    }

    static List<Param> parse(String text) {
        List<Param> params = new ArrayList<>();
        if (text.isEmpty()) {
            return params;
        }
        for (String raw : text.split("&", -1)) {
            int end = raw.indexOf('=');
            String name = end < 0 ? raw : raw.substring(0, end);
            params.add(
                    new Param(decoded(name), end < 0 ? "" : decoded(raw.substring(end + 1)), raw));
        }
        return params;
    }

    /** Joins the encoded forms of pairs. */
    static String format(List<Param> params) {
        return String.join("&", params.stream().map(Param::raw).toList());
    }

    private static String decoded(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '%' && i + 2 < text.length() && isHex(text, i + 1)) {
                out.append((char) HexFormat.fromHexDigits(text, i + 1, i + 3));
                i += 2;
            } else {
                out.append(c == '+' ? ' ' : c);
            }
        }
        return out.toString();
    }

    private static boolean isHex(String text, int at) {
        return HexFormat.isHexDigit(text.charAt(at)) && HexFormat.isHexDigit(text.charAt(at + 1));
    }

    /** Encodes a value whose characters are bytes; others are encoded as UTF-8. */
    static String encoded(String value) {
        StringBuilder out = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if ((c >= 'a' && c <= 'z')
                    || (c >= 'A' && c <= 'Z')
                    || (c >= '0' && c <= '9')
                    || "*-._".indexOf(c) >= 0) {
                out.append(c);
            } else if (c <= 0xFF) {
                out.append('%').append(HexFormat.of().withUpperCase().toHexDigits((byte) c));
            } else {
                for (byte b : String.valueOf(c).getBytes(StandardCharsets.UTF_8)) {
                    out.append('%').append(HexFormat.of().withUpperCase().toHexDigits(b));
                }
            }
        }
        return out.toString();
    }

    /** Returns a decoded name or value for display: its bytes as UTF-8 if they are valid. */
    static String shown(String value) {
        if (value.chars().anyMatch(c -> c > 0xFF)) {
            return value;
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(value.getBytes(StandardCharsets.ISO_8859_1)))
                    .toString();
        } catch (CharacterCodingException e) {
            return value; // of another encoding, whose bytes are shown as Latin-1
        }
    }
}
