package browsy.fetch.http;

import browsy.fetch.config.PrivateHost;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.List;
import okhttp3.Dns;
import okhttp3.HttpUrl;

/**
 * A resolver that returns only permitted addresses: public ones, and others of hosts that the
 * session allows. OkHttp shares connections between equal resolvers only; thus a session cannot
 * reuse a connection to a private network that another session was allowed to open.
 *
 * @param opened the allowed hosts of private networks
 */
record GuardedDns(List<PrivateHost> opened) implements Dns {

    /** Tests the host of a URL before the request. Names are resolved and checked later. */
    boolean allows(HttpUrl url) {
        return isPublic(url.host()) || covers(url.host(), url.port());
    }

    /** Tests a resolved address, which carries the host name, before a connection. */
    boolean allows(InetSocketAddress to) {
        // For an IP address, getHostString() is the address; it sends no reverse DNS query.
        String name = to.getHostString();
        InetAddress address = to.getAddress();
        return AddressGuard.isPublic(address)
                || covers(name.contains(":") ? normal(address) : name, to.getPort());
    }

    private boolean covers(String host, int port) {
        return opened.stream().anyMatch(open -> open.covers(host, port));
    }

    /** The serialization of an IPv6 address in the URL standard. */
    private static String normal(InetAddress address) {
        HttpUrl url = new HttpUrl.Builder().scheme("http").host(address.getHostAddress()).build();
        return url.host();
    }

    /** Tests whether a host is neither a local name nor an address that is not public. */
    private static boolean isPublic(String host) {
        String name = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
        boolean local =
                name.equals("localhost") || name.endsWith(".localhost") || name.endsWith(".local");
        return !local && AddressGuard.isPublicOrName(host);
    }

    @Override
    public List<InetAddress> lookup(String host) throws UnknownHostException {
        List<InetAddress> found = Dns.SYSTEM.lookup(host);
        if (opened.stream().anyMatch(open -> open.host().equals(host))) {
            return found; // the socket checks the port when it connects
        }
        List<InetAddress> safe = found.stream().filter(AddressGuard::isPublic).toList();
        if (safe.isEmpty()) {
            throw new BlockedAddress();
        }
        return safe;
    }
}
