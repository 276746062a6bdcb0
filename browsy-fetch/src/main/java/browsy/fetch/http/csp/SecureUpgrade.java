package browsy.fetch.http.csp;

import browsy.fetch.url.WebAddress;
import browsy.html.csp.ContentPolicy;
import okhttp3.HttpUrl;

/**
 * Sends requests over https in place of http if the policy of their page says so.
 *
 * @see <a href="https://w3c.github.io/webappsec-upgrade-insecure-requests/#goals">Upgrade Insecure
 *     Requests</a>
 */
public final class SecureUpgrade {
    private SecureUpgrade() {}

    /** Returns the URL to request for a form or a resource of a page. */
    public static String ofRequest(String url, ContentPolicy policy) {
        HttpUrl parsed = policy.upgrades() ? WebAddress.parse(url) : null;
        return parsed == null ? url : WebAddress.secured(url, parsed);
    }

    /**
     * Returns the URL of a link to request. It is upgraded only to the host of the page.
     *
     * @param page the URL of the page
     */
    public static String ofLink(String url, String page, ContentPolicy policy) {
        HttpUrl to = policy.upgrades() ? WebAddress.parse(url) : null;
        HttpUrl from = to == null ? null : WebAddress.parse(page);
        boolean toHost = to != null && from != null && from.host().equals(to.host());
        return toHost ? ofRequest(url, policy) : url;
    }
}
