package browsy.fetch.http.address;

import browsy.fetch.policy.HostPattern;
import browsy.fetch.policy.HostPattern.AddressBlock;
import browsy.fetch.policy.RequestRules;
import browsy.fetch.url.NumericHost;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Applies the lists of allowed and denied hosts of a network policy to names and addresses.
 *
 * @param allowed the allowed hosts; all if empty
 * @param denied the denied hosts
 */
public record HostLists(List<HostPattern> allowed, List<HostPattern> denied) {
    /** Lists that allow all hosts. */
    public static final HostLists ANY = of(RequestRules.ANY);

    /** The lists of rules. */
    public static HostLists of(RequestRules rules) {
        return new HostLists(rules.allowedHosts(), rules.deniedHosts());
    }

    /**
     * Tests the host of a URL.
     *
     * @param host the serialized host
     * @param resolved whether {@link #refusal(String, InetAddress)} tests its addresses later, so
     *     that a block of addresses can still allow a name
     * @return the reason why it is refused; null if it is allowed
     */
    public @Nullable String refusal(String host, boolean resolved) {
        InetAddress address = NumericHost.address(host);
        if (address != null) {
            return refusal(host, address);
        }
        for (HostPattern pattern : denied) {
            if (pattern.matches(host)) {
                return "deniedHosts contains " + pattern;
            }
        }
        boolean later = resolved && allowed.stream().anyMatch(AddressBlock.class::isInstance);
        return later || isAllowed(host) ? null : "allowedHosts does not contain " + host;
    }

    /**
     * Tests an address of a host.
     *
     * @return the reason why it is refused; null if it is allowed
     */
    public @Nullable String refusal(String host, InetAddress address) {
        List<InetAddress> all = new ArrayList<>(List.of(address));
        if (address instanceof Inet6Address inet6) {
            all.addAll(EmbeddedIpv4.in(inet6));
        }
        for (HostPattern pattern : denied) {
            boolean hit =
                    pattern instanceof AddressBlock block
                            ? all.stream().anyMatch(block::contains)
                            : pattern.matches(host);
            if (hit) {
                return "deniedHosts contains " + pattern;
            }
        }
        boolean inBlock =
                allowed.stream()
                        .anyMatch(p -> p instanceof AddressBlock block && block.contains(address));
        return inBlock || isAllowed(host) ? null : "allowedHosts does not contain " + host;
    }

    private boolean isAllowed(String host) {
        return allowed.isEmpty() || allowed.stream().anyMatch(pattern -> pattern.matches(host));
    }
}
