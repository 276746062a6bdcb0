package browsy.server.mcp;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Reads lines of bytes. The part of a line beyond the maximum length is skipped. */
final class BoundedLineReader {
    private final InputStream in;
    private final int maxBytes;

    BoundedLineReader(InputStream in, int maxBytes) {
        this.in = new BufferedInputStream(in);
        this.maxBytes = maxBytes;
    }

    /**
     * A line without its line feed.
     *
     * @param bytes the content up to the maximum length
     * @param isTooLong whether the line was longer than the maximum length
     */
    record Line(byte[] bytes, boolean isTooLong) {}

    /** The next line; null at the end of the input. */
    @Nullable Line next() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        boolean tooLong = false;
        int one = in.read();
        if (one < 0) {
            return null;
        }
        while (one >= 0 && one != '\n') {
            if (bytes.size() < maxBytes) {
                bytes.write(one);
            } else {
                tooLong = true;
            }
            one = in.read();
        }
        return new Line(bytes.toByteArray(), tooLong);
    }
}
