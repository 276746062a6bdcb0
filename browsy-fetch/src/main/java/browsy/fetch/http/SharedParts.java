package browsy.fetch.http;

import browsy.StyleCache;
import browsy.fetch.SessionConfig;

/**
 * What several sessions may share without learning of one another.
 *
 * @param connections to servers
 * @param blocklist addresses that none of them asks
 * @param styles style sheets, by their text
 */
public record SharedParts(Connections connections, Blocklist blocklist, StyleCache styles) {

    /** Connections and blocklist of a configuration, with a cache at hand. */
    public static SharedParts of(SessionConfig config, StyleCache styles) {
        return new SharedParts(new Connections(), Blocklist.of(config.blockedPatterns()), styles);
    }
}
