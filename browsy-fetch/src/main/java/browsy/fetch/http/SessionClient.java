package browsy.fetch.http;

import browsy.fetch.auth.ClientCertificate;
import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.http.address.GuardedDns;
import browsy.fetch.http.address.HostLists;
import browsy.fetch.http.address.Reach;
import browsy.fetch.http.address.ResolverDns;
import browsy.fetch.http.auth.AnswerBook;
import browsy.fetch.http.limit.TimedDns;
import browsy.fetch.http.proxy.ProxyLogin;
import browsy.fetch.http.proxy.ProxyNames;
import browsy.fetch.http.proxy.RemoteNames;
import browsy.fetch.journal.Journal;
import browsy.fetch.policy.HostResolver;
import browsy.fetch.policy.RequestKind;
import browsy.fetch.proxy.ProxyServer;
import browsy.fetch.proxy.ProxyServer.Protocol;
import browsy.fetch.replay.HarRecorder;
import browsy.fetch.replay.HarReplay;
import browsy.fetch.url.NumericHost;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import okhttp3.Cache;
import okhttp3.Call;
import okhttp3.CookieJar;
import okhttp3.Dns;
import okhttp3.HttpUrl;
import okhttp3.Interceptor;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import org.jspecify.annotations.Nullable;

/**
 * The HTTP clients of a session over shared connections: one for each way to a server. Different
 * ways do not share connections. Thread-safe.
 */
final class SessionClient {
    private final SessionConfig config;
    private final AnswerBook proxyAnswers;
    private final OkHttpClient base;
    private final Dns names;
    private final boolean http2;
    private final Map<Way, OkHttpClient> clients = new ConcurrentHashMap<>();

    /**
     * A way to a server.
     *
     * @param kind the kind of requests, for which the network policy allows different addresses
     * @param proxy the proxy; null for none
     * @param certificate the client certificate; null for none
     */
    record Way(
            RequestKind kind,
            @Nullable ProxyServer proxy,
            @Nullable ClientCertificate certificate) {}

    /**
     * Creates the clients. The settings of the application are applied first, so that they cannot
     * override those that enforce the session's rules.
     */
    SessionClient(
            SessionConfig config,
            Connections connections,
            AnswerBook proxyAnswers,
            @Nullable Cache cache,
            Journal journal) {
        this.config = config;
        this.proxyAnswers = proxyAnswers;
        this.base = base(config, connections, journal).cache(cache).build();
        HostResolver resolver = config.networkPolicy().resolver();
        Dns found = resolver == null ? base.dns() : new ResolverDns(resolver);
        this.names = new TimedDns(found, config.timeout());
        this.http2 = base.protocols().contains(okhttp3.Protocol.H2_PRIOR_KNOWLEDGE);
    }

    private static OkHttpClient.Builder base(
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
                .proxy(Proxy.NO_PROXY); // those of the system hide addresses from the guard
        HarRecorder recorder = config.traffic().recorder();
        if (recorder != null) {
            builder.addInterceptor(new RecordingInterceptor(recorder));
        }
        builder.addInterceptor(new ContentCodings(config.transferLimits().maxExpansion()));
        Interceptor answers = answers(config);
        LedgerInterceptor ledger = new LedgerInterceptor(journal.ledger());
        if (answers == null) {
            builder.addInterceptor(FinalFailure::unwrapped).addNetworkInterceptor(ledger);
        } else {
            builder.addInterceptor(ledger);
            builder.addInterceptor(answers);
        }
        CallTimings.observe(builder, journal);
        return builder;
    }

    /** Whether the network answers the requests of a session. */
    static boolean usesNetwork(SessionConfig config) {
        return answers(config) == null;
    }

    /** The interceptor that answers requests in place of the network; null to use the network. */
    private static @Nullable Interceptor answers(SessionConfig config) {
        HarReplay replay = config.traffic().replay();
        if (replay != null) {
            return new ReplayInterceptor(replay);
        }
        RequestHandler handler = config.requestHandler();
        return handler == null ? null : new RequestHandlerInterceptor(handler);
    }

    /**
     * Prepares a request.
     *
     * @throws IOException if a proxy would resolve the host and its addresses must not be requested
     */
    Call newCall(Way way, Request request) throws IOException {
        HttpUrl url = request.url();
        if (way.proxy() != null
                && config.networkPolicy().resolver() != null
                && !NumericHost.isNumeric(url.host())) {
            sites(way.kind()).checkAll(url.host(), url.port());
        }
        return clients.computeIfAbsent(way, this::client).newCall(request);
    }

    private OkHttpClient client(Way way) {
        OkHttpClient.Builder builder = base.newBuilder();
        ClientCertificate certificate = way.certificate();
        if (certificate != null) {
            TlsSocketFactory.authenticate(builder, certificate.keyManagers());
        }
        ProxyServer proxy = way.proxy();
        if (proxy == null) {
            GuardedDns sites = sites(way.kind());
            return builder.dns(sites)
                    .socketFactory(new GuardedSocketFactory(() -> new WatchedSocket(sites, http2)))
                    .build();
        }
        // The client connects to the proxy, which is no host of the network policy.
        GuardedDns guard = new GuardedDns(Reach.of(config), HostLists.ANY, names);
        int count = config.proxies().servers().size();
        builder.connectTimeout(shareOf(config.timeout(), count))
                .socketFactory(
                        new GuardedSocketFactory(() -> new ProxySocket(proxy, guard, http2)));
        if (proxy.protocol() == Protocol.SOCKS5) {
            return builder.dns(new RemoteNames(proxy, guard)).build();
        }
        InetSocketAddress address = InetSocketAddress.createUnresolved(proxy.host(), proxy.port());
        builder.proxy(new Proxy(Proxy.Type.HTTP, address)).dns(new ProxyNames(proxy, guard));
        if (!proxy.user().isEmpty()) {
            builder.proxyAuthenticator(new ProxyLogin(proxy, proxyAnswers));
        }
        return builder.build();
    }

    private GuardedDns sites(RequestKind kind) {
        return new GuardedDns(
                Reach.of(config), HostLists.of(config.networkPolicy().rules(kind)), names);
    }

    /**
     * The time for a connection to one of several proxies, so that others can be tried after it.
     */
    private static Duration shareOf(Duration time, int count) {
        Duration share = time.dividedBy(count);
        return share.compareTo(Duration.ofMillis(1)) < 0 ? Duration.ofMillis(1) : share;
    }
}
