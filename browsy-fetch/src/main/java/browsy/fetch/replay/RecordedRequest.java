package browsy.fetch.replay;

import browsy.fetch.url.WebAddress;
import java.util.Objects;

/**
 * A reference to a request of a recording.
 *
 * @param number the position of its entry in {@link HarFile#entries()}, from 1
 * @param method the HTTP method
 * @param url the URL
 */
public record RecordedRequest(int number, String method, String url) {
    public RecordedRequest {
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(url, "url");
    }

    /** The number, the method and the URL without its query. */
    @Override
    public String toString() {
        return "number " + number + ", " + method + " " + WebAddress.shown(url);
    }
}
