package browsy.fetch.config;

import browsy.config.Limits;
import browsy.fetch.client.ClientSettings;
import browsy.fetch.client.RequestHandler;
import browsy.fetch.url.BasicCredentials;
import browsy.model.Viewport;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a session browses; immutable. */
public final class SessionConfig {
    /** What is used where nothing else is said. */
    public static final SessionConfig DEFAULT = builder().build();

    private final Viewport viewport;
    private final String userAgent;
    private final Duration timeout;
    private final boolean fetchCss;
    private final List<String> blockedPatterns;
    private final long maxResponseBytes;
    private final long maxCssBytesTotal;
    private final long maxCssBytesPerFile;
    private final int maxRedirects;
    private final boolean allowPrivateNetwork;
    private final List<PrivateHost> allowedHosts;
    private final boolean allowNonHttp;
    private final @Nullable ProxyServer proxy;
    private final boolean throwOnHttpError;
    private final Limits limits;
    private final String acceptLanguage;
    private final @Nullable ConfirmHook confirmHook;
    private final @Nullable HttpCache httpCache;
    private final List<OriginHeaders> headers;
    private final ClientSettings clientSettings;
    private final @Nullable RequestHandler requestHandler;

    private SessionConfig(Builder from) {
        viewport = from.viewport;
        userAgent = from.userAgent;
        timeout = from.timeout;
        fetchCss = from.fetchCss;
        blockedPatterns = from.blockedPatterns;
        maxResponseBytes = from.maxResponseBytes;
        maxCssBytesTotal = from.maxCssBytesTotal;
        maxCssBytesPerFile = from.maxCssBytesPerFile;
        maxRedirects = from.maxRedirects;
        allowPrivateNetwork = from.allowPrivateNetwork;
        allowedHosts = from.allowedHosts;
        allowNonHttp = from.allowNonHttp;
        proxy = from.proxy;
        throwOnHttpError = from.throwOnHttpError;
        limits = from.limits;
        acceptLanguage = from.acceptLanguage;
        confirmHook = from.confirmHook;
        httpCache = from.httpCache;
        headers = from.headers;
        clientSettings = from.clientSettings;
        requestHandler = from.requestHandler;
    }

    public static Builder builder() {
        return new Builder();
    }

    /** A builder that starts from this configuration. */
    public Builder newBuilder() {
        return new Builder(this);
    }

    /** The size of the window. */
    public Viewport viewport() {
        return viewport;
    }

    /** The {@code User-Agent} header. */
    public String userAgent() {
        return userAgent;
    }

    /**
     * How long it may take until a page is there, redirects by servers and by pages included. Style
     * sheets of a page that are asked for together may take as long once more; those that do not
     * come are left out. Parsing and laying out the page, and each later state of it, may take as
     * long, too; {@link FetchException.Timeout} is thrown beyond that.
     */
    public Duration timeout() {
        return timeout;
    }

    /** Whether linked style sheets are fetched. */
    public boolean fetchCss() {
        return fetchCss;
    }

    /** No request is made to an address that contains one of these. */
    public List<String> blockedPatterns() {
        return blockedPatterns;
    }

    /** Most bytes of a page, after decompression. */
    public long maxResponseBytes() {
        return maxResponseBytes;
    }

    /** Most bytes of all style sheets of a page, after decompression. */
    public long maxCssBytesTotal() {
        return maxCssBytesTotal;
    }

    /** Most bytes of one style sheet, after decompression. */
    public long maxCssBytesPerFile() {
        return maxCssBytesPerFile;
    }

    /** Most redirects one navigation follows. */
    public int maxRedirects() {
        return maxRedirects;
    }

    /** Whether loopback, private, link-local and other special addresses may be connected to. */
    public boolean allowPrivateNetwork() {
        return allowPrivateNetwork;
    }

    /** Hosts of private networks that may be connected to even where others may not. */
    public List<PrivateHost> allowedHosts() {
        return allowedHosts;
    }

    /**
     * Whether {@code data:} and {@code file:} addresses are read. Pages of the web cannot lead to
     * files even so.
     */
    public boolean allowNonHttp() {
        return allowNonHttp;
    }

    /** What requests are sent through; null to send them to servers themselves. */
    public @Nullable ProxyServer proxy() {
        return proxy;
    }

    /** Whether an error status throws even where the server sent a page with it. */
    public boolean throwOnHttpError() {
        return throwOnHttpError;
    }

    /** Bounds on parsing. */
    public Limits limits() {
        return limits;
    }

    /** The {@code Accept-Language} header. */
    public String acceptLanguage() {
        return acceptLanguage;
    }

