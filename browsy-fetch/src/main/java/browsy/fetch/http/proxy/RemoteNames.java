package browsy.fetch.http.proxy;

import browsy.fetch.proxy.ProxyServer;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import okhttp3.Dns;

/**
 * Stands in for the resolution of names by a proxy: each name gets an address that means nothing
 * and that no other name has. OkHttp shares connections between equal resolvers only, and therefore
 * not between proxies.
 *
 * @param server the proxy
 * @param names the resolver of the proxy's own name
 */
public record RemoteNames(ProxyServer server, Dns names) implements Dns {
    /**
     * The first byte of the addresses: a block of IPv6 without hosts, for discarding (RFC 6666).
     */
    private static final byte[] PREFIX = {0x01, 0x00, 0, 0, 0, 0, 0, 0};

    @Override
    public List<InetAddress> lookup(String name) throws UnknownHostException {
        byte[] address = new byte[16];
        System.arraycopy(hash(name), 0, address, PREFIX.length, 16 - PREFIX.length);
        System.arraycopy(PREFIX, 0, address, 0, PREFIX.length);
        return List.of(InetAddress.getByAddress(name, address));
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
