package browsy.fetch;

import browsy.StyleCache;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.http.SharedResources;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Opens sessions that share a connection pool, the cache of parsed style sheets and the blocklist.
 * Each session has its own cookies, pages, history and HTTP cache. The browser is thread-safe; each
 * session is confined to one thread at a time.
 *
 * <pre>{@code
 * try (Browser browser = Browser.create()) {
 *     try (Session ann = browser.newSession(); Session bob = browser.newSession()) {
 *         ann.goTo("https://example.com/login");
 *         bob.goTo("https://example.com/login");
 *     }
 * }
 * }</pre>
 */
public final class Browser implements AutoCloseable {
    private final SessionConfig config;
    private final SharedResources shared;

    private Browser(SessionConfig config) {
        this.config = config;
        this.shared = SharedResources.of(config, StyleCache.create());
    }

    /** Creates a browser whose sessions have the default configuration. */
    public static Browser create() {
        return create(SessionConfig.DEFAULT);
    }

    /** Creates a browser whose sessions have a given configuration. */
    public static Browser create(SessionConfig config) {
        return new Browser(Objects.requireNonNull(config, "config"));
    }

    /**
     * Opens a session. The caller closes it.
     *
     * @throws IllegalStateException if the browser is closed
     */
    public Session newSession() {
        if (!shared.connections().isOpen()) {
            throw new IllegalStateException("the browser is closed");
        }
        return new Session(config, shared);
    }

    /**
     * Loads many pages, each in a session of its own, and waits for all of them. Pages that {@code
     * robots.txt} disallows are not loaded, unless {@link SessionConfig#politeness()} switches this
     * off.
     *
     * @param urls the URLs of the pages
     * @param atATime the greatest number of pages that are loaded at the same time
     * @param consumer gets the result of each page, one at a time in the order in which they are
     *     loaded, on other threads; an exception that it throws ends the call
     * @throws IllegalArgumentException if {@code atATime} is less than 1
     * @throws IllegalStateException if the browser is closed
     * @throws FetchException.Network if the thread is interrupted
     */
    public void visitAll(List<String> urls, int atATime, Consumer<? super Visit> consumer) {
        List<String> all = List.copyOf(Objects.requireNonNull(urls, "urls"));
        Objects.requireNonNull(consumer, "consumer");
        if (atATime < 1) {
            throw new IllegalArgumentException("atATime must be at least 1, was " + atATime);
        }
        new BulkVisits(this, all, consumer).run(Math.min(atATime, Math.max(1, all.size())));
    }

    /** The cache of parsed style sheets that the sessions share. */
    public StyleCache styleCache() {
        return shared.styles();
    }

    /** Closes the connections. Sessions that are still open keep their pages but send nothing. */
    @Override
    public void close() {
        shared.connections().close();
    }
}
