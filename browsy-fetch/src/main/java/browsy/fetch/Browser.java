package browsy.fetch;

import browsy.StyleCache;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.http.SharedResources;
import java.util.Objects;

/**
 * Opens any number of sessions that share what is costly and tells nothing: connections, the style
 * sheets that were read, kept by their text, and the blocklist. Cookies, pages, history and kept
 * answers stay each session's own. Safe for use by any number of threads; each session is for one
 * at a time.
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

    /** A browser whose sessions have the default configuration. */
    public static Browser create() {
        return create(SessionConfig.DEFAULT);
    }

    /** A browser whose sessions are configured alike. */
    public static Browser create(SessionConfig config) {
        return new Browser(Objects.requireNonNull(config, "config"));
    }

    /**
     * A session of its own, to be closed by whoever opens it.
     *
     * @throws IllegalStateException if the browser is closed
     */
    public Session newSession() {
        if (!shared.connections().isOpen()) {
            throw new IllegalStateException("the browser is closed");
        }
        return new Session(config, shared);
    }

    /** The style sheets that its sessions share. */
    public StyleCache styleCache() {
        return shared.styles();
    }

    /** Closes the connections: sessions that are still open keep their pages but send nothing. */
    @Override
    public void close() {
        shared.connections().close();
    }
}
