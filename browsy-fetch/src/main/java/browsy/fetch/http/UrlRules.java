package browsy.fetch.http;

import browsy.config.AddressRule;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.address.Reach;
import browsy.fetch.http.address.Refusal;
import browsy.fetch.policy.NetworkPolicy;
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
            throw LocalResources.isLocal(url)
                    ? BlockedUrl.of(Reason.SCHEME, url, "allowNonHttp(true) allows data: and file:")
                    : new BlockedUrl(Reason.SCHEME, url);
        }
        throw new FetchException.InvalidUrl(url);
    }

    /**
     * Refuses style sheets over http for pages over https.
     *
     * @see <a href="https://w3c.github.io/webappsec-mixed-content/#should-block-fetch">Mixed
     *     Content, 4.4</a>
     */
    static HopRule unmixed() {
        return hop -> {
            if (isMixed(hop.resource(), hop.request(), hop.url())) {
                throw new BlockedUrl(Reason.MIXED_CONTENT, hop.request().url());
            }
        };
    }

    static boolean isMixed(Resource resource, Request request, HttpUrl url) {
        String page = request.initiator();
        return resource == Resource.STYLESHEET
                && page != null
                && page.regionMatches(true, 0, "https:", 0, 6)
                && !WebAddress.isTrustworthy(url);
    }

    /**
     * Refuses redirects that the policy of the page does not allow. The first URL of a chain is
     * checked before.
     *
     * @see <a href="https://w3c.github.io/webappsec-csp/#should-block-request">CSP, 4.1.3</a>
     */
    static HopRule allowedByPage() {
        return hop -> {
            AddressRule rule = hop.request().restrictions().addresses();
            if (rule != null && hop.redirects() > 0 && !rule.allows(hop.url().toString(), true)) {
                throw new BlockedUrl(Reason.CONTENT_POLICY, hop.request().url());
            }
        };
    }

    /** Refuses URLs that contain a pattern of a blocklist. */
    static HopRule unlisted(Blocklist blocklist) {
        return hop -> {
            String pattern = blocklist.match(hop.url().toString());
            if (pattern != null) {
                throw BlockedUrl.of(
                        Reason.BLOCKLIST,
                        hop.request().url(),
                        "blockedPatterns contains " + pattern);
            }
        };
    }

    /** Refuses {@linkplain BadPorts bad ports} that the network policy does not open. */
    static HopRule ofGoodPort(NetworkPolicy policy) {
        return hop -> {
            int port = hop.url().port();
            if (BadPorts.contains(port) && !policy.openPorts().contains(port)) {
                throw BlockedUrl.of(
                        Reason.PORT,
                        hop.request().url(),
                        "NetworkPolicy.withOpenPorts(" + port + ") opens it");
            }
        };
    }

    /**
     * Refuses local names and IP addresses outside of the reach of a session. The addresses of
     * other names are checked when the session connects.
     */
    static HopRule ofReachableHost(Reach reach) {
        return hop -> {
            if (!reach.allows(hop.url())) {
                throw BlockedUrl.ofPrivateNetwork(hop.request().url(), hostAndPort(hop.url()));
            }
        };
    }

    /** Converts the refusal of an address for a request. */
    static BlockedUrl blocked(Refusal refused, Hop hop) {
        String url = hop.request().url();
        boolean direct = refused.host().equals(hop.url().host());
        if (refused.reason() == Reason.PRIVATE_NETWORK) {
            return direct
                    ? BlockedUrl.ofPrivateNetwork(url, hostAndPort(hop.url()))
                    : BlockedUrl.ofPrivateProxy(url, refused.host());
        }
        return PolicyRules.refused(hop.resource().kind(), url, refused.remark());
    }

    /** The host and port in the syntax of {@link browsy.fetch.config.PrivateHost#of}. */
    private static String hostAndPort(HttpUrl url) {
        String host = url.host().contains(":") ? "[" + url.host() + "]" : url.host();
        return host + ":" + url.port();
    }
}
