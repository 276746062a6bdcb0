package browsy.fetch.http;

import browsy.config.StylesheetLoader;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.HttpExchange.Cause;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.csp.ContentPolicy;
import browsy.fetch.http.limit.TransferBudget;
import browsy.fetch.http.limit.TransferBudget.Step;
import browsy.fetch.observe.SessionEvent.Phase;
import browsy.fetch.url.WebAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.HashMap;
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
    private final Map<URI, Optional<Sheet>> loaded = new HashMap<>();
    private final Set<String> warnings = new LinkedHashSet<>();
    private long bytesLeft;

    /**
     * Creates a loader for one page.
     *
     * @param limits the limits of the session
     * @param budget what the navigation to the page leaves for its style sheets
     * @param page the URL of the page, which is the initiator of the requests
     * @param policy the content policy of the page
     */
    public LinkedStylesheets(
            Transport transport,
            TransferLimits limits,
            TransferBudget budget,
            String page,
            ContentPolicy policy) {
        this.transport = transport;
        this.budget = budget;
        this.page = page;
        this.policy = policy;
        this.bytesLeft = limits.maxCssBytesTotal();
    }

    /** Loads style sheets. Each URL is requested at most once per page; later calls reuse it. */
    @Override
    public synchronized List<Optional<Sheet>> load(List<URI> wanted) {
        List<URI> missing =
                wanted.stream().distinct().filter(uri -> !loaded.containsKey(uri)).toList();
        if (!missing.isEmpty()) {
            fetch(missing);
        }
        return wanted.stream().map(uri -> loaded.getOrDefault(uri, Optional.empty())).toList();
    }

    @Override
    public synchronized List<String> warnings() {
        return List.copyOf(warnings);
    }

    private void fetch(List<URI> wanted) {
        long start = System.nanoTime();
        ExecutorService pool =
                Executors.newFixedThreadPool(Math.min(AT_A_TIME, Math.max(1, wanted.size())));
        try (Step step = budget.step()) {
            List<Future<Response>> answers =
                    wanted.stream().map(uri -> pool.submit(() -> fetch(uri, step))).toList();
            for (int i = 0; i < answers.size(); i++) {
                loaded.put(wanted.get(i), take(wanted.get(i), answers.get(i)));
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
     * may be missing, and files may have any.
     */
    private static boolean isCss(Response response) {
        return response.header("content-type").isBlank()
                || response.mediaType().equals("text/css")
                || WebAddress.isFile(response.url());
    }

    private Response fetch(URI uri, Step step) {
        String url = policy.upgraded(uri.toString());
        return transport.stylesheet(
                Request.get(url, page, ReferrerPolicy.DEFAULT).causedBy(Cause.PAGE), step);
    }

    /** Waits for a response and converts it to a style sheet; empty, with a warning, on failure. */
    private Optional<Sheet> take(URI uri, Future<Response> answer) {
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
            if (!typed && !WebAddress.origin(response.url()).equals(WebAddress.origin(page))) {
                warnings.add("style sheet left out, it is not text/css: " + response);
                return Optional.empty();
            }
            return Optional.of(
                    new Sheet(
                            address(response, uri),
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
