package browsy.fetch.http;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.http.address.GuardedDns;
import browsy.fetch.http.address.HostLists;
import browsy.fetch.http.address.Reach;
import browsy.fetch.http.address.ResolverDns;
import browsy.fetch.http.limit.TimedDns;
import browsy.fetch.journal.Journal;
import browsy.fetch.policy.HostResolver;
import browsy.fetch.policy.RequestKind;
import browsy.fetch.policy.RequestRules;
import browsy.fetch.url.NumericHost;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import okhttp3.Authenticator;
import okhttp3.Cache;
import okhttp3.Call;
import okhttp3.CompressionInterceptor;
import okhttp3.CookieJar;
import okhttp3.Dns;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import okhttp3.Protocol;
import okhttp3.Request;
import org.jspecify.annotations.Nullable;

/**
 * The HTTP client of a session over shared connections. Kinds of requests for which the network
 * policy allows different addresses do not share connections.
 */
final class SessionClient {
    private final Map<RequestKind, OkHttpClient> clients = new EnumMap<>(RequestKind.class);

    /** The checks of the names of sites that a proxy resolves; empty if they cannot be checked. */
    private final Map<RequestKind, GuardedDns> named = new EnumMap<>(RequestKind.class);

    /**
     * Creates a client. The settings of the application are applied first, so that they cannot
     * override those that enforce the session's rules.
     */
    SessionClient(
            SessionConfig config, Connections connections, @Nullable Cache cache, Journal journal) {
        OkHttpClient.Builder builder = builder(config, connections, journal).cache(cache);
        HostResolver resolver = config.networkPolicy().resolver();
        Dns found = resolver == null ? builder.build().dns() : new ResolverDns(resolver);
        Dns names = new TimedDns(found, config.timeout());
        for (RequestKind kind : RequestKind.values()) {
            RequestRules rules = config.networkPolicy().rules(kind);
            GuardedDns sites = new GuardedDns(Reach.of(config), HostLists.of(rules), names);
            if (config.proxy() == null) {
                clients.put(kind, guarded(builder, sites));
                continue;
            }
            // The client connects to the proxy, which is no host of the rules.
            GuardedDns proxies = new GuardedDns(Reach.of(config), HostLists.ANY, names);
            clients.put(kind, guarded(builder, proxies));
            if (resolver != null && config.requestHandler() == null) {
                named.put(kind, sites);
            }
        }
    }

    private static OkHttpClient guarded(OkHttpClient.Builder builder, GuardedDns guard) {
        boolean http2 = builder.build().protocols().contains(Protocol.H2_PRIOR_KNOWLEDGE);
        return builder.dns(guard).socketFactory(new GuardedSocketFactory(guard, http2)).build();
    }

    /**
     * Prepares a request.
     *
     * @throws IOException if a proxy would resolve the host and its addresses must not be requested
     */
    Call newCall(RequestKind kind, Request request) throws IOException {
        HttpUrl url = request.url();
        GuardedDns sites = named.get(kind);
        if (sites != null && !NumericHost.isNumeric(url.host())) {
            sites.checkAll(url.host(), url.port());
        }
        return Objects.requireNonNull(clients.get(kind)).newCall(request);
    }

    private static OkHttpClient.Builder builder(
            SessionConfig config, Connections connections, Journal journal) {
        OkHttpClient.Builder builder = connections.client();
        config.clientSettings().apply(builder);
        TlsSocketFactory.watch(builder);
        builder.followRedirects(false)
                .followSslRedirects(false)
                .retryOnConnectionFailure(true)
                .connectTimeout(config.timeout())
                .readTimeout(config.timeout())
                .cookieJar(CookieJar.NO_COOKIES)
                .addInterceptor(
                        new CompressionInterceptor(
                                ContentCodings.known(config.transferLimits().maxExpansion())));
        builder.proxy(Proxies.of(config.proxy()));
        Authenticator login = Proxies.login(config.proxy());
        if (login != null) {
            builder.proxyAuthenticator(login);
        }
        RequestHandler handler = config.requestHandler();
        LedgerInterceptor ledger = new LedgerInterceptor(journal.ledger());
        if (handler == null) {
            builder.addNetworkInterceptor(ledger);
        } else {
            builder.addInterceptor(ledger);
            builder.addInterceptor(new RequestHandlerInterceptor(handler));
        }
        CallTimings.observe(builder, journal);
        return builder;
    }
}
