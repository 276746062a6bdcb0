package browsy.fetch.http;

import browsy.fetch.url.Ipv4Numbers;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/**
 * Tests whether IP addresses are public: not in a loopback, private, link-local, shared, reserved,
 * documentation or multicast range, nor an IPv6 address that embeds such an IPv4 address.
 *
 * @see <a href="https://www.iana.org/assignments/iana-ipv4-special-registry/">IANA: IPv4</a>
 * @see <a href="https://www.iana.org/assignments/iana-ipv6-special-registry/">IANA: IPv6</a>
 */
final class AddressGuard {
    /** The IPv4 blocks that are not public. */
    private static final String[] SPECIAL_V4 = {
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.31.196.0/24",
        "192.52.193.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "192.175.48.0/24",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4"
    };

    /** The blocks within {@link #GLOBAL_V6} that are not public. */
    private static final String[] SPECIAL_V6 = {"2001::/23", "2001:db8::/32", "3fff::/20"};

    private static final Range[] V4 = ranges(SPECIAL_V4);
    private static final Range[] V6 = ranges(SPECIAL_V6);

    /** The block of global unicast addresses. */
    private static final Range GLOBAL_V6 = Range.of("2000::/3");

    /** NAT64 (RFC 6052): the last 4 bytes are an IPv4 address. */
    private static final Range NAT64 = Range.of("64:ff9b::/96");

    /** 6to4 (RFC 3056): bytes 2 to 5 are an IPv4 address. */
    private static final Range SIX_TO_FOUR = Range.of("2002::/16");

    private AddressGuard() {}

    /** Tests whether an address is public. */
    static boolean isPublic(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (address instanceof Inet4Address) {
            return none(V4, bytes);
        }
        if (!(address instanceof Inet6Address)) {
            return false;
        }
        if (NAT64.contains(bytes)) {
            return none(V4, Arrays.copyOfRange(bytes, 12, 16));
        }
        if (SIX_TO_FOUR.contains(bytes)) {
            return none(V4, Arrays.copyOfRange(bytes, 2, 6));
        }
        if (isIsatap(bytes) && !none(V4, Arrays.copyOfRange(bytes, 12, 16))) {
            return false;
        }
        return GLOBAL_V6.contains(bytes) && none(V6, bytes);
    }

    /**
     * Tests whether the interface identifier of an IPv6 address is an ISATAP one, whose last 4
     * bytes are an IPv4 address.
     *
     * @see <a href="https://www.rfc-editor.org/rfc/rfc5214#section-6.1">RFC 5214: ISATAP</a>
     */
    private static boolean isIsatap(byte[] address) {
        boolean universal = (address[8] & ~0x03) == 0 && address[9] == 0;
        return universal && address[10] == 0x5E && address[11] == (byte) 0xFE;
    }

    /**
     * Tests whether the host of a URL is a public IP address or a host name. Names are not resolved
     * here; {@link GuardedDns} checks their addresses.
     */
    static boolean isPublicOrName(String host) {
        boolean address = host.contains(":") || Ipv4Numbers.endsInNumber(host);
        if (!address) {
            return true;
        }
        try {
            return isPublic(InetAddress.getByName(host)); // no DNS query for an IP address
        } catch (UnknownHostException e) {
            return false;
        }
    }

    private static boolean none(Range[] ranges, byte[] address) {
        for (Range range : ranges) {
            if (range.contains(address)) {
                return false;
            }
        }
        return true;
    }

    private static Range[] ranges(String[] blocks) {
        return Arrays.stream(blocks).map(Range::of).toArray(Range[]::new);
    }

    /**
     * A CIDR block.
     *
     * @param prefix an address of the block
     * @param bits the length of the prefix in bits
     */
    private record Range(byte[] prefix, int bits) {
        static Range of(String block) {
            int slash = block.indexOf('/');
            try {
                byte[] prefix = InetAddress.getByName(block.substring(0, slash)).getAddress();
                return new Range(prefix, Integer.parseInt(block.substring(slash + 1)));
            } catch (UnknownHostException e) {
                throw new IllegalStateException("not an address block: " + block, e);
            }
        }

        boolean contains(byte[] address) {
            if (address.length != prefix.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % 8);
                if ((address[bit / 8] & mask) != (prefix[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }
}
