package browsy.fetch.replay;

import browsy.fetch.url.WebAddress;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A request of a recording.
 *
 * @param method the HTTP method in upper case
 * @param url the absolute URL without a fragment
 * @param headers the header fields in order
 * @param body the body; null for none
 */
public record HarRequest(
        String method, String url, List<HarHeader> headers, @Nullable HarBody body) {
    public HarRequest {
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(url, "url");
        headers = List.copyOf(headers);
    }

    /** The first value of a header, whose name is case-insensitive; empty if it is missing. */
    public String header(String name) {
        return HarResponse.first(headers, name);
    }

    /** The method and URL, without the query, which may contain a password. */
    @Override
    public String toString() {
        return method + " " + WebAddress.shown(url);
    }
}
