package browsy.fetch.replay;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A response of a recording.
 *
 * @param httpVersion the version of HTTP, such as {@code HTTP/1.1}; empty if it is unknown
 * @param status the status code; 0 if there was no response
 * @param headers the header fields in order
 * @param body the decompressed body, not copied; null if the recording lacks it
 * @param size the size of the whole decompressed body in bytes, which is more than {@code body} has
 *     if it was not received completely; -1 if it is unknown
 * @param failure the reason why the response is missing or incomplete; null for a complete one
 */
public record HarResponse(
        String httpVersion,
        int status,
        List<HarHeader> headers,
        byte @Nullable [] body,
        long size,
        @Nullable HarFailure failure) {
    public HarResponse {
        Objects.requireNonNull(httpVersion, "httpVersion");
        headers = List.copyOf(headers);
    }

    /** Creates a missing response. */
    static HarResponse failed(HarFailure failure) {
        return new HarResponse("", 0, List.of(), null, -1, failure);
    }

    /** The first value of a header, whose name is case-insensitive; empty if it is missing. */
    public String header(String name) {
        return first(headers, name);
    }

    static String first(List<HarHeader> headers, String name) {
        for (HarHeader header : headers) {
            if (header.name().equalsIgnoreCase(name)) {
                return header.value();
            }
        }
        return "";
    }

    /** The status and the size of the body. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%d, %d bytes", status, body == null ? 0 : body.length);
    }
}
