package browsy.fetch.replay;

import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/**
 * A request and its response in a recording. Each request of a redirect chain is an entry.
 *
 * @param kind the kind of resource
 * @param started the time of the request
 * @param time the time from the request to the end of the response
 * @param request the request
 * @param response the response, or the reason why there is none
 */
public record HarEntry(
        Kind kind, Instant started, Duration time, HarRequest request, HarResponse response) {
    public HarEntry {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(started, "started");
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(request, "request");
        Objects.requireNonNull(response, "response");
    }

    /** The kind of resource that a request is for. */
    public enum Kind {
        /** A page, the document of a frame, or a file that is loaded like a page. */
        DOCUMENT,
        /** A style sheet. */
        STYLESHEET,
        /** A resource that sessions do not load by themselves, such as an image or a script. */
        OTHER
    }

    /** The request and the status of the response. */
    @Override
    public String toString() {
        return request + " -> " + response;
    }
}
