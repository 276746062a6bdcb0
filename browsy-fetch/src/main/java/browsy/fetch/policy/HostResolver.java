package browsy.fetch.policy;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;

/**
 * Resolves host names for sessions, in place of the system. The address guard and the rules of the
 * network policy apply to the addresses. Called on several threads concurrently. The session gives
 * up a look-up after its time-out without an interruption.
 */
@FunctionalInterface
public interface HostResolver {
    /** Resolves names as the system does. */
    HostResolver SYSTEM = host -> List.of(InetAddress.getAllByName(host));

    /**
     * Returns the addresses of a host in the order in which they are tried.
     *
     * @param host the serialized host name, which is not an IP address
     * @throws UnknownHostException if the host has no address
     */
    List<InetAddress> resolve(String host) throws UnknownHostException;
}
