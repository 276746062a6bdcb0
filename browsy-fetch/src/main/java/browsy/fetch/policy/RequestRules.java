package browsy.fetch.policy;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Lists of hosts, ports and schemes that requests may or must not have. An empty list of allowed
 * values allows all of them; a denied value is refused even if it is allowed, too. Immutable; each
 * method returns a copy with further values.
 *
 * @param allowedHosts the hosts that requests may have; all if empty
 * @param deniedHosts the hosts that requests must not have
 * @param allowedPorts the ports that requests may have; all if empty
 * @param deniedPorts the ports that requests must not have
 * @param allowedSchemes the schemes that requests may have; all if empty
 * @param deniedSchemes the schemes that requests must not have
 */
public record RequestRules(
        List<HostPattern> allowedHosts,
        List<HostPattern> deniedHosts,
        List<PortRange> allowedPorts,
        List<PortRange> deniedPorts,
        Set<UrlScheme> allowedSchemes,
        Set<UrlScheme> deniedSchemes) {

    /** Rules that allow all requests. */
    public static final RequestRules ANY =
            new RequestRules(List.of(), List.of(), List.of(), List.of(), Set.of(), Set.of());

    public RequestRules {
        allowedHosts = List.copyOf(allowedHosts);
        deniedHosts = List.copyOf(deniedHosts);
        allowedPorts = List.copyOf(allowedPorts);
        deniedPorts = List.copyOf(deniedPorts);
        allowedSchemes = Set.copyOf(allowedSchemes);
        deniedSchemes = Set.copyOf(deniedSchemes);
    }

    /**
     * Allows hosts, and only those.
     *
     * @param patterns in the syntax of {@link HostPattern#of}
     * @throws IllegalArgumentException if a pattern is invalid
     */
    public RequestRules allowHosts(String... patterns) {
        return new RequestRules(
                joined(allowedHosts, hosts(patterns)),
                deniedHosts,
                allowedPorts,
                deniedPorts,
                allowedSchemes,
                deniedSchemes);
    }

    /**
     * Denies hosts.
     *
     * @param patterns in the syntax of {@link HostPattern#of}
     * @throws IllegalArgumentException if a pattern is invalid
     */
    public RequestRules denyHosts(String... patterns) {
        return new RequestRules(
                allowedHosts,
                joined(deniedHosts, hosts(patterns)),
                allowedPorts,
                deniedPorts,
                allowedSchemes,
                deniedSchemes);
    }

    /**
     * Allows ports, and only those.
     *
     * @throws IllegalArgumentException if a port is not within 1 to 65535
     */
    public RequestRules allowPorts(int... ports) {
        return allowPorts(ranges(ports));
    }

    /** Allows the ports of ranges, and only those. */
    public RequestRules allowPorts(PortRange... ranges) {
        return new RequestRules(
                allowedHosts,
                deniedHosts,
                joined(allowedPorts, Stream.of(ranges)),
                deniedPorts,
                allowedSchemes,
                deniedSchemes);
    }

    /**
     * Denies ports.
     *
     * @throws IllegalArgumentException if a port is not within 1 to 65535
     */
    public RequestRules denyPorts(int... ports) {
        return denyPorts(ranges(ports));
    }

    /** Denies the ports of ranges. */
    public RequestRules denyPorts(PortRange... ranges) {
        return new RequestRules(
                allowedHosts,
                deniedHosts,
                allowedPorts,
                joined(deniedPorts, Stream.of(ranges)),
                allowedSchemes,
                deniedSchemes);
    }

    /** Allows schemes, and only those. */
    public RequestRules allowSchemes(UrlScheme... schemes) {
        return new RequestRules(
                allowedHosts,
                deniedHosts,
                allowedPorts,
                deniedPorts,
                joined(allowedSchemes, schemes),
                deniedSchemes);
    }

    /** Denies schemes. */
    public RequestRules denySchemes(UrlScheme... schemes) {
        return new RequestRules(
                allowedHosts,
                deniedHosts,
                allowedPorts,
                deniedPorts,
                allowedSchemes,
                joined(deniedSchemes, schemes));
    }

    private static Stream<HostPattern> hosts(String[] patterns) {
        return Arrays.stream(patterns).map(HostPattern::of);
    }

    private static PortRange[] ranges(int[] ports) {
        return IntStream.of(ports).mapToObj(PortRange::of).toArray(PortRange[]::new);
    }

    private static <T> List<T> joined(List<T> before, Stream<T> added) {
        return Stream.concat(before.stream(), added).toList();
    }

    private static Set<UrlScheme> joined(Set<UrlScheme> before, UrlScheme[] added) {
        EnumSet<UrlScheme> all = EnumSet.noneOf(UrlScheme.class);
        all.addAll(before);
        all.addAll(List.of(added));
        return all;
    }
}
