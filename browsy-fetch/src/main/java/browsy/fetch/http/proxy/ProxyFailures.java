package browsy.fetch.http.proxy;

import browsy.fetch.proxy.ProxyServer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reports failures of proxies through OkHttp, and finds them again among the causes of others. */
public final class ProxyFailures {
    private ProxyFailures() {}

    /**
     * Returns the exception for a failed attempt to connect by a proxy: the response of the proxy
     * that it does not connect, or that the proxy itself cannot be reached.
     */
    public static IOException of(ProxyServer server, IOException cause) {
        return cause instanceof Socks5.Refusal ? cause : new ProxyUnreachable(server, cause);
    }

    /**
     * Returns the report that a proxy cannot be reached, so that it got nothing, among an exception
     * and its causes; null if there is none.
     */
    public static @Nullable IOException unreachable(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof ProxyUnreachable unreachable) {
                return unreachable;
            }
        }
        return null;
    }
}
