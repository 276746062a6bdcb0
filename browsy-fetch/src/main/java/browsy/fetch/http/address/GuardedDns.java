package browsy.fetch.http.address;

import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import okhttp3.Dns;
import org.jspecify.annotations.Nullable;

/**
 * A resolver that returns only addresses that a session may connect to. OkHttp shares connections
 * between equal resolvers only; thus a session cannot reuse a connection that another session, or
 * another kind of request, was allowed to open.
 *
 * @param reach the addresses that the session may reach
 * @param lists the hosts that the network policy allows
 * @param names resolves names
 */
public record GuardedDns(Reach reach, HostLists lists, Dns names) implements Dns {

    /** Returns the permitted addresses of a host, if there are any. */
    @Override
    public List<InetAddress> lookup(String host) throws UnknownHostException {
        List<InetAddress> safe = new ArrayList<>();
        Refusal refusal = null;
        for (InetAddress found : names.lookup(host)) {
            InetAddress address = named(host, found);
            // The socket checks the port of an allowed host when it connects.
            Refusal refused = refusal(host, address, reach.allows(host, address));
            if (refused == null) {
                safe.add(address);
            } else {
                refusal = refused;
            }
        }
        if (safe.isEmpty()) {
            throw refusal == null ? new UnknownHostException(host) : new BlockedAddress(refusal);
        }
        return safe;
    }

    /**
     * Checks all addresses of a host whose connection another program opens, which may choose any
     * of them.
     *
     * @throws UnknownHostException if there are none, or the session must not connect to one; see
     *     {@link Refusal#in}
     */
    public void checkAll(String host, int port) throws UnknownHostException {
        for (InetAddress found : names.lookup(host)) {
            check(new InetSocketAddress(named(host, found), port));
        }
    }

    /**
     * Checks an address right before a connection. It carries the name by which it was found.
     *
     * @throws UnknownHostException if the session must not connect to it; see {@link Refusal#in}
     */
    public void check(InetSocketAddress to) throws UnknownHostException {
        Refusal refused = refusal(to.getHostString(), to.getAddress(), reach.allows(to));
        if (refused != null) {
            throw new BlockedAddress(refused);
        }
    }

    private @Nullable Refusal refusal(String host, InetAddress address, boolean reachable) {
        if (!reachable) {
            return new Refusal(Reason.PRIVATE_NETWORK, host, "an address of a private network");
        }
        String remark = lists.refusal(host, address);
        return remark == null ? null : new Refusal(Reason.POLICY, host, remark);
    }

    /** Returns an address with the name that was looked up, whatever name the resolver gave it. */
    private static InetAddress named(String host, InetAddress address) throws UnknownHostException {
        return address instanceof Inet6Address inet6 && inet6.getScopeId() > 0
                ? Inet6Address.getByAddress(host, address.getAddress(), inet6.getScopeId())
                : InetAddress.getByAddress(host, address.getAddress());
    }
}
