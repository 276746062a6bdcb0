package browsy.fetch.http.address;

import browsy.fetch.config.PrivateHost;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.url.NumericHost;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import okhttp3.HttpUrl;

/**
 * The addresses that a session may reach: public ones, and others of hosts that it allows.
 *
 * @param everywhere whether all private networks are allowed
 * @param opened the allowed hosts of private networks
 */
public record Reach(boolean everywhere, List<PrivateHost> opened) {

    /** The addresses that a configuration allows. */
    public static Reach of(SessionConfig config) {
        return new Reach(config.allowPrivateNetwork(), config.allowedHosts());
    }

    /** Tests the host of a URL as far as it is known without a DNS query. */
    public boolean allows(HttpUrl url) {
        return everywhere || isPublic(url.host()) || covers(url.host(), url.port());
    }

    /** Tests an address that a session is about to connect to, and the name it was found by. */
    boolean allows(InetSocketAddress to) {
        // For an IP address, getHostString() is the address; it sends no reverse DNS query.
        String name = to.getHostString();
        InetAddress address = to.getAddress();
        return everywhere
                || AddressGuard.isPublic(address)
                || covers(name.contains(":") ? normal(address) : name, to.getPort());
    }

    /** Tests an address of a host without regard to the port. */
    boolean allows(String host, InetAddress address) {
        return everywhere
                || AddressGuard.isPublic(address)
                || opened.stream().anyMatch(open -> open.host().equals(host));
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
        if (!NumericHost.isNumeric(host)) {
            return !PrivateNames.contains(host);
        }
        InetAddress address = NumericHost.address(host);
        return address != null && AddressGuard.isPublic(address);
    }
}
