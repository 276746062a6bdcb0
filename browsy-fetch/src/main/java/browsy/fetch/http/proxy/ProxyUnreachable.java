package browsy.fetch.http.proxy;

import browsy.fetch.proxy.ProxyServer;
import java.io.IOException;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/** Thrown within OkHttp if there is no connection to a proxy, so that it got nothing. */
public final class ProxyUnreachable extends IOException {
    private static final long serialVersionUID = 1L;

    public ProxyUnreachable(ProxyServer server, IOException cause) {
        super("the proxy " + server + " cannot be reached", cause);
    }

    /** Returns the form for the resolution of the name of a proxy. */
    static UnknownHostException unknown(ProxyServer server, UnknownHostException cause) {
        UnknownHostException unknown = new UnknownHostException(server.host());
        unknown.initCause(new ProxyUnreachable(server, cause));
        return unknown;
    }

    /** The exception of this kind among an exception and its causes; null if there is none. */
    public static @Nullable ProxyUnreachable in(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof ProxyUnreachable unreachable) {
                return unreachable;
            }
        }
        return null;
    }
}
