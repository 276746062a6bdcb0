package browsy.fetch.http;

import browsy.config.StylesheetLoader.CrossOrigin;
import browsy.fetch.config.Identity;
import browsy.fetch.config.OriginHeaders;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.http.HttpExchange.Rest;
import browsy.fetch.http.cookie.CookieStore;
import browsy.fetch.url.WebAddress;
import okhttp3.Headers;

/** Computes the request headers of one session. Thread-safe. */
final class RequestHeaders {
    private final SessionConfig config;
    private final CookieStore cookies;
    private final ClientHints hints;

    RequestHeaders(SessionConfig config, CookieStore cookies, ClientHints hints) {
        this.config = config;
        this.cookies = cookies;
        this.hints = hints;
    }

    /** Returns the headers of a request, without those that OkHttp adds. */
    Headers of(Hop hop) {
        Identity identity = config.identity();
        Headers.Builder headers =
                new Headers.Builder()
                        .add("User-Agent", identity.userAgent())
                        .add("Accept", hop.resource().accept())
                        .add("Accept-Language", identity.acceptLanguage());
        hints.add(hop, headers);
        FetchMetadata.add(hop, headers);
        if (hop.referrer() != null) {
            headers.add("Referer", hop.referrer());
        }
        String cookie = hop.isOfUser() ? cookies.header(hop.cookies()) : null;
        if (cookie != null) {
            headers.addUnsafeNonAscii("Cookie", cookie);
        }
        setOwn(headers, hop);
        Rest rest = hop.request().rest();
        if (rest != null) {
            headers.set("Accept-Encoding", "identity");
            headers.set("Range", "bytes=" + rest.from() + "-");
            headers.set("If-Range", rest.validator());
        }
        if (hop.request().revalidate()) {
            headers.set("Cache-Control", "max-age=0");
        }
        if (hop.request().body() != null) {
            headers.set("Origin", origin(hop));
        } else if (hop.crossOrigin() != CrossOrigin.NONE) {
            headers.set("Origin", CrossOriginRules.origin(hop));
        }
        return headers.build();
    }

    /** Sets the headers that the application configured for the origin. */
    private void setOwn(Headers.Builder headers, Hop hop) {
        String origin = hop.origin();
        for (OriginHeaders own : config.headers()) {
            if (own.origin().equals(origin)) {
                if (own.headers().keySet().stream().anyMatch("User-Agent"::equalsIgnoreCase)) {
                    ClientHints.names().forEach(headers::removeAll); // they would not agree with it
                }
                own.headers().forEach(headers::set);
            }
        }
    }

    /**
     * The {@code Origin} header of a POST request. NB: as in Chromium, each redirect to another
     * origin hides the origin; by the standard, the first one from the initiator's own origin does
     * not. The policies of redirects have no effect.
     *
     * @see <a href="https://fetch.spec.whatwg.org/#concept-request-tainted-origin">Fetch</a>
     */
    private static String origin(Hop hop) {
        String initiator = hop.request().initiator();
        return initiator == null || hop.hidesOrigin() ? "null" : WebAddress.origin(initiator);
    }
}
