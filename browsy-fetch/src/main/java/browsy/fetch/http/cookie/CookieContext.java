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
 * @param window the URL of the page of the window if the response is shown in a frame; else null
 * @param navigation whether the response replaces the page; else it is a resource of the page
 * @param safe whether the method is GET
 */
public record CookieContext(
        HttpUrl url,
        @Nullable HttpUrl initiator,
        boolean opaque,
        @Nullable HttpUrl window,
        boolean navigation,
        boolean safe) {

    /** A URL that a user enters. */
    static CookieContext entered(HttpUrl url) {
        return new CookieContext(url, null, false, null, true, true);
    }

    /**
     * Tests whether the request is same-site. It is if a user entered the URL, or if the initiator
     * has the same scheme and registrable domain, and so has the window around a frame.
     */
    boolean isSameSite() {
        return initiator == null
                || (!opaque && isOfSite(initiator) && (window == null || isOfSite(window)));
    }

    /**
     * Tests whether the response is shown as a page of its own site: in the window, or in a frame
     * of a window of that site.
     */
    boolean isFirstParty() {
        return navigation || (window != null && isOfSite(window));
    }

    private boolean isOfSite(HttpUrl page) {
        return PublicSuffixes.schemefulSite(page).equals(PublicSuffixes.schemefulSite(url));
    }

    /** The site of the page that shows the response, which is the partition of its cookies. */
    String partition() {
        if (navigation || initiator == null) {
            return PublicSuffixes.schemefulSite(url);
        }
        return PublicSuffixes.schemefulSite(window == null ? initiator : window);
    }

    /** Tests whether secure cookies may be sent and set: over https, or to this machine. */
    boolean isTrusted() {
        return WebAddress.isTrustworthy(url);
    }
}
