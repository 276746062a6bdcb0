package browsy.fetch.http;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.OriginHeaders;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.SessionConfig.HttpCache;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.url.BasicCredentials;
import browsy.fetch.url.WebAddress;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import okhttp3.Authenticator;
import okhttp3.Call;
import okhttp3.CompressionInterceptor;
import okhttp3.CookieJar;
import okhttp3.Headers;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import okhttp3.ResponseBody;
import okio.BufferedSource;
import org.jspecify.annotations.Nullable;

/**
 * Sends the requests of one session with OkHttp and follows redirects. It applies the session's
 * cookies, headers, cache, size limits and deadlines. At each hop it checks the scheme, the
 * blocklist, the port and the IP address of the connection.
 */
public final class Transport implements AutoCloseable {
    private static final String ACCEPT_PAGE =
            "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    private static final String ACCEPT_STYLE = "text/css,*/*;q=0.1";

    /** The greatest array length that all virtual machines support. */
    private static final int LONGEST_ARRAY = Integer.MAX_VALUE - 8;

    private final SessionConfig config;
    private final OkHttpClient client;
    private final Connections connections;
    private final Blocklist blocklist;
    private final GuardedDns dns;
    private final @Nullable SessionCache cache;
    private final CookieStore cookies = new CookieStore();

    /** The {@code Authorization} headers from URLs with credentials, by origin. */
    private final Map<String, String> signedIn = new ConcurrentHashMap<>();

    private volatile boolean closed;

    /**
     * Creates a transport over shared connections, which {@link #close()} leaves open. The settings
     * of the application are applied to the client first, so that they cannot override those that
     * enforce the session's rules.
     */
    public Transport(SessionConfig config, SharedResources shared) {
        this.config = config;
        this.connections = shared.connections();
        this.blocklist = shared.blocklist();
        this.dns = new GuardedDns(config.allowedHosts());
        OkHttpClient.Builder builder = connections.client();
        config.clientSettings().apply(builder);
        TlsSocketFactory.watch(builder);
        builder.followRedirects(false)
                .followSslRedirects(false)
                .retryOnConnectionFailure(true)
                .connectTimeout(config.timeout())
                .readTimeout(config.timeout())
                .cookieJar(CookieJar.NO_COOKIES)
                .addInterceptor(new CompressionInterceptor(ContentCodings.known()));
        builder.proxy(Proxies.of(config.proxy()));
        Authenticator login = Proxies.login(config.proxy());
        if (login != null) {
            builder.proxyAuthenticator(login);
        }
        if (config.allowPrivateNetwork() || config.proxy() != null) {
            builder.socketFactory(new GuardedSocketFactory(address -> true));
        } else {
            builder.dns(dns).socketFactory(new GuardedSocketFactory(dns::allows));
        }
        RequestHandler handler = config.requestHandler();
        if (handler != null) {
            builder.addInterceptor(new RequestHandlerInterceptor(handler));
        }
        HttpCache wanted = config.httpCache();
        cache = wanted == null ? null : new SessionCache(wanted);
        client = builder.cache(cache == null ? null : cache.answers()).build();
    }

    /**
     * Requests a page.
     *
     * @param deadline the time limit for the response, see {@link #deadline()}
     * @throws FetchException if the URL is invalid or blocked, or the request fails
     * @throws IllegalStateException if the session or its browser is closed
     */
    public Response page(Request request, long deadline) {
        return follow(request, ACCEPT_PAGE, config.maxResponseBytes(), deadline);
    }

    /**
     * Requests a style sheet.
     *
     * @param maxBytes the maximum size in bytes
     * @param deadline the time limit for the response, see {@link #deadline()}
     * @throws FetchException if the URL is invalid or blocked, or the request fails
     */
    public Response stylesheet(Request request, long maxBytes, long deadline) {
        return follow(request, ACCEPT_STYLE, maxBytes, deadline);
    }

