package browsy.vault;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Writes the content of a vault file into a buffer, which is wiped when it grows and at the end.
 */
final class ContentWriter implements AutoCloseable {
    private static final int INITIAL = 1024;

    private ByteBuffer buffer = ByteBuffer.allocate(INITIAL);

    void putByte(int value) {
        room(1).put((byte) value);
    }

    void putLong(long value) {
        room(Long.BYTES).putLong(value);
    }

    void putInt(int value) {
        room(Integer.BYTES).putInt(value);
    }

    /** Writes bytes after their number. */
    void putBytes(byte[] bytes) {
        room(Integer.BYTES + bytes.length).putInt(bytes.length).put(bytes);
    }

    void putText(String text) {
        putBytes(text.getBytes(UTF_8));
    }

    /** The bytes written so far, which the caller wipes. */
    byte[] content() {
        return Arrays.copyOf(buffer.array(), buffer.position());
    }

    private ByteBuffer room(int length) {
        if (buffer.remaining() < length) {
            ByteBuffer larger =
                    ByteBuffer.allocate(
                            Math.max(buffer.capacity() * 2, buffer.position() + length));
            larger.put(buffer.flip());
            close();
            buffer = larger;
        }
        return buffer;
    }

    @Override
    public void close() {
        Arrays.fill(buffer.array(), (byte) 0);
    }
}
