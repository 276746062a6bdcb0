package browsy.vault;

import browsy.vault.VaultException.Reason;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;
import java.util.function.Function;

/** Reads the content of a vault file, which is authentic but may be of a faulty program. */
final class ContentReader {
    private final ByteBuffer content;

    private ContentReader(byte[] content) {
        this.content = ByteBuffer.wrap(content);
    }

    /**
     * Reads all content.
     *
     * @throws VaultException if it is not well-formed
     */
    static <T> T read(byte[] content, Function<ContentReader, T> parser) {
        ContentReader reader = new ContentReader(content);
        try {
            T parsed = parser.apply(reader);
            if (reader.content.hasRemaining()) {
                throw malformed();
            }
            return parsed;
        } catch (BufferUnderflowException | IllegalArgumentException e) {
            throw malformed();
        }
    }

    int takeByte() {
        return content.get() & 0xFF;
    }

    int takeInt() {
        return content.getInt();
    }

    long takeLong() {
        return content.getLong();
    }

    /** Reads bytes after their number. */
    byte[] takeBytes() {
        int length = content.getInt();
        if (length < 0 || length > content.remaining()) {
            throw malformed();
        }
        byte[] bytes = new byte[length];
        content.get(bytes);
        return bytes;
    }

    char[] takeCharacters() {
        byte[] bytes = takeBytes();
        try {
            return Secrets.characters(bytes);
        } catch (CharacterCodingException e) {
            throw malformed();
        } finally {
            Arrays.fill(bytes, (byte) 0);
        }
    }

    String takeText() {
        return new String(takeCharacters());
    }

    static VaultException malformed() {
        return new VaultException(Reason.DAMAGED, "the content of the vault is malformed");
    }
}
