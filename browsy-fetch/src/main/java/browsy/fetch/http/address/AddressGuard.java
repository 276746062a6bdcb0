package browsy.fetch.http.address;

import browsy.fetch.policy.HostPattern.AddressBlock;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;

/**
 * Tests whether IP addresses are public. Addresses in loopback, private, link-local, shared,
 * reserved, documentation and multicast ranges are not, and neither are IPv6 addresses that embed
 * such an IPv4 address.
 *
 * @see <a href="https://www.iana.org/assignments/iana-ipv4-special-registry/">IANA: IPv4</a>
 * @see <a href="https://www.iana.org/assignments/iana-ipv6-special-registry/">IANA: IPv6</a>
 */
final class AddressGuard {
    /** The IPv4 blocks that are not public. */
    private static final List<AddressBlock> SPECIAL_V4 =
            blocks(
                    "0.0.0.0/8",
                    "10.0.0.0/8",
                    "100.64.0.0/10",
                    "127.0.0.0/8",
                    // The host agent of Azure, whose metadata only the virtual machine reaches.
                    "168.63.129.16/32",
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
                    "240.0.0.0/4");

    /** The blocks within {@link #GLOBAL_V6} that are not public. */
    private static final List<AddressBlock> SPECIAL_V6 =
            blocks("2001::/23", "2001:db8::/32", "3fff::/20");

    /** The block of global unicast addresses. */
    private static final AddressBlock GLOBAL_V6 = AddressBlock.of("2000::/3");

    private AddressGuard() {}

    /** Tests whether an address is public. */
    static boolean isPublic(InetAddress address) {
        if (address instanceof Inet4Address) {
            return none(SPECIAL_V4, address);
        }
        if (!(address instanceof Inet6Address inet6)) {
            return false;
        }
        boolean global = GLOBAL_V6.contains(address) && none(SPECIAL_V6, address);
        return (global || EmbeddedIpv4.NAT64.contains(address))
                && EmbeddedIpv4.in(inet6).stream().allMatch(AddressGuard::isPublic);
    }

    private static boolean none(List<AddressBlock> blocks, InetAddress address) {
        return blocks.stream().noneMatch(block -> block.contains(address));
    }

    private static List<AddressBlock> blocks(String... blocks) {
        return Stream.of(blocks).map(AddressBlock::of).toList();
    }
}
