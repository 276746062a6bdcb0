package browsy.fetch.navigation;

import browsy.fetch.http.ReferrerPolicy;
import browsy.html.csp.ContentPolicy;

/**
 * What holds for a document before its first element: by its response, or by the page that contains
 * a document without a request of its own.
 *
 * @param url the URL of the document, which its requests name
 * @param baseUri the base of its relative URLs, without a {@code base} element of its own
 * @param content the content policy that holds before its first element
 * @param referrers the referrer policy without a {@code meta} element of its own
 * @see <a href="https://html.spec.whatwg.org/multipage/urls-and-fetching.html#fallback-base-url">
 *     HTML: fallback base URL</a>
 */
public record DocumentContext(
        String url, String baseUri, ContentPolicy content, ReferrerPolicy referrers) {

    /** Returns the context of a document without policies at a URL. */
    public static DocumentContext at(String url) {
        return new DocumentContext(url, url, ContentPolicy.NONE, ReferrerPolicy.DEFAULT);
    }
}
