package browsy.fetch.http;

import browsy.config.AddressRule;
import browsy.config.StylesheetLoader;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.HttpExchange.Restrictions;
import browsy.fetch.http.HttpExchange.Subresource;
import browsy.fetch.http.csp.SecureUpgrade;
import browsy.fetch.http.limit.TransferBudget;
import browsy.fetch.http.limit.TransferBudget.Step;
import browsy.fetch.observe.SessionEvent.Phase;
import browsy.fetch.url.WebAddress;
import browsy.html.csp.ContentPolicy;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * Loads the style sheets of one page concurrently, within the limits of the session. A style sheet
 * that cannot be loaded is omitted, with a warning.
 */
public final class LinkedStylesheets implements StylesheetLoader {
    /** The maximum number of concurrent requests. */
    private static final int AT_A_TIME = 6;

    private final Transport transport;
    private final TransferBudget budget;
    private final String page;
    private final ContentPolicy policy;
    private final ReferrerPolicy referrers;
    private final Map<Key, Optional<Sheet>> loaded = new HashMap<>();

    /** The referrer policies of the responses that set one, by the URLs of the style sheets. */
    private final Map<URI, ReferrerPolicy> importers = new HashMap<>();

    private final Set<String> warnings = new LinkedHashSet<>();
    private long bytesLeft;

    /**
     * Creates a loader for one page.
     *
     * @param limits the limits of the session
     * @param budget what the navigation to the page leaves for its style sheets
     * @param page the URL of the page, which is the initiator of the requests
     * @param policy the content policy of the page
     * @param referrers the referrer policy in the response of the page
     */
    public LinkedStylesheets(
            Transport transport,
            TransferLimits limits,
            TransferBudget budget,
            String page,
            ContentPolicy policy,
            ReferrerPolicy referrers) {
        this.transport = transport;
        this.budget = budget;
        this.page = page;
        this.policy = policy;
        this.referrers = referrers;
        this.bytesLeft = limits.maxCssBytesTotal();
    }

    /**
     * The key of a result: links with equal keys share it. As in Chromium, a response is not reused
     * for a link with other integrity metadata, because it was not checked against them, nor for
     * one with another rule about redirects.
     */
    private record Key(
            String url,
            CrossOrigin crossOrigin,
            String integrity,
            @Nullable AddressRule addresses) {
        static Key of(Link link) {
            return new Key(
                    WebAddress.withoutFragment(link.address().toString()),
                    link.crossOrigin(),
                    link.integrity(),
                    link.addresses());
        }
    }

    @Override
    public List<Optional<Sheet>> load(List<URI> wanted) {
        return loadLinks(
                wanted.stream()
                        .map(uri -> new Link(uri, null, CrossOrigin.NONE, "", List.of(), null))
                        .toList());
    }

    /**
     * Loads style sheets. Links that agree in URL, {@code crossorigin}, {@code integrity} and the
     * addresses allowed share one request per page.
     */
    @Override
    public synchronized List<Optional<Sheet>> loadLinks(List<Link> wanted) {
        Map<Key, Link> missing = new LinkedHashMap<>();
        for (Link link : wanted) {
            if (!loaded.containsKey(Key.of(link))) {
                missing.putIfAbsent(Key.of(link), link);
            }
        }
        if (!missing.isEmpty()) {
            fetch(List.copyOf(missing.values()));
        }
        return wanted.stream()
                .map(link -> loaded.getOrDefault(Key.of(link), Optional.empty()))
                .toList();
    }

    @Override
    public synchronized List<String> warnings() {
        return List.copyOf(warnings);
    }

    private void fetch(List<Link> wanted) {
        long start = System.nanoTime();
        ExecutorService pool =
                Executors.newFixedThreadPool(Math.min(AT_A_TIME, Math.max(1, wanted.size())));
        try (Step step = budget.step()) {
            List<Future<Response>> answers =
                    wanted.stream().map(link -> pool.submit(() -> fetch(link, step))).toList();
            for (int i = 0; i < answers.size(); i++) {
                loaded.put(Key.of(wanted.get(i)), take(wanted.get(i), answers.get(i)));
            }
        } finally {
            pool.shutdownNow();
        }
        transport.journal().timed(Phase.STYLESHEETS, page, start);
    }