    /** The deadline of an operation that starts now, as a value of {@link System#nanoTime()}. */
    public long deadline() {
        return System.nanoTime() + config.timeout().toNanos();
    }

    /**
     * Sends a request and follows its redirects. Each iteration checks the URL, derives the
     * referrer from that of the previous hop, sends the request and stores the cookies of the
     * response; a redirect replaces the request, another response is read and returned.
     */
    private Response follow(Request first, String accept, long maxBytes, long deadline) {
        if (closed || !connections.isOpen()) {
            throw new IllegalStateException("the session or its browser is closed");
        }
        if (config.allowNonHttp() && LocalResources.isLocal(first.url())) {
            return LocalResources.read(first, maxBytes);
        }
        Request request = first;
        // A hop can only shorten the referrer: the next one starts from the shortened value.
        String referrer = first.initiator();
        List<HttpUrl> chain = new ArrayList<>();
        while (true) {
            HttpUrl url = check(request.url());
            chain.add(url);
            referrer = request.policy().referrer(referrer, url);
            try (okhttp3.Response answer = send(request, url, chain, accept, referrer, deadline)) {
                saveCookies(url, answer);
                String target = RedirectRules.target(answer);
                if (target == null) {
                    return read(request, answer, maxBytes);
                }
                if (chain.size() > config.maxRedirects()) {
                    throw new FetchException.Network(
                            "more than " + config.maxRedirects() + " redirects", null);
                }
                request = RedirectRules.next(request, answer, target);
            } catch (BlockedAddress e) {
                throw FetchException.BlockedUrl.ofPrivateNetwork(request.url(), hostAndPort(url));
            } catch (IOException e) {
                throw new FetchException.Network(describe(e, url), e);
            } catch (IllegalArgumentException | IllegalStateException e) {
                // OkHttp reports some malformed responses as misuse of its API.
                throw new FetchException.Network("malformed response (" + url.host() + ")", e);
            }
        }
    }

    /**
     * Stores the cookies of a response from the network or an interceptor. The cookies of a cached
     * response were stored when it was received.
     */
    private void saveCookies(HttpUrl url, okhttp3.Response answer) {
        okhttp3.Response sent = answer.networkResponse();
        if (sent != null) {
            cookies.save(url, sent.headers());
        } else if (answer.cacheResponse() == null) {
            // An interceptor or the request handler gave the response.
            cookies.save(url, answer.headers());
        }
    }

    /** Parses a URL and checks its scheme, the blocklist, the port and the host. */
    private HttpUrl check(String url) {
        HttpUrl parsed = WebAddress.parse(url);
        if (parsed == null) {
            if (WebAddress.hasScheme(url) && !url.matches("(?is)https?:.*")) {
                throw new FetchException.BlockedUrl(Reason.SCHEME, url);
            }
            throw new FetchException.InvalidUrl(url);
        }
        String pattern = blocklist.match(parsed.toString());
        if (pattern != null) {
            throw FetchException.BlockedUrl.listed(url, pattern);
        }
        if (BadPorts.contains(parsed.port())) {
            throw new FetchException.BlockedUrl(Reason.PORT, url);
        }
        boolean anywhere = config.allowPrivateNetwork() || config.requestHandler() != null;
        if (!anywhere && !dns.allows(parsed)) {
            throw FetchException.BlockedUrl.ofPrivateNetwork(url, hostAndPort(parsed));
        }
        return parsed;
    }

    /** The host and port in the syntax of {@link browsy.fetch.config.PrivateHost#of}. */
    private static String hostAndPort(HttpUrl url) {
        String host = url.host().contains(":") ? "[" + url.host() + "]" : url.host();
        return host + ":" + url.port();
    }

