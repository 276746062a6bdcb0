package browsy.fetch.credential;

import java.util.Arrays;

/**
 * Decodes base32 as authenticator apps do: in any case, with or without padding, spaces and
 * hyphens. Bits after the last whole byte are dropped.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4648#section-6">RFC 4648, 6</a>
 */
final class Base32 {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    private static final int BITS = 5;

    private Base32() {}

    /**
     * Decodes a text.
     *
     * @throws IllegalArgumentException if it has other characters; the message does not contain it
     */
    static byte[] decode(CharSequence text) {
        byte[] bytes = new byte[text.length() * BITS / Byte.SIZE];
        int length = 0;
        int buffer = 0;
        int bits = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ' ' || c == '-' || c == '=') {
                continue;
            }
            int value = c > 'z' ? -1 : ALPHABET.indexOf(Character.toUpperCase(c));
            if (value < 0) {
                Arrays.fill(bytes, (byte) 0);
                throw new IllegalArgumentException(
                        "the secret is not base32: character " + (i + 1) + " is invalid");
            }
            buffer = buffer << BITS | value;
            bits += BITS;
            if (bits >= Byte.SIZE) {
                bits -= Byte.SIZE;
                bytes[length++] = (byte) (buffer >> bits);
            }
        }
        byte[] result = Arrays.copyOf(bytes, length);
        Arrays.fill(bytes, (byte) 0);
        return result;
    }
}
