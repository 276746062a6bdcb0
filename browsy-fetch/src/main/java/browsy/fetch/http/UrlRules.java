package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.url.WebAddress;
import okhttp3.HttpUrl;

/** The rules for the URLs that a session may request. */
final class UrlRules {
    private UrlRules() {}

    /**
     * Parses a URL.
     *
     * @throws FetchException if the URL is invalid, or its scheme is neither http nor https
     */
    static HttpUrl parse(String url) {
        HttpUrl parsed = WebAddress.parse(url);
        if (parsed != null) {
            return parsed;
        }
        if (WebAddress.hasScheme(url) && !url.matches("(?is)https?:.*")) {
            throw new BlockedUrl(Reason.SCHEME, url);
        }
        throw new FetchException.InvalidUrl(url);
    }

    /** Refuses URLs that contain a pattern of a blocklist. */
    static HopRule unlisted(Blocklist blocklist) {
        return hop -> {
            String pattern = blocklist.match(hop.url().toString());
            if (pattern != null) {
                throw BlockedUrl.listed(hop.request().url(), pattern);
            }
        };
    }

    /** Refuses {@linkplain BadPorts bad ports}. */
    static HopRule ofGoodPort() {
        return hop -> {
            if (BadPorts.contains(hop.url().port())) {
                throw new BlockedUrl(Reason.PORT, hop.request().url());
            }
        };
    }

    /**
     * Refuses local names and IP addresses that a resolver does not permit. The addresses of other
     * names are checked when the session connects.
     */
    static HopRule ofPermittedHost(GuardedDns dns) {
        return hop -> {
            if (!dns.allows(hop.url())) {
                throw BlockedUrl.ofPrivateNetwork(hop.request().url(), hostAndPort(hop.url()));
            }
        };
    }

    /** The host and port in the syntax of {@link browsy.fetch.config.PrivateHost#of}. */
    static String hostAndPort(HttpUrl url) {
        String host = url.host().contains(":") ? "[" + url.host() + "]" : url.host();
        return host + ":" + url.port();
    }
}
