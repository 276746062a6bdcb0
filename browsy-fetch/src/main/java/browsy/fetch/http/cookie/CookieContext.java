package browsy.fetch.http.cookie;

import browsy.fetch.okhttp.PublicSuffixes;
import browsy.fetch.url.WebAddress;
import java.util.List;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * A request as far as it decides which cookies it sends and may set.
 *
 * @param url the URL of the request
 * @param initiator the URL of the page that causes the request; null if a user entered the URL
 * @param opaque whether that page has an origin of its own, which is of no site
 * @param ancestors the URLs of the pages around the frame that shows the response, that of the
 *     window last; empty if the window shows it
 * @param navigation whether the response replaces the page of the window, so that cookies of other
 *     sites may be sent and set; else it is shown in a frame or is a resource of a page
 * @param safe whether the method is GET
 */
public record CookieContext(
        HttpUrl url,
        @Nullable HttpUrl initiator,
        boolean opaque,
        List<HttpUrl> ancestors,
        boolean navigation,
        boolean safe) {

    public CookieContext {
        ancestors = List.copyOf(ancestors);
    }

    /** A URL that a user enters. */
    static CookieContext entered(HttpUrl url) {
        return new CookieContext(url, null, false, List.of(), true, true);
    }

    /**
     * Tests whether the request is same-site. It is if a user entered the URL, or if the initiator
     * has the same scheme and registrable domain, and so have all pages around a frame.
     */
    boolean isSameSite() {
        return initiator == null || (!opaque && isOfSite(initiator) && areOfSite(ancestors));
    }

    private boolean areOfSite(List<HttpUrl> pages) {
        return pages.stream().allMatch(this::isOfSite);
    }

    private boolean isOfSite(HttpUrl page) {
        return PublicSuffixes.schemefulSite(page).equals(PublicSuffixes.schemefulSite(url));
    }

    /** The site of the page that shows the response, which is the partition of its cookies. */
    String partition() {
        if (navigation || initiator == null) {
            return PublicSuffixes.schemefulSite(url);
        }
        HttpUrl page = ancestors.isEmpty() ? initiator : ancestors.get(ancestors.size() - 1);
        return PublicSuffixes.schemefulSite(page);
    }

    /** Tests whether secure cookies may be sent and set: over https, or to this machine. */
    boolean isTrusted() {
        return WebAddress.isTrustworthy(url);
    }
}
