package browsy.fetch.http.proxy;

import browsy.fetch.proxy.ProxyServer;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import okhttp3.Dns;

/**
 * Resolves the name of a proxy. OkHttp shares connections between equal resolvers only, and
 * therefore not between different credentials for a proxy.
 *
 * @param server the proxy
 * @param names resolves the name, and refuses addresses that the session must not connect to
 */
public record ProxyNames(ProxyServer server, Dns names) implements Dns {
    @Override
    public List<InetAddress> lookup(String host) throws UnknownHostException {
        try {
            return names.lookup(server.host());
        } catch (UnknownHostException e) {
            throw ProxyUnreachable.unknown(server, e);
        }
    }
}
