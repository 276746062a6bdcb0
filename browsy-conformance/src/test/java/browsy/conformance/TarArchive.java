package browsy.conformance;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Reads {@code tar.gz} archives of regular files, including the long names of GNU tar. */
final class TarArchive {
    private static final int BLOCK = 512;
    private static final int NAME_LENGTH = 100;
    private static final int SIZE_OFFSET = 124;
    private static final int SIZE_LENGTH = 12;
    private static final int TYPE_OFFSET = 156;
    private static final char FILE = '0';
    private static final char LONG_NAME = 'L';

    private TarArchive() {}

    /**
     * Returns the contents of the files by name, in archive order.
     *
     * @throws IOException if the archive is truncated or contains anything but files
     */
    static Map<String, byte[]> read(InputStream compressed) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        @Nullable String longName = null;
        try (InputStream in = new GZIPInputStream(compressed, 1 << 16)) {
            for (byte[] header = bytes(in, BLOCK); header[0] != 0; header = bytes(in, BLOCK)) {
                int size = Integer.parseInt(text(header, SIZE_OFFSET, SIZE_LENGTH).strip(), 8);
                byte[] content = bytes(in, size);
                in.skipNBytes(Math.floorMod(-size, BLOCK));
                switch (header[TYPE_OFFSET]) {
                    case LONG_NAME -> longName = text(content, 0, size);
                    case FILE -> {
                        String name = longName == null ? text(header, 0, NAME_LENGTH) : longName;
                        files.put(name, content);
                        longName = null;
                    }
                    default -> throw new IOException("not a file: " + text(header, 0, NAME_LENGTH));
                }
            }
        }
        return Collections.unmodifiableMap(files);
    }

    private static byte[] bytes(InputStream in, int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("truncated archive");
        }
        return bytes;
    }

    /** Returns the text of a field, which ends at its first zero byte or at its length. */
    private static String text(byte[] bytes, int offset, int length) {
        int end = offset;
        while (end < offset + length && bytes[end] != 0) {
            end++;
        }
        return new String(bytes, offset, end - offset, StandardCharsets.UTF_8);
    }
}