    /** Asked before a click or key sends anything; null for never. */
    public @Nullable ConfirmHook confirmHook() {
        return confirmHook;
    }

    /** Where answers are kept to be used again; null for nowhere. */
    public @Nullable HttpCache httpCache() {
        return httpCache;
    }

    /** Headers that requests to certain origins carry besides the usual ones. */
    public List<OriginHeaders> headers() {
        return headers;
    }

    /** What the application sets in the HTTP client itself. */
    public ClientSettings clientSettings() {
        return clientSettings;
    }

    /** Answers requests in place of the network; null if the network is used. */
    public @Nullable RequestHandler requestHandler() {
        return requestHandler;
    }

    /**
     * A private cache by <a href="https://www.rfc-editor.org/rfc/rfc9111">RFC 9111</a>. Every
     * session has a folder of its own in it, which goes when the session is closed, so that no
     * session is ever answered with what another one was allowed to see.
     *
     * @param directory an existing folder
     * @param maxBytes the most that one session keeps in it
     */
    public record HttpCache(Path directory, long maxBytes) {
        public HttpCache {
            Objects.requireNonNull(directory, "directory");
            Builder.positive("maxBytes", maxBytes);
        }
    }

    /**
     * An HTTP proxy. It looks up the names of servers itself, so that a session can tell private
     * addresses from public ones only where an address is written as numbers.
     *
     * @param host name or address of the proxy
     * @param port of the proxy
     * @param user to sign in with; empty for none
     * @param password to sign in with; empty for none
     */
    public record ProxyServer(String host, int port, String user, String password) {
        public ProxyServer {
            if (host.isBlank() || port < 1 || port > 65_535) {
                throw new IllegalArgumentException("no proxy at " + host + ":" + port);
            }
            Objects.requireNonNull(user, "user");
            Objects.requireNonNull(password, "password");
        }

        /** A proxy that asks for no password. */
        public ProxyServer(String host, int port) {
            this(host, port, "", "");
        }

        /** Names no password. */
        @Override
        public String toString() {
            return host + ":" + port;
        }
    }

    /** Decides whether what an action is about to send may be sent. */
    @FunctionalInterface
    public interface ConfirmHook {
        /** Whether to go on; false makes the action fail with {@code REFUSED}. */
        boolean confirm(RequestPreview preview);
    }

    /** Builds a {@link SessionConfig}. */
    public static final class Builder {
        /** Clients count in milliseconds that fit an int. */
        private static final Duration LONGEST_TIMEOUT = Duration.ofMillis(Integer.MAX_VALUE);

        private Viewport viewport = Viewport.DEFAULT;
        private String userAgent =
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) browsy/0.1";
        private Duration timeout = Duration.ofSeconds(30);
        private boolean fetchCss = true;
        private List<String> blockedPatterns = DefaultBlocklist.PATTERNS;
        private long maxResponseBytes = 5L << 20;
        private long maxCssBytesTotal = 2L << 20;
        private long maxCssBytesPerFile = 512L << 10;
        private int maxRedirects = 10;
        private boolean allowPrivateNetwork;
        private List<PrivateHost> allowedHosts = List.of();
        private boolean allowNonHttp;
        private @Nullable ProxyServer proxy;
        private boolean throwOnHttpError;
        private Limits limits = Limits.DEFAULT;
        private String acceptLanguage = "en-US,en;q=0.9";
        private @Nullable ConfirmHook confirmHook;
        private @Nullable HttpCache httpCache;
        private List<OriginHeaders> headers = List.of();
        private ClientSettings clientSettings = ClientSettings.NONE;
        private @Nullable RequestHandler requestHandler;

        private Builder() {}

