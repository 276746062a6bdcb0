package browsy.fetch.config;

import browsy.config.Limits;
import browsy.fetch.auth.Authentication;
import browsy.fetch.client.ClientSettings;
import browsy.fetch.client.RequestHandler;
import browsy.fetch.crawl.Politeness;
import browsy.fetch.credential.CredentialSource;
import browsy.fetch.login.LoginOptions;
import browsy.fetch.observe.SessionBudget;
import browsy.fetch.observe.SessionListener;
import browsy.fetch.policy.NetworkPolicy;
import browsy.fetch.proxy.ProxyPool;
import browsy.fetch.replay.Traffic;
import browsy.fetch.state.SessionStore;
import browsy.model.Viewport;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a session: network limits, request headers, allowed addresses, cache and
 * application hooks. Immutable; {@link #builder()} creates one.
 */
public final class SessionConfig {
    /** The configuration with the default value of each setting. */
    public static final SessionConfig DEFAULT = builder().build();

    private final Viewport viewport;
    private final Identity identity;
    private final Politeness politeness;
    private final Duration timeout;
    private final boolean fetchCss;
    private final List<String> blockedPatterns;
    private final TransferLimits transferLimits;
    private final boolean allowPrivateNetwork;
    private final List<PrivateHost> allowedHosts;
    private final boolean allowNonHttp;
    private final ProxyPool proxies;
    private final Authentication authentication;
    private final boolean throwOnHttpError;
    private final Limits limits;
    private final @Nullable ConfirmHook confirmHook;
    private final @Nullable HttpCache httpCache;
    private final List<OriginHeaders> headers;
    private final ClientSettings clientSettings;
    private final @Nullable RequestHandler requestHandler;
    private final NetworkPolicy networkPolicy;
    private final List<SessionListener> listeners;
    private final SessionBudget budget;
    private final CredentialSource credentials;
    private final SessionStore sessionStore;
    private final Traffic traffic;
    private final LoginOptions login;

    private SessionConfig(Builder from) {
        viewport = from.viewport;
        identity = from.identity;
        politeness = from.politeness;
        timeout = from.timeout;
        fetchCss = from.fetchCss;
        blockedPatterns = from.blockedPatterns;
        transferLimits = from.transferLimits;
        allowPrivateNetwork = from.allowPrivateNetwork;
        allowedHosts = from.allowedHosts;
        allowNonHttp = from.allowNonHttp;
        proxies = from.proxies;
        authentication = from.authentication;
        throwOnHttpError = from.throwOnHttpError;
        limits = from.limits;
        confirmHook = from.confirmHook;
        httpCache = from.httpCache;
        headers = from.headers;
        clientSettings = from.clientSettings;
        requestHandler = from.requestHandler;
        networkPolicy = from.networkPolicy;
        listeners = from.listeners;
        budget = from.budget;
        credentials = from.credentials;
        sessionStore = from.sessionStore;
        traffic = from.traffic;
        login = from.login;
    }

    /** Returns a builder that starts from the default settings. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder that starts from this configuration. */
    public Builder newBuilder() {
        return new Builder(this);
    }

    /** The size of the viewport, in CSS px. */
    public Viewport viewport() {
        return viewport;
    }

    /** What the session says about itself and its user in request headers. */
    public Identity identity() {
        return identity;
    }

    /** How the session spares servers: rates, repetitions and {@code robots.txt}. */
    public Politeness politeness() {
        return politeness;
    }

    /**
     * The time limit of each of three steps. The first step fetches a page, including HTTP
     * redirects and page refreshes; it fails with {@link FetchException.Network}. The second step
     * fetches a group of style sheets concurrently; late style sheets are omitted with a warning.
     * {@link TransferLimits#maxNavigationTime()} limits both steps of one navigation together. The
     * third step parses and lays out the page, or one later state of it; it fails with {@link
     * FetchException.Timeout}.
     */
    public Duration timeout() {
        return timeout;
    }

    /** Whether the session fetches linked style sheets. */
    public boolean fetchCss() {
        return fetchCss;
    }

    /** The blocklist. A session sends no request to a URL that contains one of these strings. */
    public List<String> blockedPatterns() {
        return blockedPatterns;
    }

    /** The limits on what servers send. */
    public TransferLimits transferLimits() {
        return transferLimits;
    }

    /** Whether the session may connect to loopback, private, link-local and other special IPs. */
    public boolean allowPrivateNetwork() {
        return allowPrivateNetwork;
    }

    /** The hosts in private networks that are allowed without {@link #allowPrivateNetwork()}. */
    public List<PrivateHost> allowedHosts() {
        return allowedHosts;
    }

    /**
     * Whether the session loads {@code data:} and {@code file:} URLs. A page from the web can never
     * navigate to a {@code file:} URL.
     */
    public boolean allowNonHttp() {
        return allowNonHttp;
    }

    /**
     * The proxies for all requests. A proxy resolves host names; therefore the session can block
     * private networks only for URLs whose host is an IP address or a name such as {@code
     * localhost}, unless {@link NetworkPolicy#resolver()} is set. A proxy in a private network
     * requires {@link #allowedHosts()}.
     */
    public ProxyPool proxies() {
        return proxies;
    }

    /** The credentials of the session for servers. */
    public Authentication authentication() {
        return authentication;
    }

    /**
     * Whether a status of 400 or above throws {@link FetchException.HttpError} even if the response
     * has a page.
     */
    public boolean throwOnHttpError() {
        return throwOnHttpError;
    }

    /** The limits for parsing a page. */
    public Limits limits() {
        return limits;
    }

    /** The hook that confirms an action before it sends a request; null if none is set. */
    public @Nullable ConfirmHook confirmHook() {
        return confirmHook;
    }

    /** The HTTP cache on disk; null for no cache. */
    public @Nullable HttpCache httpCache() {
        return httpCache;
    }

    /** Additional request headers, each for one origin. */
    public List<OriginHeaders> headers() {
        return headers;
    }

    /** The settings that the application applies to the HTTP client. */
    public ClientSettings clientSettings() {
        return clientSettings;
    }

    /** The handler that answers requests in place of the network; null to use the network. */
    public @Nullable RequestHandler requestHandler() {
        return requestHandler;
    }

    /** Which addresses the session may request, besides the block on private networks. */
    public NetworkPolicy networkPolicy() {
        return networkPolicy;
    }

    /** The listeners that receive the events of the session. */
    public List<SessionListener> listeners() {
        return listeners;
    }

    /** The most that the session may spend in all. */
    public SessionBudget budget() {
        return budget;
    }

    /** The source in which the session finds logins by alias. */
    public CredentialSource credentials() {
        return credentials;
    }

    /** The store of the states of signed-in sessions, by the alias of their login. */
    public SessionStore sessionStore() {
        return sessionStore;
    }

    /** The options of sign-ins, unless a call has its own. */
    public LoginOptions login() {
        return login;
    }

    /**
     * Whether the requests of the session are recorded, or answered from a recording. A recording
     * has precedence over {@link #requestHandler()}.
     */
    public Traffic traffic() {
        return traffic;
    }

    /**
     * A private HTTP cache, see <a href="https://www.rfc-editor.org/rfc/rfc9111">RFC 9111</a>. Each
     * session stores its responses in its own subdirectory, which is deleted when the session is
     * closed; thus sessions cannot see the responses of each other.
     *
     * @param directory an existing directory
     * @param maxBytes the maximum size of the cache of one session, in bytes
     */
    public record HttpCache(Path directory, long maxBytes) {
        public HttpCache {
            Objects.requireNonNull(directory, "directory");
            Builder.positive("maxBytes", maxBytes);
        }
    }

    /** A hook that allows or refuses an action before it sends a request. */
    @FunctionalInterface
    public interface ConfirmHook {
        /**
         * Returns true to send the request. After false, the action fails with {@link
         * FetchException.ActionError.Kind#REFUSED}.
         */
        boolean confirm(RequestPreview preview);
    }

    /** Builds a {@link SessionConfig}. */
    public static final class Builder {
        private Viewport viewport = Viewport.DEFAULT;
        private Identity identity = Identity.DEFAULT;
        private Politeness politeness = Politeness.USER;
        private Duration timeout = Duration.ofSeconds(30);
        private boolean fetchCss = true;
        private List<String> blockedPatterns = DefaultBlocklist.PATTERNS;
        private TransferLimits transferLimits = TransferLimits.DEFAULT;
        private boolean allowPrivateNetwork;
        private List<PrivateHost> allowedHosts = List.of();
        private boolean allowNonHttp;
        private ProxyPool proxies = ProxyPool.NONE;
        private Authentication authentication = Authentication.NONE;
        private boolean throwOnHttpError;
        private Limits limits = Limits.DEFAULT;
        private @Nullable ConfirmHook confirmHook;
        private @Nullable HttpCache httpCache;
        private List<OriginHeaders> headers = List.of();
        private ClientSettings clientSettings = ClientSettings.NONE;
        private @Nullable RequestHandler requestHandler;
        private NetworkPolicy networkPolicy = NetworkPolicy.ANY;
        private List<SessionListener> listeners = List.of();
        private SessionBudget budget = SessionBudget.UNLIMITED;
        private CredentialSource credentials = CredentialSource.NONE;
        private SessionStore sessionStore = SessionStore.NONE;
        private Traffic traffic = Traffic.LIVE;
        private LoginOptions login = LoginOptions.DEFAULT;

        private Builder() {}

        private Builder(SessionConfig from) {
            viewport = from.viewport;
            identity = from.identity;
            politeness = from.politeness;
            timeout = from.timeout;
            fetchCss = from.fetchCss;
            blockedPatterns = from.blockedPatterns;
            transferLimits = from.transferLimits;
            allowPrivateNetwork = from.allowPrivateNetwork;
            allowedHosts = from.allowedHosts;
            allowNonHttp = from.allowNonHttp;
            proxies = from.proxies;
            authentication = from.authentication;
            throwOnHttpError = from.throwOnHttpError;
            limits = from.limits;
            confirmHook = from.confirmHook;
            httpCache = from.httpCache;
            headers = from.headers;
            clientSettings = from.clientSettings;
            requestHandler = from.requestHandler;
            networkPolicy = from.networkPolicy;
            listeners = from.listeners;
            budget = from.budget;
            credentials = from.credentials;
            sessionStore = from.sessionStore;
            traffic = from.traffic;
            login = from.login;
        }

        /** See {@link SessionConfig#viewport()}; in CSS px. */
        public Builder viewport(double width, double height) {
            return viewport(new Viewport(width, height));
        }

        /** See {@link SessionConfig#viewport()}. */
        public Builder viewport(Viewport viewport) {
            this.viewport = Objects.requireNonNull(viewport, "viewport");
            return this;
        }

        /** See {@link SessionConfig#identity()}. */
        public Builder identity(Identity identity) {
            this.identity = Objects.requireNonNull(identity, "identity");
            return this;
        }

        /** See {@link SessionConfig#politeness()}. */
        public Builder politeness(Politeness politeness) {
            this.politeness = Objects.requireNonNull(politeness, "politeness");
            return this;
        }

        /** See {@link SessionConfig#timeout()}; must be positive and less than 25 days. */
        public Builder timeout(Duration timeout) {
            Objects.requireNonNull(timeout, "timeout");
            TransferLimits.requireTime("timeout", timeout);
            this.timeout = timeout;
            return this;
        }

        /** See {@link SessionConfig#fetchCss()}. */
        public Builder fetchCss(boolean fetch) {
            fetchCss = fetch;
            return this;
        }

        /** See {@link SessionConfig#blockedPatterns()}. */
        public Builder blockedPatterns(List<String> patterns) {
            blockedPatterns = List.copyOf(Objects.requireNonNull(patterns, "patterns"));
            return this;
        }

        /** See {@link SessionConfig#transferLimits()}. */
        public Builder transferLimits(TransferLimits limits) {
            transferLimits = Objects.requireNonNull(limits, "limits");
            return this;
        }

        /** Sets {@link TransferLimits#maxResponseBytes()} only. */
        public Builder maxResponseBytes(long max) {
            return transferLimits(transferLimits.newBuilder().maxResponseBytes(max).build());
        }

        /** Sets {@link TransferLimits#maxCssBytesTotal()} only. */
        public Builder maxCssBytesTotal(long max) {
            return transferLimits(transferLimits.newBuilder().maxCssBytesTotal(max).build());
        }

        /** Sets {@link TransferLimits#maxCssBytesPerFile()} only. */
        public Builder maxCssBytesPerFile(long max) {
            return transferLimits(transferLimits.newBuilder().maxCssBytesPerFile(max).build());
        }

        /** Sets {@link TransferLimits#maxRedirects()} only. */
        public Builder maxRedirects(int max) {
            return transferLimits(transferLimits.newBuilder().maxRedirects(max).build());
        }

        /** See {@link SessionConfig#allowPrivateNetwork()}. */
        public Builder allowPrivateNetwork(boolean allow) {
            allowPrivateNetwork = allow;
            return this;
        }

        /**
         * Allows one host in a private network; see {@link SessionConfig#allowedHosts()}.
         *
         * @param host the host with a port, such as {@code localhost:8080}, or without one to allow
         *     all ports
         * @throws IllegalArgumentException if {@code host} is not a valid host
         */
        public Builder allowHost(String host) {
            List<PrivateHost> all = new ArrayList<>(allowedHosts);
            all.add(PrivateHost.of(host));
            allowedHosts = List.copyOf(all);
            return this;
        }

        /** See {@link SessionConfig#allowNonHttp()}. */
        public Builder allowNonHttp(boolean allow) {
            allowNonHttp = allow;
            return this;
        }

        /** See {@link SessionConfig#proxies()}. */
        public Builder proxies(ProxyPool proxies) {
            this.proxies = Objects.requireNonNull(proxies, "proxies");
            return this;
        }

        /** See {@link SessionConfig#authentication()}. */
        public Builder authentication(Authentication authentication) {
            this.authentication = Objects.requireNonNull(authentication, "authentication");
            return this;
        }

        /** See {@link SessionConfig#throwOnHttpError()}. */
        public Builder throwOnHttpError(boolean doThrow) {
            throwOnHttpError = doThrow;
            return this;
        }

        /** See {@link SessionConfig#limits()}. */
        public Builder limits(Limits limits) {
            this.limits = Objects.requireNonNull(limits, "limits");
            return this;
        }

        /** See {@link SessionConfig#confirmHook()}. */
        public Builder confirmHook(@Nullable ConfirmHook hook) {
            confirmHook = hook;
            return this;
        }

        /** See {@link SessionConfig#httpCache()}. */
        public Builder httpCache(@Nullable HttpCache cache) {
            httpCache = cache;
            return this;
        }

        /**
         * Adds request headers for one origin. A later header replaces an earlier one of the same
         * name and origin. See {@link SessionConfig#headers()}.
         *
         * @param origin the origin, such as {@code https://example.com}, or any URL of it
         * @param values the header values by name; logs and messages omit them
         * @throws IllegalArgumentException if {@code origin} is not an http or https URL, or a
         *     header is not allowed, see {@link OriginHeaders}
         */
        public Builder headers(String origin, Map<String, String> values) {
            List<OriginHeaders> all = new ArrayList<>(headers);
            all.add(new OriginHeaders(origin, values));
            headers = List.copyOf(all);
            return this;
        }

        /** See {@link SessionConfig#clientSettings()}. */
        public Builder clientSettings(ClientSettings settings) {
            clientSettings = Objects.requireNonNull(settings, "settings");
            return this;
        }

        /** See {@link SessionConfig#requestHandler()}. */
        public Builder requestHandler(@Nullable RequestHandler handler) {
            requestHandler = handler;
            return this;
        }

        /** See {@link SessionConfig#networkPolicy()}. */
        public Builder networkPolicy(NetworkPolicy policy) {
            networkPolicy = Objects.requireNonNull(policy, "policy");
            return this;
        }

        /** Adds a listener; see {@link SessionConfig#listeners()}. */
        public Builder listener(SessionListener listener) {
            List<SessionListener> all = new ArrayList<>(listeners);
            all.add(Objects.requireNonNull(listener, "listener"));
            listeners = List.copyOf(all);
            return this;
        }

        /** See {@link SessionConfig#budget()}. */
        public Builder budget(SessionBudget budget) {
            this.budget = Objects.requireNonNull(budget, "budget");
            return this;
        }

        /** See {@link SessionConfig#credentials()}. */
        public Builder credentials(CredentialSource source) {
            credentials = Objects.requireNonNull(source, "source");
            return this;
        }

        /** See {@link SessionConfig#sessionStore()}. */
        public Builder sessionStore(SessionStore store) {
            sessionStore = Objects.requireNonNull(store, "store");
            return this;
        }

        /** See {@link SessionConfig#traffic()}. */
        public Builder traffic(Traffic traffic) {
            this.traffic = Objects.requireNonNull(traffic, "traffic");
            return this;
        }

        /** See {@link SessionConfig#login()}. */
        public Builder login(LoginOptions options) {
            login = Objects.requireNonNull(options, "options");
            return this;
        }

        /** Returns the configuration. The builder can be used further. */
        public SessionConfig build() {
            return new SessionConfig(this);
        }

        private static long positive(String name, long value) {
            if (value < 1) {
                throw new IllegalArgumentException(name + " must be at least 1, was " + value);
            }
            return value;
        }
    }
}
