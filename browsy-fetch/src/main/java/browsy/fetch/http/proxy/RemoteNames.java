package browsy.fetch.http.proxy;

import browsy.fetch.proxy.ProxyServer;
import browsy.fetch.url.NumericHost;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import okhttp3.Dns;

/**
 * Stands in for the resolution of names by a proxy: each name gets one address for each address of
 * the proxy, so that OkHttp tries them in turn. The addresses mean nothing, and no other name has
 * them. OkHttp shares connections between equal resolvers only, and therefore not between proxies.
 *
 * @param server the proxy
 * @param names the resolver of the proxy's own name
 */
public record RemoteNames(ProxyServer server, Dns names) implements Dns {
    /**
     * The first byte of the addresses: a block of IPv6 without hosts, for discarding (RFC 6666).
     */
    private static final byte[] PREFIX = {0x01, 0x00, 0, 0, 0, 0, 0, 0};

    /** The position of the number of the proxy's address, before the hash of the name. */
    private static final int NUMBER = PREFIX.length;

    private static final int MAX_ADDRESSES = 16;

    @Override
    public List<InetAddress> lookup(String name) throws UnknownHostException {
        byte[] address = new byte[16];
        System.arraycopy(hash(name), 0, address, NUMBER + 1, address.length - NUMBER - 1);
        System.arraycopy(PREFIX, 0, address, 0, PREFIX.length);
        List<InetAddress> all = new ArrayList<>();
        for (int i = 0; i < addresses(server, names).size(); i++) {
            address[NUMBER] = (byte) i;
            all.add(InetAddress.getByAddress(name, address));
        }
        return all;
    }

    /**
     * Returns the address of a proxy for a connection.
     *
     * @param to the address of the host: a placeholder, or the address that a URL contains
     * @param names the resolver of the proxy's own name
     */
    public static InetAddress proxyAddress(ProxyServer server, Dns names, InetAddress to)
            throws UnknownHostException {
        List<InetAddress> all = addresses(server, names);
        int number = isPlaceholder(to) ? to.getAddress()[NUMBER] : 0;
        return all.get(Math.min(number, all.size() - 1));
    }

    private static List<InetAddress> addresses(ProxyServer server, Dns names)
            throws UnknownHostException {
        InetAddress numeric = NumericHost.address(server.host());
        if (numeric != null) {
            return List.of(numeric);
        }
        try {
            List<InetAddress> all = names.lookup(server.host());
            return all.subList(0, Math.min(all.size(), MAX_ADDRESSES));
        } catch (UnknownHostException e) {
            throw ProxyUnreachable.unknown(server, e);
        }
    }

    private static byte[] hash(String name) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(name.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether an address stands for a name. */
    static boolean isPlaceholder(InetAddress address) {
        byte[] bytes = address.getAddress();
        for (int i = 0; i < PREFIX.length; i++) {
            if (bytes.length != 16 || bytes[i] != PREFIX[i]) {
                return false;
            }
        }
        return true;
    }
}
