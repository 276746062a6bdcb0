package browsy.fetch.url;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/** Converts hosts that are IP addresses, without DNS queries. */
public final class NumericHost {
    private NumericHost() {}

    /** Tests whether a serialized host is written as an IP address, be it valid or not. */
    public static boolean isNumeric(String host) {
        return host.contains(":") || Ipv4Numbers.endsInNumber(host);
    }

    /**
     * Returns the address of a serialized host; null if it is a name or no valid address. An
     * IPv4-mapped IPv6 address gives the IPv4 address.
     */
    public static @Nullable InetAddress address(String host) {
        if (!isNumeric(host)) {
            return null;
        }
        try {
            boolean version6 = host.contains(":");
            String dotted = version6 ? host : Ipv4Numbers.dotted(host);
            return dotted == null ? null : InetAddress.getByName(dotted);
        } catch (UnknownHostException e) {
            return null;
        }
    }

    /**
     * Returns the address with the given bytes.
     *
     * @throws IllegalArgumentException if there are neither 4 nor 16 bytes
     */
    public static InetAddress address(byte[] bytes) {
        try {
            return InetAddress.getByAddress(bytes);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException("not an IP address: " + bytes.length + " bytes", e);
        }
    }
}
