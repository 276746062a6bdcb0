package browsy.fetch.http.proxy;

import browsy.fetch.http.auth.AnswerBook;
import browsy.fetch.proxy.ProxyPool;

/**
 * What the sessions of a browser know about its proxies.
 *
 * @param rotation the choice among the servers
 * @param answers the answers to their challenges
 */
public record SharedProxies(ProxyRotation rotation, AnswerBook answers) {
    /** Creates the knowledge about a pool. */
    public static SharedProxies of(ProxyPool pool) {
        return new SharedProxies(new ProxyRotation(pool, System::nanoTime), new AnswerBook());
    }
}
