package browsy.fetch.http.address;

import browsy.fetch.policy.HostPattern.AddressBlock;
import browsy.fetch.url.NumericHost;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds the IPv4 addresses that IPv6 addresses of transition mechanisms embed. */
final class EmbeddedIpv4 {
    /** NAT64 (RFC 6052): the last 4 bytes are an IPv4 address. */
    static final AddressBlock NAT64 = AddressBlock.of("64:ff9b::/96");

    /** IPv4-compatible addresses (RFC 4291): the last 4 bytes are an IPv4 address. */
    private static final AddressBlock COMPATIBLE = AddressBlock.of("::/96");

    /** IPv4-translated addresses (RFC 2765): the last 4 bytes are an IPv4 address. */
    private static final AddressBlock TRANSLATED = AddressBlock.of("::ffff:0:0:0/96");

    /** 6to4 (RFC 3056): bytes 2 to 5 are an IPv4 address. */
    private static final AddressBlock SIX_TO_FOUR = AddressBlock.of("2002::/16");

    /**
     * Teredo (RFC 4380): bytes 4 to 7 are the IPv4 address of the server, the last 4 bytes that of
     * the client, inverted.
     */
    private static final AddressBlock TEREDO = AddressBlock.of("2001::/32");

    private EmbeddedIpv4() {}

    /** Returns the IPv4 addresses that an address embeds; empty for other addresses. */
    static List<InetAddress> in(Inet6Address address) {
        byte[] bytes = address.getAddress();
        List<InetAddress> found = new ArrayList<>();
        if (NAT64.contains(address)
                || COMPATIBLE.contains(address)
                || TRANSLATED.contains(address)
                || isIsatap(bytes)) {
            found.add(at(bytes, 12));
        }
        if (SIX_TO_FOUR.contains(address)) {
            found.add(at(bytes, 2));
        }
        if (TEREDO.contains(address)) {
            found.add(at(bytes, 4));
            byte[] inverted = bytes.clone();
            for (int i = 12; i < inverted.length; i++) {
                inverted[i] ^= (byte) 0xFF;
            }
            found.add(at(inverted, 12));
        }
        return found;
    }

    private static InetAddress at(byte[] bytes, int from) {
        return NumericHost.address(Arrays.copyOfRange(bytes, from, from + 4));
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
}
