package browsy.fetch.http;

import browsy.fetch.http.cookie.CookieStore;
import browsy.fetch.okhttp.PublicSuffixes;
import browsy.fetch.url.WebAddress;
import java.util.List;
import okhttp3.HttpUrl;
import okhttp3.Response;

/**
 * Removes the cookies of a site whose response asks for it. Caches and other data stay.
 *
 * @see <a href="https://w3c.github.io/webappsec-clear-site-data/">Clear Site Data</a>
 */
final class ClearSiteData {
    private ClearSiteData() {}

    /** Removes the cookies of the registrable domain of a trustworthy response. */
    static void receive(Response answer, CookieStore cookies) {
        List<String> headers = answer.headers("Clear-Site-Data");
        HttpUrl url = answer.request().url();
        if (headers.isEmpty() || !WebAddress.isTrustworthy(url)) {
            return;
        }
        for (String type : String.join(",", headers).split(",")) {
            if (type.strip().equals("\"cookies\"") || type.strip().equals("\"*\"")) {
                String site = site(url.host());
                cookies.removeIf(cookie -> site(cookie.domain()).equals(site));
                return;
            }
        }
    }

    private static String site(String host) {
        String registrable = PublicSuffixes.registrable(host);
        return registrable == null ? host : registrable;
    }
}