        private Builder(SessionConfig from) {
            viewport = from.viewport;
            userAgent = from.userAgent;
            timeout = from.timeout;
            fetchCss = from.fetchCss;
            blockedPatterns = from.blockedPatterns;
            maxResponseBytes = from.maxResponseBytes;
            maxCssBytesTotal = from.maxCssBytesTotal;
            maxCssBytesPerFile = from.maxCssBytesPerFile;
            maxRedirects = from.maxRedirects;
            allowPrivateNetwork = from.allowPrivateNetwork;
            allowedHosts = from.allowedHosts;
            allowNonHttp = from.allowNonHttp;
            proxy = from.proxy;
            throwOnHttpError = from.throwOnHttpError;
            limits = from.limits;
            acceptLanguage = from.acceptLanguage;
            confirmHook = from.confirmHook;
            httpCache = from.httpCache;
            headers = from.headers;
            clientSettings = from.clientSettings;
            requestHandler = from.requestHandler;
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

        /** See {@link SessionConfig#userAgent()}. */
        public Builder userAgent(String userAgent) {
            this.userAgent = headerValue("userAgent", userAgent);
            return this;
        }

        /** See {@link SessionConfig#timeout()}; must be positive and less than 25 days. */
        public Builder timeout(Duration timeout) {
            Objects.requireNonNull(timeout, "timeout");
            if (timeout.compareTo(LONGEST_TIMEOUT) > 0) {
                throw new IllegalArgumentException("timeout is too long: " + timeout);
            }
            if (timeout.isNegative() || timeout.isZero()) {
                throw new IllegalArgumentException("timeout must be positive, was " + timeout);
            }
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

        /** See {@link SessionConfig#maxResponseBytes()}. */
        public Builder maxResponseBytes(long max) {
            maxResponseBytes = positive("maxResponseBytes", max);
            return this;
        }

        /** See {@link SessionConfig#maxCssBytesTotal()}. */
        public Builder maxCssBytesTotal(long max) {
            maxCssBytesTotal = positive("maxCssBytesTotal", max);
            return this;
        }

        /** See {@link SessionConfig#maxCssBytesPerFile()}. */
        public Builder maxCssBytesPerFile(long max) {
            maxCssBytesPerFile = positive("maxCssBytesPerFile", max);
            return this;
        }

        /** See {@link SessionConfig#maxRedirects()}; 0 follows none. */
        public Builder maxRedirects(int max) {
            if (max < 0) {
                throw new IllegalArgumentException("maxRedirects must not be negative: " + max);
            }
            maxRedirects = max;
            return this;
        }

        /** See {@link SessionConfig#allowPrivateNetwork()}. */
        public Builder allowPrivateNetwork(boolean allow) {
            allowPrivateNetwork = allow;
            return this;
        }

        /**
         * Opens one host of a private network; see {@link SessionConfig#allowedHosts()}.
         *
         * @param host with a port, such as {@code localhost:8080}, or for all its ports without
         * @throws IllegalArgumentException if it is no host
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

        /** See {@link SessionConfig#proxy()}. */
        public Builder proxy(@Nullable ProxyServer server) {
            proxy = server;
            return this;
        }

        /** See {@link SessionConfig#throwOnHttpError()}. */
        public Builder throwOnHttpError(boolean doThrow) {
            throwOnHttpError = doThrow;
            return this;
        }

        public Builder limits(Limits limits) {
            this.limits = Objects.requireNonNull(limits, "limits");
            return this;
        }

        /** See {@link SessionConfig#acceptLanguage()}. */
        public Builder acceptLanguage(String languages) {
            acceptLanguage = headerValue("acceptLanguage", languages);
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
         * Adds headers for one origin; of one name the last one counts. See {@link
         * SessionConfig#headers()}.
         *
         * @param origin such as {@code https://example.com}, or any address of it
         * @param values by name; secrets are neither logged nor told
         * @throws IllegalArgumentException if it is no web address, or a header cannot be sent
         */
        public Builder headers(String origin, Map<String, String> values) {
            List<OriginHeaders> all = new ArrayList<>(headers);
            all.add(new OriginHeaders(origin, values));
            headers = List.copyOf(all);
            return this;
        }

        /**
         * Signs in at one origin by <a href="https://www.rfc-editor.org/rfc/rfc7617">HTTP Basic
         * authentication</a>.
         *
         * @param origin such as {@code https://example.com}, or any address of it
         * @param user without a colon
         * @throws IllegalArgumentException if it is no web address, or the user has a colon
         */
        public Builder basicAuth(String origin, String user, String password) {
            Objects.requireNonNull(origin, "origin");
            Objects.requireNonNull(user, "user");
            Objects.requireNonNull(password, "password");
            if (user.indexOf(':') >= 0) {
                throw new IllegalArgumentException("a user name has no colon");
            }
            return headers(
                    origin, Map.of("Authorization", BasicCredentials.header(user, password)));
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

        public SessionConfig build() {
            return new SessionConfig(this);
        }

        /** What may stand in a header; anything else would begin another one, or not be sent. */
        private static String headerValue(String name, String value) {
            Objects.requireNonNull(value, name);
            for (int i = 0; i < value.length(); i++) {
                if (value.charAt(i) < ' ' || value.charAt(i) > '~') {
                    throw new IllegalArgumentException(
                            name
                                    + " must be printable ASCII, at "
                                    + i
                                    + " is U+"
                                    + Integer.toHexString(value.charAt(i)));
                }
            }
            return value;
        }

        private static long positive(String name, long value) {
            if (value < 1) {
                throw new IllegalArgumentException(name + " must be at least 1, was " + value);
            }
            return value;
        }
    }
}
