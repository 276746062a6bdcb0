package browsy.fetch.navigation;

import browsy.fetch.http.ReferrerPolicy;
import browsy.html.csp.ContentPolicy;

/**
 * What a document without a request of its own has from the page that contains it.
 *
 * @param url the URL of the document, which its requests name
 * @param baseUri the base of its relative URLs, without a {@code base} element of its own
 * @param content the content policy that holds before its first element
 * @param referrers the referrer policy without a {@code meta} element of its own
 * @see <a href="https://html.spec.whatwg.org/multipage/urls-and-fetching.html#fallback-base-url">
 *     HTML: fallback base URL</a>
 */
public record Inherited(
        String url, String baseUri, ContentPolicy content, ReferrerPolicy referrers) {

    /** Returns the properties of a document that no page contains. */
    public static Inherited none(String url) {
        return new Inherited(url, url, ContentPolicy.NONE, ReferrerPolicy.DEFAULT);
    }
}