    /**
     * The URL of a response as a {@code URI}. A redirect target may be valid by the URL standard
     * but not by {@code URI}; such a target is escaped by OkHttp.
     */
    private static URI address(Response response, URI asked) {
        try {
            return new URI(response.url());
        } catch (URISyntaxException e) {
            HttpUrl lenient = WebAddress.parse(response.url());
            return lenient == null ? asked : lenient.uri();
        }
    }

    /**
     * Tests whether the media type of a response is that of style sheets. NB: as in Chromium, it
     * may be missing or unknown, unless the server forbids guesses, and files may have any.
     */
    private static boolean isCss(Response response) {
        String mediaType = response.mediaType();
        boolean unknown =
                response.header("content-type").isBlank()
                        || mediaType.equals("application/x-unknown-content-type");
        return mediaType.equals("text/css")
                || (unknown && !response.forbidsGuesses())
                || WebAddress.isFile(response.url());
    }

    private Response fetch(Link link, Step step) {
        URI importer = link.importer();
        ReferrerPolicy sent =
                importer == null
                        ? referrers(link.referrerPolicies())
                        : importers.getOrDefault(importer, ReferrerPolicy.DEFAULT);
        return transport.stylesheet(
                Request.get(SecureUpgrade.ofRequest(link.address().toString(), policy), page, sent)
                        .forSubresource(
                                new Subresource(
                                        link.crossOrigin(),
                                        importer == null ? page : importer.toString()))
                        .under(Restrictions.of(policy, link.addresses())),
                step);
    }

    /** The last valid policy of a list, else that of the response of the page. */
    private ReferrerPolicy referrers(List<String> keywords) {
        if (!policy.permitsSameOrigin()) {
            return ReferrerPolicy.NO_REFERRER;
        }
        ReferrerPolicy last = referrers;
        for (String keyword : keywords) {
            ReferrerPolicy known = ReferrerPolicy.ofKeyword(keyword);
            last = known == null ? last : known;
        }
        return last;
    }

    /** Waits for a response and converts it to a style sheet; empty, with a warning, on failure. */
    private Optional<Sheet> take(Link link, Future<Response> answer) {
        URI uri = link.address();
        try {
            Response response = answer.get();
            if (response.status() >= 300) {
                warnings.add("style sheet left out: " + response);
                return Optional.empty();
            }
            if (response.body().length > bytesLeft) {
                warnings.add("style sheet left out, too many in all: " + uri);
                return Optional.empty();
            }
            bytesLeft -= response.body().length;
            boolean typed = isCss(response);
            boolean foreign =
                    !policy.permitsSameOrigin()
                            || !WebAddress.origin(response.url()).equals(WebAddress.origin(page));
            if (!typed && (foreign || response.forbidsGuesses())) {
                warnings.add("style sheet left out, it is not text/css: " + response);
                return Optional.empty();
            }
            boolean readable = !foreign || link.crossOrigin() != CrossOrigin.NONE;
            if (Integrity.isAsked(link.integrity())
                    && !(readable && Integrity.matches(link.integrity(), response.body()))) {
                warnings.add(
                        "style sheet left out, its content does not match its integrity: " + uri);
                return Optional.empty();
            }
            URI address = address(response, uri);
            ReferrerPolicy set =
                    ReferrerPolicy.of(
                            response.headers().getOrDefault("referrer-policy", List.of()));
            if (set != null) {
                importers.put(address, set);
            }
            return Optional.of(
                    new Sheet(
                            address,
                            DecodedText.ofText(response).text(),
                            typed ? Modes.ALL : Modes.QUIRKS));
        } catch (ExecutionException e) {
            if (e.getCause() instanceof FetchException cause) {
                warnings.add("style sheet left out: " + cause.getMessage());
                return Optional.empty();
            }
            throw new IllegalStateException("while loading " + uri, e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FetchException.Network("interrupted", e);
        }
    }
}
