package browsy.fetch;

import browsy.fetch.http.Connections;

/**
 * Opens any number of sessions that share connections, while cookies, pages and everything else
 * stay apart. Safe for use by any number of threads; each session is for one at a time.
 */
public final class Browser implements AutoCloseable {
    private final SessionConfig config;
    private final Connections connections = new Connections();

    private Browser(SessionConfig config) {
        this.config = config;
    }

    /** A browser whose sessions are configured alike. */
    public static Browser create(SessionConfig config) {
        return new Browser(config);
    }

    /** A session of its own. */
    public Session newSession() {
        return new Session(config, connections);
    }

    /** Closes the connections; sessions that are still open can send nothing more over them. */
    @Override
    public void close() {
        connections.close();
    }
}
