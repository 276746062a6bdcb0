package browsy.fetch.http;

import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.okhttp.PublicSuffixes;
import browsy.fetch.url.WebAddress;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * The relation of the initiator of a request to the URLs of its redirect chain, from near to far.
 *
 * @see <a href="https://w3c.github.io/webappsec-fetch-metadata/#sec-fetch-site-header">Fetch
 *     Metadata, 2.3</a>
 */
enum InitiatorRelation {
    /** A user entered the first URL. */
    NONE("none"),
    SAME_ORIGIN("same-origin"),
    SAME_SITE("same-site"),
    CROSS_SITE("cross-site");

    private final String value;

    InitiatorRelation(String value) {
        this.value = value;
    }

    /** The relation of the initiator of a request to one URL. */
    static InitiatorRelation of(Request request, HttpUrl url) {
        boolean opaque = request.initiator() != null && request.restrictions().opaque();
        return opaque ? CROSS_SITE : of(request.initiator(), url);
    }

    /**
     * The relation to one URL.
     *
     * @param initiator the URL of the page that causes the request; null if a user entered the URL
     */
    private static InitiatorRelation of(@Nullable String initiator, HttpUrl url) {
        if (initiator == null) {
            return NONE;
        }
        HttpUrl from = WebAddress.parse(initiator);
        if (from == null) {
            return CROSS_SITE; // a page without a host
        }
        if (WebAddress.origin(initiator).equals(WebAddress.origin(url.toString()))) {
            return SAME_ORIGIN;
        }
        return PublicSuffixes.schemefulSite(from).equals(PublicSuffixes.schemefulSite(url))
                ? SAME_SITE
                : CROSS_SITE;
    }

    /** The relation to a chain that the URL of a request extends. */
    InitiatorRelation extended(Request request, HttpUrl url) {
        InitiatorRelation next = of(request, url);
        return next.compareTo(this) > 0 ? next : this;
    }

    /** The value of the {@code Sec-Fetch-Site} header. */
    String value() {
        return value;
    }
}
