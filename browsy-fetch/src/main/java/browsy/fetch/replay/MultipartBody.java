package browsy.fetch.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a {@code multipart/form-data} body. Bytes are characters, as in {@link Params}.
 *
 * @param boundary the delimiter, without the leading dashes
 * @param parts the parts in order
 */
record MultipartBody(String boundary, List<Part> parts) {
    private static final Pattern BOUNDARY =
            Pattern.compile("boundary=(?:\"([^\"]{1,70})\"|([^\\s;\"]{1,70}))");
    private static final Pattern NAME = Pattern.compile("(?i)[;\\s]name=\"([^\"]*)\"");
    private static final Pattern FILE = Pattern.compile("(?i)[;\\s]filename=\"([^\"]*)\"");

    /**
     * A part.
     *
     * @param head the header fields, without the empty line after them
     * @param name the name of the field
     * @param fileName the name of the file; null if the part is text
     * @param content the content
     */
    record Part(String head, String name, @Nullable String fileName, String content) {
        Part with(String other) {
            return new Part(head, name, fileName, other);
        }
    }

    /** Parses a body; null if it is not multipart, or malformed. */
    static @Nullable MultipartBody parse(String mediaType, String body) {
        Matcher found = BOUNDARY.matcher(mediaType);
        if (!mediaType.regionMatches(true, 0, "multipart/", 0, 10) || !found.find()) {
            return null;
        }
        String boundary = found.group(1) != null ? found.group(1) : found.group(2);
        String delimiter = "--" + boundary;
        List<Part> parts = new ArrayList<>();
        int at = body.indexOf(delimiter);
        while (at >= 0) {
            int start = at + delimiter.length();
            if (body.startsWith("--", start)) {
                return new MultipartBody(boundary, parts);
            }
            int next = body.indexOf("\r\n" + delimiter, start);
            int head = body.indexOf("\r\n\r\n", start);
            if (next < 0 || head < 0 || head > next) {
                return null;
            }
            parts.add(part(body.substring(start, head), body.substring(head + 4, next)));
            at = next + 2;
        }
        return null;
    }

    private static Part part(String head, String content) {
        Matcher name = NAME.matcher(head);
        Matcher file = FILE.matcher(head);
        return new Part(
                head,
                name.find() ? name.group(1) : "",
                file.find() ? file.group(1) : null,
                content);
    }

    String format() {
        StringBuilder out = new StringBuilder();
        for (Part part : parts) {
            out.append("--").append(boundary).append(part.head()).append("\r\n\r\n");
            out.append(part.content()).append("\r\n");
        }
        return out.append("--").append(boundary).append("--\r\n").toString();
    }
}
