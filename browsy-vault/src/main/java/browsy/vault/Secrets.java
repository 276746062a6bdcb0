package browsy.vault;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.util.Arrays;

/** Converts secrets between characters and UTF-8 without strings, and wipes the buffers. */
final class Secrets {
    private Secrets() {}

    /**
     * Encodes characters.
     *
     * @throws IllegalArgumentException if they contain a lone surrogate
     */
    static byte[] bytes(CharBuffer text) {
        CharsetEncoder encoder = UTF_8.newEncoder();
        byte[] room = new byte[(int) Math.ceil(text.remaining() * encoder.maxBytesPerChar())];
        ByteBuffer out = ByteBuffer.wrap(room);
        CoderResult result = encoder.encode(text.duplicate(), out, true);
        byte[] bytes = Arrays.copyOf(room, out.position());
        Arrays.fill(room, (byte) 0);
        if (result.isError()) {
            Arrays.fill(bytes, (byte) 0);
            throw new IllegalArgumentException("the text has half of a surrogate pair");
        }
        return bytes;
    }

    /**
     * Decodes UTF-8.
     *
     * @throws CharacterCodingException if it is not UTF-8
     */
    static char[] characters(byte[] bytes) throws CharacterCodingException {
        CharsetDecoder decoder = UTF_8.newDecoder();
        char[] room = new char[bytes.length];
        CharBuffer out = CharBuffer.wrap(room);
        CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), out, true);
        char[] text = Arrays.copyOf(room, out.position());
        Arrays.fill(room, '\0');
        if (result.isError()) {
            Arrays.fill(text, '\0');
            result.throwException();
        }
        return text;
    }
}
