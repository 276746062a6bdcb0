package browsy.fetch.http.proxy;

import browsy.fetch.proxy.ProxyServer;
import java.io.IOException;
import java.net.UnknownHostException;

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

    /** Whether the exception, or one of its causes, is of this kind. */
    public static boolean isIn(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof ProxyUnreachable) {
                return true;
            }
        }
        return false;
    }
}
