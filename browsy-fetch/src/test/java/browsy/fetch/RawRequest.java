package browsy.fetch;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An HTTP/1 request that a server of tests has read.
 *
 * @param firstLine the request line
 * @param headers the header fields by lower-case name; the last value of a repeated name
 */
public record RawRequest(String firstLine, Map<String, String> headers) {
    public RawRequest {
        headers = Map.copyOf(headers);
    }

    /** Reads a request with its body; null at the end of the stream. */
    public static @Nullable RawRequest read(InputStream in) throws IOException {
        String first = line(in);
        if (first == null) {
            return null;
        }
        Map<String, String> headers = new HashMap<>();
        for (String line = line(in); line != null && !line.isEmpty(); line = line(in)) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        in.readNBytes(Integer.parseInt(headers.getOrDefault("content-length", "0")));
        return new RawRequest(first, headers);
    }

    /** The method and the target, separated by a space. */
    public String methodAndTarget() {
        return firstLine.substring(0, firstLine.lastIndexOf(' '));
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