    /**
     * Sends one request without following redirects.
     *
     * @param chain the URLs of the redirect chain up to this request
     * @param referrer the {@code Referer} header; null for none
     */
    private okhttp3.Response send(
            Request request,
            HttpUrl url,
            List<HttpUrl> chain,
            String accept,
            @Nullable String referrer,
            long deadline)
            throws IOException {
        long left = deadline - System.nanoTime();
        if (left <= 0) {
            throw new InterruptedIOException("deadline exceeded");
        }
        Headers.Builder headers =
                new Headers.Builder()
                        .add("User-Agent", config.userAgent())
                        .add("Accept", accept)
                        .add("Accept-Language", config.acceptLanguage());
        if (referrer != null) {
            headers.add("Referer", referrer);
        }
        String cookie = cookies.header(url, request);
        if (cookie != null) {
            headers.addUnsafeNonAscii("Cookie", cookie);
        }
        setOwn(headers, url, chain.size() == 1 && request.initiator() == null);
        okhttp3.Request.Builder builder =
                new okhttp3.Request.Builder().url(url).headers(headers.build());
        if (request.revalidate()) {
            builder.header("Cache-Control", "max-age=0");
        }
        HttpExchange.Body body = request.body();
        if (body != null) {
            builder.header("Origin", origin(request, url, chain));
            builder.method(request.method(), new PostedBody(body));
        }
        Call call = client.newCall(builder.build());
        call.timeout().timeout(left, TimeUnit.NANOSECONDS);
        return call.execute();
    }

    /**
     * Sets the headers that the application configured for the origin, and the credentials of a URL
     * that a user entered for it.
     *
     * @param entered whether a user entered the URL
     */
    private void setOwn(Headers.Builder headers, HttpUrl url, boolean entered) {
        String origin = WebAddress.origin(url.toString());
        if (entered && !url.username().isEmpty()) {
            signedIn.put(origin, BasicCredentials.header(url.username(), url.password()));
        }
        for (OriginHeaders own : config.headers()) {
            if (own.origin().equals(origin)) {
                own.headers().forEach(headers::set);
            }
        }
        String credentials = signedIn.get(origin);
        if (credentials != null) {
            headers.set("Authorization", credentials);
        }
    }

    /** The {@code Origin} header of a POST request. */
    private static String origin(Request request, HttpUrl url, List<HttpUrl> chain) {
        String initiator = request.initiator();
        if (initiator == null || RedirectRules.isTainted(chain)) {
            return "null";
        }
        return request.policy().hidesOrigin(initiator, url) ? "null" : WebAddress.origin(initiator);
    }

    /** Reads a body up to the size limit, and gives the response the fragment of the request. */
    private static Response read(Request request, okhttp3.Response answer, long maxBytes)
            throws IOException {
        ResponseBody body = answer.body();
        long most = Math.min(maxBytes, LONGEST_ARRAY);
        if (body.contentLength() > most) {
            throw new FetchException.ResponseTooLarge(body.contentLength(), most);
        }
        BufferedSource source = body.source();
        if (source.request(most + 1)) {
            throw new FetchException.ResponseTooLarge(source.getBuffer().size(), most);
        }
        String fragment = WebAddress.fragment(request.url());
        String url = WebAddress.withoutFragment(withoutUser(answer.request().url()).toString());
        return new Response(
                request,
                fragment == null ? url : url + "#" + fragment,
                answer.code(),
                answer.headers().toMultimap(),
                source.readByteArray());
    }

    /** Removes credentials, so that outputs with the URL of the page do not reveal them. */
    private static HttpUrl withoutUser(HttpUrl url) {
        return url.newBuilder().username("").password("").build();
    }

    private static String describe(IOException error, HttpUrl url) {
        if (error instanceof UnknownHostException) {
            return "no such host: " + url.host();
        }
        if (error instanceof InterruptedIOException) {
            return "timed out: " + url.host();
        }
        String message = error.getMessage();
        return String.format(
                Locale.ROOT,
                "%s (%s)",
                message == null ? error.getClass().getSimpleName() : message,
                url.host());
    }

    /** Refuses further requests and deletes the HTTP cache. */
    @Override
    public void close() {
        closed = true;
        if (cache != null) {
            cache.close();
        }
    }
}
