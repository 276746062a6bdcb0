package browsy.fetch.http;

import browsy.StyleCache;
import browsy.config.IncompatibleLibraryException;
import browsy.fetch.config.SessionConfig;

/**
 * The resources that several sessions share without sharing state that one could observe.
 *
 * @param connections the connection pool
 * @param blocklist the blocked URLs
 * @param styles the cache of parsed style sheets
 */
public record SharedResources(Connections connections, Blocklist blocklist, StyleCache styles) {

    /**
     * Connections and blocklist of a configuration, with a cache at hand.
     *
     * @throws IncompatibleLibraryException if the HTTP client is too old
     */
    public static SharedResources of(SessionConfig config, StyleCache styles) {
        ClientVersion.check();
        return new SharedResources(
                new Connections(), Blocklist.of(config.blockedPatterns()), styles);
    }
}
