package browsy.fetch.policy;

import browsy.fetch.url.WebAddress;
import org.jspecify.annotations.Nullable;

/**
 * A request that a session is about to send. Each request of a redirect chain is one of its own.
 *
 * @param method {@code GET} or {@code POST}
 * @param url the absolute URL, without credentials and fragment
 * @param kind what the request is for
 * @param initiator the URL of the page that causes the request; null if a user entered the URL
 * @param redirects the number of redirects that led here
 */
public record OutgoingRequest(
        String method, String url, RequestKind kind, @Nullable String initiator, int redirects) {

    /** The method and URL, without the query, which may contain a password. */
    @Override
    public String toString() {
        return method + " " + WebAddress.shown(url);
    }
}
