package browsy.fetch.policy;

import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Which addresses a session may request. The policy adds to the block on private networks, it does
 * not open them: {@code SessionConfig.allowHost} does. Immutable; each method returns a copy.
 *
 * @param navigations the rules for pages, frames and downloads
 * @param subresources the rules for style sheets
 * @param filter the hook that decides about each request that the rules allow
 * @param openPorts ports that may be requested although the Fetch standard blocks them
 * @param resolver resolves host names; null for the system's resolution. With a proxy, which
 *     resolves names itself, a resolver is asked for the check of addresses only.
 */
public record NetworkPolicy(
        RequestRules navigations,
        RequestRules subresources,
        RequestFilter filter,
        Set<Integer> openPorts,
        @Nullable HostResolver resolver) {

    /** Allows all requests. */
    public static final NetworkPolicy ANY = of(RequestRules.ANY);

    public NetworkPolicy {
        Objects.requireNonNull(navigations, "navigations");
        Objects.requireNonNull(subresources, "subresources");
        Objects.requireNonNull(filter, "filter");
        openPorts = Set.copyOf(openPorts);
    }

    /** Creates a policy with the same rules for navigations and subresources. */
    public static NetworkPolicy of(RequestRules rules) {
        return new NetworkPolicy(rules, rules, RequestFilter.ALLOW, Set.of(), null);
    }

    /** The rules for a kind of request. */
    public RequestRules rules(RequestKind kind) {
        return switch (kind) {
            case NAVIGATION -> navigations;
            case SUBRESOURCE -> subresources;
        };
    }

    /** Returns a copy with other rules for pages, frames and downloads. */
    public NetworkPolicy withNavigations(RequestRules rules) {
        return new NetworkPolicy(rules, subresources, filter, openPorts, resolver);
    }

    /** Returns a copy with other rules for style sheets. */
    public NetworkPolicy withSubresources(RequestRules rules) {
        return new NetworkPolicy(navigations, rules, filter, openPorts, resolver);
    }

    /** Returns a copy with another hook that decides about each request. */
    public NetworkPolicy withFilter(RequestFilter decider) {
        return new NetworkPolicy(navigations, subresources, decider, openPorts, resolver);
    }

    /**
     * Returns a copy that allows further ports of the block list of the Fetch standard.
     *
     * @throws IllegalArgumentException if a port is not within 1 to 65535
     */
    public NetworkPolicy withOpenPorts(int... ports) {
        Set<Integer> all = new TreeSet<>(openPorts);
        for (int port : ports) {
            all.add(PortRange.of(port).first());
        }
        return new NetworkPolicy(navigations, subresources, filter, all, resolver);
    }

    /** Returns a copy with another resolver of host names; null for the system's resolution. */
    public NetworkPolicy withResolver(@Nullable HostResolver other) {
        return new NetworkPolicy(navigations, subresources, filter, openPorts, other);
    }
}
