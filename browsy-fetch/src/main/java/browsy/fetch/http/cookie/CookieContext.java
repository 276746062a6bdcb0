package browsy.fetch.http.cookie;

import browsy.fetch.okhttp.PublicSuffixes;
import browsy.fetch.url.WebAddress;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * A request as far as it decides which cookies it sends and may set.
 *
 * @param url the URL of the request
 * @param initiator the URL of the page that causes the request; null if a user entered the URL
 * @param opaque whether that page has an origin of its own, which is of no site
 * @param navigation whether the response replaces the page; else it is a resource of the page
 * @param safe whether the method is GET
 */
public record CookieContext(
        HttpUrl url,
        @Nullable HttpUrl initiator,
        boolean opaque,
        boolean navigation,
        boolean safe) {

    /** A URL that a user enters. */
    static CookieContext entered(HttpUrl url) {
        return new CookieContext(url, null, false, true, true);
    }

    /**
     * Tests whether the request is same-site. It is if a user entered the URL, or if the initiator
     * has the same scheme and registrable domain.
     */
    boolean isSameSite() {
        return initiator == null
                || (!opaque
                        && PublicSuffixes.schemefulSite(initiator)
                                .equals(PublicSuffixes.schemefulSite(url)));
    }

    /** The site of the page that shows the response, which is the partition of its cookies. */
    String partition() {
        return PublicSuffixes.schemefulSite(navigation || initiator == null ? url : initiator);
    }

    /** Tests whether secure cookies may be sent and set: over https, or to this machine. */
    boolean isTrusted() {
        return WebAddress.isTrustworthy(url);
    }
}
