package browsy.fetch.http;

import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.address.HostLists;
import browsy.fetch.policy.NetworkPolicy;
import browsy.fetch.policy.OutgoingRequest;
import browsy.fetch.policy.PortRange;
import browsy.fetch.policy.RequestFilter.Decision;
import browsy.fetch.policy.RequestKind;
import browsy.fetch.policy.RequestRules;
import browsy.fetch.policy.UrlScheme;
import browsy.fetch.url.WebAddress;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import okhttp3.HttpUrl;

/** Applies the network policy of a session to its requests. */
final class PolicyRules implements HopRule {
    private final NetworkPolicy policy;

    /** Whether the addresses of names are known before a connection, and checked then. */
    private final boolean resolved;

    PolicyRules(SessionConfig config) {
        policy = config.networkPolicy();
        resolved =
                config.requestHandler() == null
                        && (config.proxies().servers().isEmpty() || policy.resolver() != null);
    }

    @Override
    public void check(Hop hop) {
        RequestKind kind = hop.resource().kind();
        RequestRules rules = policy.rules(kind);
        HttpUrl url = hop.url();
        String whole = hop.request().url();
        checkScheme(rules, url.isHttps() ? UrlScheme.HTTPS : UrlScheme.HTTP, kind, whole);
        checkPort(rules, url.port(), kind, whole);
        String remark = HostLists.of(rules).refusal(url.host(), resolved);
        if (remark != null) {
            throw refused(kind, whole, remark);
        }
        HttpUrl shown = url.newBuilder().username("").password("").fragment(null).build();
        ask(hop.resource(), hop.request(), shown.toString(), hop.redirects());
    }

    /** Checks a request for a {@code data:} or {@code file:} URL. */
    void checkLocal(Resource resource, Request request) {
        UrlScheme scheme = WebAddress.isFile(request.url()) ? UrlScheme.FILE : UrlScheme.DATA;
        checkScheme(policy.rules(resource.kind()), scheme, resource.kind(), request.url());
        ask(resource, request, WebAddress.withoutFragment(request.url()), 0);
    }

    private static void checkScheme(
            RequestRules rules, UrlScheme scheme, RequestKind kind, String url) {
        String name = scheme.name().toLowerCase(Locale.ROOT);
        if (rules.deniedSchemes().contains(scheme)) {
            throw refused(kind, url, "deniedSchemes contains " + name);
        }
        if (!rules.allowedSchemes().isEmpty() && !rules.allowedSchemes().contains(scheme)) {
            throw refused(kind, url, "allowedSchemes does not contain " + name);
        }
    }

    private static void checkPort(RequestRules rules, int port, RequestKind kind, String url) {
        for (PortRange denied : rules.deniedPorts()) {
            if (denied.contains(port)) {
                throw refused(kind, url, "deniedPorts contains " + denied);
            }
        }
        List<PortRange> allowed = rules.allowedPorts();
        if (!allowed.isEmpty() && allowed.stream().noneMatch(range -> range.contains(port))) {
            throw refused(kind, url, "allowedPorts does not contain " + port);
        }
    }

    private void ask(Resource resource, Request request, String url, int redirects) {
        OutgoingRequest outgoing =
                new OutgoingRequest(
                        request.method(), url, resource.kind(), request.initiator(), redirects);
        Decision decision =
                Objects.requireNonNull(
                        policy.filter().decide(outgoing), "the request filter returned null");
        if (!decision.allowed()) {
            throw BlockedUrl.of(Reason.FILTER, request.url(), decision.reason());
        }
    }

    /**
     * Creates the exception for a request that the rules refuse.
     *
     * @param remark the list that refuses it
     */
    static BlockedUrl refused(RequestKind kind, String url, String remark) {
        String rules = kind == RequestKind.NAVIGATION ? "navigations" : "subresources";
        return BlockedUrl.of(Reason.POLICY, url, remark + " (rules for " + rules + ")");
    }
}
