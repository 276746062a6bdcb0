package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.SessionConfig.HttpCache;
import browsy.fetch.config.TransferLimits;
import browsy.fetch.cookie.Cookies;
import browsy.fetch.crawl.Robots;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.address.Reach;
import browsy.fetch.http.limit.TransferBudget;
import browsy.fetch.http.limit.TransferBudget.Step;
import browsy.fetch.journal.Journal;
import browsy.fetch.url.WebAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * Sends the requests of one session with OkHttp and follows redirects. Each request of a redirect
 * chain passes the rules of the session before it is sent; the session's cookies, headers, cache,
 * size limits and deadlines apply to it.
 */
public final class Transport implements AutoCloseable {
    private final SessionConfig config;
    private final TransferLimits limits;
    private final Connections connections;
    private final PolicyRules policy;
    private final RobotsRules robots;
    private final List<HopRule> rules;
    private final @Nullable SessionCache cache;
    private final SharedResources shared;
    private final SiteMemory memory;
    private final HopSender sender;
    private final Journal journal;

    private volatile boolean closed;

    /** Creates a transport over shared connections, which {@link #close()} leaves open. */
    public Transport(SessionConfig config, SharedResources shared) {
        this(config, shared, SiteMemory.empty(config, shared.proxies()), new Journal(config));
    }

    private Transport(
            SessionConfig config, SharedResources shared, SiteMemory memory, Journal journal) {
        this.config = config;
        this.shared = shared;
        this.memory = memory;
        this.journal = journal;
        this.limits = config.transferLimits();
        this.connections = shared.connections();
        this.robots =
                new RobotsRules(
                        shared.manners().robots(),
                        config.identity().product(),
                        config.politeness().robots(),
                        (request, step) ->
                                follow(Resource.ROBOTS, request, step, ResponseReader::read));
        this.policy = new PolicyRules(config);
        this.rules = rules(config, shared.blocklist(), policy, robots);
        HttpCache wanted = config.httpCache();
        this.cache = wanted == null ? null : new SessionCache(wanted);
        SessionClient client =
                new SessionClient(
                        config,
                        connections,
                        shared.proxies().answers(),
                        cache == null ? null : cache.answers(),
                        journal);
        this.sender =
                new HopSender(
                        limits,
                        new RequestSender(config, client, shared.proxies(), memory, journal),
                        shared.manners(),
                        journal);
    }

    /**
     * Creates a transport for a copy of the session: with a copy of its cookies and credentials, an
     * HTTP cache of its own, and the same ledger.
     *
     * @throws IllegalStateException if the session or its browser is closed
     */
    public Transport fork() {
        requireOpen();
        return new Transport(config, shared, memory.copy(), new Journal(config, journal.ledger()));
    }

    /** A copy of the state that the session keeps about sites. */
    public SiteMemory rememberedSites() {
        return memory.copy();
    }

    /** Replaces the state that the session keeps about sites by a copy of another one. */
    public void remember(SiteMemory other) {
        memory.replaceBy(other);
    }

    /** The rules in the order of their effort: the last one may send a request. */
    private static List<HopRule> rules(
            SessionConfig config, Blocklist blocklist, PolicyRules policy, RobotsRules robots) {
        List<HopRule> rules = new ArrayList<>();
        rules.add(UrlRules.unmixed());
        rules.add(UrlRules.allowedByPage());
        rules.add(UrlRules.unlisted(blocklist));
        rules.add(UrlRules.ofGoodPort(config.networkPolicy()));
        if (SessionClient.usesNetwork(config)) {
            rules.add(UrlRules.ofReachableHost(Reach.of(config)));
        }
        rules.add(policy);
        rules.add(robots);
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
        return follow(Resource.PAGE, request, step, ResponseReader::read);
    }

    /**
     * Requests a style sheet.
     *
     * @param step the step of the navigation that the request belongs to
     * @throws FetchException if the URL is invalid or blocked, or the request fails
     */
    public Response stylesheet(Request request, Step step) {
        return follow(Resource.STYLESHEET, request, step, ResponseReader::read);
    }

    /**
     * Requests a file.
     *
     * @param step the step of the download that the request belongs to
     * @param reader receives the body
     * @throws FetchException if the URL is invalid or blocked, or the request fails
     */
    Response file(Request request, Step step, BodyReader reader) {
        return follow(Resource.FILE, request, step, reader);
    }

    /** The cookies of the session. */
    public Cookies cookies() {
        return memory.cookies();
    }

    /** The journal of the session. */
    public Journal journal() {
        return journal;
    }

    /**
     * The content of the {@code robots.txt} of a site, from a cache of the browser.
     *
     * @param url any URL of the site
     */
    public Robots robots(String url) {
        String origin = WebAddress.origin(UrlRules.parse(url).toString());
        try (Step step = new TransferBudget(config).step()) {
            return robots.robots(origin, step);
        }
    }

    /**
     * Runs a call that loads several pages, which obeys {@code robots.txt} unless this is switched
     * off.
     */
    public <T> T inBulk(Supplier<T> call) {
        boolean before = robots.setInBulk(true);
        try {
            return call.get();
        } finally {
            robots.setInBulk(before);
        }
    }

    /**
     * Sends a request and follows its redirects. Each iteration checks the URL, derives the
     * referrer from that of the previous hop and sends the request; a redirect replaces the
     * request, another response is returned.
     */
    private Response follow(Resource resource, Request first, Step step, BodyReader reader) {
        requireOpen();
        if (config.allowNonHttp() && LocalResources.isLocal(first.url())) {
            policy.checkLocal(resource, first);
            // A local resource is small enough for the memory, whatever it is for.
            Resource inMemory = resource == Resource.FILE ? Resource.PAGE : resource;
            return LocalResources.read(inMemory, first, limits);
        }
        Hop hop = Hop.first(resource, secured(resource, first), step);
        while (true) {
            check(hop);
            HopResult result = sender.send(hop, reader);
            if (result instanceof HopResult.End end) {
                return end.response();
            }
            hop = hop.next(secured(resource, ((HopResult.Redirect) result).next()));
        }
    }

    /** Returns a request over https if its host asked for it. Mixed content is blocked before. */
    private Request secured(Resource resource, Request request) {
        HttpUrl url = WebAddress.parse(request.url());
        return url == null || UrlRules.isMixed(resource, request, url)
                ? request
                : request.at(memory.strict().secured(request.url(), url));
    }

    private void requireOpen() {
        if (closed || !connections.isOpen()) {
            throw new IllegalStateException("the session or its browser is closed");
        }
    }

    private void check(Hop hop) {
        try {
            for (HopRule rule : rules) {
                rule.check(hop);
            }
        } catch (FetchException.BlockedUrl e) {
            journal.blocked(
                    hop.kind(), hop.request().method(), hop.url().toString(), e.reason().name());
            if (e.reason() == Reason.PRIVATE_NETWORK) {
                RecordingInterceptor.recordBlocked(config.traffic().recorder(), hop);
            }
            throw e;
        }
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
