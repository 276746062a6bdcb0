package browsy.fetch.policy;

import browsy.fetch.url.NumericHost;
import browsy.fetch.url.WebAddress;
import java.net.InetAddress;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A pattern of the hosts of URLs. Names are compared in the serialization of the URL standard,
 * without a dot at the end.
 */
public sealed interface HostPattern {

    /**
     * Parses a pattern of hosts.
     *
     * @param text a host name ({@code example.com}); all names below one ({@code *.example.com},
     *     which does not contain {@code example.com}); an IP address ({@code 203.0.113.7}, {@code
     *     2001:db8::7}); a CIDR block ({@code 203.0.113.0/24}, {@code 2001:db8::/32}); {@code *}
     *     for all hosts
     * @throws IllegalArgumentException if {@code text} is none of these
     */
    static HostPattern of(String text) {
        Objects.requireNonNull(text, "text");
        if (text.equals("*")) {
            return new Any();
        }
        if (text.indexOf('/') >= 0) {
            return AddressBlock.of(text);
        }
        boolean below = text.startsWith("*.");
        String host = host(below ? text.substring(2) : text);
        if (host == null) {
            throw new IllegalArgumentException("not a host, *.host or CIDR block: " + text);
        }
        InetAddress address = NumericHost.address(host);
        if (address == null) {
            return below ? new Subdomains(host) : new Name(host);
        }
        if (below) {
            throw new IllegalArgumentException("an IP address has no subdomains: " + text);
        }
        return AddressBlock.of(address);
    }

    /** Returns the serialized host, without brackets and a dot at the end; null if invalid. */
    private static @Nullable String host(String text) {
        boolean bare = text.indexOf(':') >= 0 && !text.startsWith("[");
        String authority = bare ? "[" + text + "]" : text;
        boolean hostOnly = authority.matches("\\[[0-9A-Fa-f:.]+\\]|[^\\s\\[\\]:/?#@\\\\*]+");
        String host = hostOnly ? WebAddress.host("http://" + authority) : null;
        return host == null ? null : withoutLastDot(host);
    }

    private static String withoutLastDot(String host) {
        return host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
    }

    /**
     * Tests the host of a URL.
     *
     * @param host the serialized host, without brackets
     */
    boolean matches(String host);

    /** All hosts. */
    record Any() implements HostPattern {
        @Override
        public boolean matches(String host) {
            return true;
        }

        @Override
        public String toString() {
            return "*";
        }
    }

    /**
     * A host name.
     *
     * @param name the serialized name
     */
    record Name(String name) implements HostPattern {
        @Override
        public boolean matches(String host) {
            return withoutLastDot(host).equals(name);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /**
     * The names below a name.
     *
     * @param parent the serialized name, which does not match itself
     */
    record Subdomains(String parent) implements HostPattern {
        @Override
        public boolean matches(String host) {
            return withoutLastDot(host).endsWith("." + parent);
        }

        @Override
        public String toString() {
            return "*." + parent;
        }
    }

    /**
     * A block of IP addresses. It matches the IP addresses that a session connects to, whether the
     * URL contains the address or a name.
     *
     * @param network the first address of the block
     * @param prefixBits the number of leading bits that addresses of the block share
     */
    record AddressBlock(InetAddress network, int prefixBits) implements HostPattern {
        /**
         * Creates a block. Sets the bits of {@code network} after the prefix to zero.
         *
         * @throws IllegalArgumentException if {@code prefixBits} is out of range
         */
        public AddressBlock {
            byte[] bytes = network.getAddress();
            if (prefixBits < 0 || prefixBits > bytes.length * 8) {
                throw new IllegalArgumentException(
                        "prefix must be from 0 to " + bytes.length * 8 + ", was " + prefixBits);
            }
            network = NumericHost.address(masked(bytes, prefixBits));
        }

        /** Creates the block of one address. */
        public static AddressBlock of(InetAddress address) {
            return new AddressBlock(address, address.getAddress().length * 8);
        }

        /**
         * Parses a CIDR block.
         *
         * @param text such as {@code 10.0.0.0/8} or {@code fd00::/8}
         * @throws IllegalArgumentException if {@code text} is not a CIDR block
         */
        public static AddressBlock of(String text) {
            String number = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
            String address = "(?:(?:" + number + "\\.){3}" + number + "|(?=[^/]*:)[0-9A-Fa-f:.]+)";
            int slash = text.indexOf('/');
            InetAddress start =
                    text.matches(address + "/\\d{1,3}")
                            ? NumericHost.address(text.substring(0, slash))
                            : null;
            // Java converts IPv4-mapped IPv6 addresses to IPv4 addresses.
            if (start == null || (text.contains(":") && start.getAddress().length == 4)) {
                throw new IllegalArgumentException("not a CIDR block: " + text);
            }
            return new AddressBlock(start, Integer.parseInt(text.substring(slash + 1)));
        }

        /** Tests whether the block contains an address. */
        public boolean contains(InetAddress address) {
            byte[] bytes = address.getAddress();
            byte[] own = network.getAddress();
            if (bytes.length != own.length) {
                return false;
            }
            for (int i = 0; i * 8 < prefixBits; i++) {
                if (((bytes[i] ^ own[i]) & mask(i, prefixBits)) != 0) {
                    return false;
                }
            }
            return true;
        }

        /** Tests an IP address; does not match names. */
        @Override
        public boolean matches(String host) {
            InetAddress address = NumericHost.address(host);
            return address != null && contains(address);
        }

        private static byte[] masked(byte[] bytes, int bits) {
            byte[] kept = bytes.clone();
            for (int i = 0; i < kept.length; i++) {
                kept[i] &= (byte) mask(i, bits);
            }
            return kept;
        }

        /** The bits of a byte that belong to a prefix. */
        private static int mask(int at, int bits) {
            int inByte = Math.max(0, Math.min(8, bits - at * 8));
            return 0xFF << (8 - inByte) & 0xFF;
        }

        @Override
        public String toString() {
            return network.getHostAddress() + "/" + prefixBits;
        }
    }
}
