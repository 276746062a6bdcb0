package browsy.fetch.http.proxy;

import browsy.fetch.proxy.ProxyServer;
import java.io.IOException;
import java.net.UnknownHostException;

/** Thrown within OkHttp if there is no connection to a proxy, so that it got nothing. */
final class ProxyUnreachable extends IOException {
    private static final long serialVersionUID = 1L;

    ProxyUnreachable(ProxyServer server, IOException cause) {
        super("the proxy " + server + " cannot be reached", cause);
    }

    /** Returns the form for the resolution of the name of a proxy. */
    static UnknownHostException unknown(ProxyServer server, UnknownHostException cause) {
        UnknownHostException unknown = new UnknownHostException(server.host());
        unknown.initCause(new ProxyUnreachable(server, cause));
        return unknown;
    }
}
