package browsy.fetch.http;

import browsy.StyleCache;
import browsy.config.IncompatibleLibraryException;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.http.crawl.Manners;
import browsy.fetch.http.crawl.Pauses;
import browsy.fetch.http.proxy.SharedProxies;
import browsy.fetch.okhttp.ClientVersion;
import java.time.Duration;

/**
 * The resources that several sessions share. None of them lets a session observe another one.
 *
 * @param connections the connection pool
 * @param blocklist the blocked URLs
 * @param styles the cache of parsed style sheets
 * @param manners turns at hosts and {@code robots.txt} files
 * @param proxies what is known about the proxies
 */
public record SharedResources(
        Connections connections,
        Blocklist blocklist,
        StyleCache styles,
        Manners manners,
        SharedProxies proxies) {

    /**
     * Creates new connections and the blocklist of a configuration, with an existing style cache.
     *
     * @throws IncompatibleLibraryException if OkHttp on the class path is too old
     */
    public static SharedResources of(SessionConfig config, StyleCache styles) {
        ClientVersion.check();
        return new SharedResources(
                new Connections(),
                Blocklist.of(config.blockedPatterns()),
                styles,
                manners(config),
                SharedProxies.of(config.proxies()));
    }

    /** The politeness of a configuration; without waiting if no server is asked. */
    private static Manners manners(SessionConfig config) {
        return config.traffic().replay() == null
                ? new Manners(config.politeness(), Pauses.SYSTEM)
                : new Manners(config.politeness().withInterval(Duration.ZERO), Pauses.NONE);
    }
}
