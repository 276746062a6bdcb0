package browsy.fetch.http;

import browsy.config.StylesheetLoader.CrossOrigin;
import browsy.fetch.http.HttpExchange.Cause;
import browsy.fetch.url.WebAddress;
import okhttp3.Headers;

/**
 * The request headers that tell a server in which context a request is made. They do not name a
 * program, so that no identity changes them.
 *
 * @see <a href="https://w3c.github.io/webappsec-fetch-metadata/">Fetch Metadata</a>
 */
final class FetchMetadata {
    private static final String TRUE = "?1";

    private FetchMetadata() {}

    /**
     * Adds the headers. Those that begin with {@code Sec-} go to potentially trustworthy URLs only;
     * requests for {@code robots.txt} have none.
     */
    static void add(Hop hop, Headers.Builder headers) {
        boolean page = hop.resource() == Resource.PAGE;
        if (page) {
            headers.add("Upgrade-Insecure-Requests", "1");
        }
        if (hop.resource() == Resource.ROBOTS || !WebAddress.isTrustworthy(hop.url())) {
            return;
        }
        headers.add("Sec-Fetch-Site", hop.relation().value()).add("Sec-Fetch-Mode", mode(hop));
        if (page && hop.request().cause() == Cause.USER) {
            headers.add("Sec-Fetch-User", TRUE);
        }
        headers.add("Sec-Fetch-Dest", destination(hop));
    }

    private static String mode(Hop hop) {
        if (hop.resource() == Resource.PAGE) {
            return "navigate";
        }
        return hop.crossOrigin() == CrossOrigin.NONE ? "no-cors" : "cors";
    }

    private static String destination(Hop hop) {
        if (hop.resource() == Resource.STYLESHEET) {
            return "style";
        }
        return hop.request().container().destination();
    }
}
