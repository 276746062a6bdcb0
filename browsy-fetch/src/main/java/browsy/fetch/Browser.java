package browsy.fetch;

import browsy.StyleCache;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.http.SharedResources;
import java.util.Objects;

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
