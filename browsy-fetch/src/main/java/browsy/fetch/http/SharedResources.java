package browsy.fetch.http;

import browsy.StyleCache;
import browsy.config.IncompatibleLibraryException;
import browsy.fetch.config.SessionConfig;

/**
 * What several sessions may share without learning of one another.
 *
 * @param connections to servers
 * @param blocklist addresses that none of them asks
 * @param styles style sheets, by their text
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
