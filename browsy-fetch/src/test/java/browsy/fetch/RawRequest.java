package browsy.fetch;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads HTTP/1 requests from a stream, for servers of tests. */
public final class RawRequest {
    private RawRequest() {}

    /** Reads a request with its body. Returns its first line; null at the end of the stream. */
    public static @Nullable String firstLine(InputStream in) throws IOException {
        String first = line(in);
        if (first == null) {
            return null;
        }
        int length = 0;
        for (String line = line(in); line != null && !line.isEmpty(); line = line(in)) {
            if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                length = Integer.parseInt(line.substring(15).strip());
            }
        }
        in.readNBytes(length);
        return first;
    }

    private static @Nullable String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (c == '\n') {
                return line.toString().strip();
            }
            line.append((char) c);
        }
        return null;
    }
}
