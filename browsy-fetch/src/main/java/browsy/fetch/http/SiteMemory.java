package browsy.fetch.http;

import browsy.fetch.config.SessionConfig;
import browsy.fetch.http.cookie.CookieStore;
import browsy.fetch.http.proxy.SharedProxies;
import java.time.InstantSource;

/**
 * The state that one session keeps about sites.
 *
 * @param cookies the cookies
 * @param logins the credentials for HTTP authentication
 * @param hints the client hints that sites ask for
 * @param strict the hosts that asked for https
 * @param proxySession the number of the session in the rotation of proxies
 */
public record SiteMemory(
        CookieStore cookies,
        SiteLogins logins,
        ClientHints hints,
        StrictTransport strict,
        int proxySession) {
    /** Creates the memory of a new session. */
    static SiteMemory empty(SessionConfig config, SharedProxies proxies) {
        return new SiteMemory(
                new CookieStore(InstantSource.system()),
                new SiteLogins(config.authentication()),
                new ClientHints(config.identity(), config.viewport()),
                new StrictTransport(InstantSource.system()),
                proxies.rotation().newSession());
    }

    /** Copies the memory. The copy uses the same proxies. */
    SiteMemory copy() {
        return new SiteMemory(
                cookies.copy(), logins.copy(), hints.copy(), strict.copy(), proxySession);
    }

    /** Replaces the cookies and credentials by those of another memory, which stays unchanged. */
    void replaceBy(SiteMemory other) {
        cookies.replaceBy(other.cookies);
        logins.replaceBy(other.logins);
        hints.replaceBy(other.hints);
        strict.replaceBy(other.strict);
    }
}
