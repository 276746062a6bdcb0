package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ResponseTooLarge;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.SessionConfig.HttpCache;
import browsy.fetch.config.TransferLimits;
import browsy.fetch.cookie.Cookies;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.cookie.CookieStore;
import browsy.fetch.http.limit.LimitReached;
import browsy.fetch.http.limit.TransferBudget.Step;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import okhttp3.Call;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/**
 * Sends the requests of one session with OkHttp and follows redirects. Each request of a redirect
 * chain passes the rules of the session before it is sent; the session's cookies, headers, cache,
 * size limits and deadlines apply to it.
 */
public final class Transport implements AutoCloseable {
    private final SessionConfig config;
    private final TransferLimits limits;
    private final OkHttpClient client;
    private final Connections connections;
    private final List<HopRule> rules;
    private final @Nullable SessionCache cache;
    private final CookieStore cookies = new CookieStore(InstantSource.system());
    private final RequestHeaders headers;

    private volatile boolean closed;

    /** Creates a transport over shared connections, which {@link #close()} leaves open. */
    public Transport(SessionConfig config, SharedResources shared) {
        this.config = config;
        this.limits = config.transferLimits();
        this.connections = shared.connections();
        this.headers = new RequestHeaders(config, cookies);
        GuardedDns dns = new GuardedDns(config.allowedHosts());
        this.rules = rules(config, shared.blocklist(), dns);
        HttpCache wanted = config.httpCache();
        this.cache = wanted == null ? null : new SessionCache(wanted);
        this.client =
                SessionClient.of(config, connections, dns, cache == null ? null : cache.answers());
    }

    private static List<HopRule> rules(SessionConfig config, Blocklist blocklist, GuardedDns dns) {
        List<HopRule> rules = new ArrayList<>();
        rules.add(UrlRules.unlisted(blocklist));
        rules.add(UrlRules.ofGoodPort());
        if (!config.allowPrivateNetwork() && config.requestHandler() == null) {
            rules.add(UrlRules.ofPermittedHost(dns));
        }
        return List.copyOf(rules);
    }

    /**
     * Requests a page.
     *
     * @param step the step of the navigation that the request belongs to
     * @throws FetchException if the URL is invalid or blocked, or the request fails
     * @throws IllegalStateException if the session or its browser is closed
     */
    public Response page(Request request, Step step) {
        return follow(Resource.PAGE, request, step);
    }

    /**
     * Requests a style sheet.
     *
     * @param step the step of the navigation that the request belongs to
     * @throws FetchException if the URL is invalid or blocked, or the request fails
     */
    public Response stylesheet(Request request, Step step) {
        return follow(Resource.STYLESHEET, request, step);
    }

    /** The cookies of the session. */
    public Cookies cookies() {
        return cookies;
    }

    /**
     * Sends a request and follows its redirects. Each iteration checks the URL, derives the
     * referrer from that of the previous hop, sends the request and stores the cookies of the
     * response; a redirect replaces the request, another response is read and returned.
     */
    private Response follow(Resource resource, Request first, Step step) {
        if (closed || !connections.isOpen()) {
            throw new IllegalStateException("the session or its browser is closed");
        }
        if (config.allowNonHttp() && LocalResources.isLocal(first.url())) {
            return LocalResources.read(resource, first, limits);
        }
        Hop hop = Hop.first(resource, first);
        while (true) {
            check(hop);
            try (PendingResponse pending = send(hop, step)) {
                okhttp3.Response answer = pending.response();
                ResponseReader.checkHead(answer, limits, step);
                saveCookies(hop, answer);
                String target = RedirectRules.target(answer);
                if (target == null) {
                    Response response = ResponseReader.read(hop, answer, limits, step);
                    pending.complete();
                    return response;
                }
                if (hop.redirects() >= limits.maxRedirects()) {
                    throw new FetchException.Network(
                            "more than " + limits.maxRedirects() + " redirects (maxRedirects)",
                            null);
                }
                pending.skipBody();
                hop = hop.next(RedirectRules.next(hop.request(), answer, target));
            } catch (BlockedAddress e) {
                throw FetchException.BlockedUrl.ofPrivateNetwork(
                        hop.request().url(), UrlRules.hostAndPort(hop.url()));
            } catch (IOException e) {
                ResponseTooLarge tooLarge = LimitReached.in(e);
                throw tooLarge != null
                        ? tooLarge
                        : new FetchException.Network(describe(e, hop.url(), step), e);
            } catch (IllegalArgumentException | IllegalStateException e) {
                // OkHttp reports some malformed responses as misuse of its API.
                throw new FetchException.Network(
                        "malformed response (" + hop.url().host() + ")", e);
            }
        }
    }

    private void check(Hop hop) {
        for (HopRule rule : rules) {
            rule.check(hop);
        }
    }

    /**
     * Stores the cookies of a response from the network or an interceptor. The cookies of a cached
     * response were stored when it was received.
     */
    private void saveCookies(Hop hop, okhttp3.Response answer) {
        okhttp3.Response sent = answer.networkResponse();
        if (sent != null) {
            cookies.receive(hop.cookies(), sent.headers("Set-Cookie"));
        } else if (answer.cacheResponse() == null) {
            // An interceptor or the request handler gave the response.
            cookies.receive(hop.cookies(), answer.headers("Set-Cookie"));
        }
    }

    /** Sends one request without following redirects. */
    private PendingResponse send(Hop hop, Step step) throws IOException {
        long left = step.nanosLeft();
        if (left <= 0) {
            throw new InterruptedIOException("deadline exceeded");
        }
        okhttp3.Request.Builder builder =
                new okhttp3.Request.Builder()
                        .url(hop.url())
                        .headers(headers.of(hop))
                        .tag(TransferLimits.class, limits);
        HttpExchange.Body body = hop.request().body();
        if (body != null) {
            builder.method(hop.request().method(), new PostedBody(body));
        }
        Call call = client.newCall(builder.build());
        call.timeout().timeout(left, TimeUnit.NANOSECONDS);
        return new PendingResponse(call);
    }

    private static String describe(IOException error, HttpUrl url, Step step) {
        if (error instanceof UnknownHostException) {
            return "no such host: " + url.host();
        }
        if (error instanceof InterruptedIOException) {
            return "timed out: " + url.host() + " (" + step.option() + ")";
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
