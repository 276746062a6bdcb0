package browsy.fetch.proxy;

import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * The proxy servers of sessions. If a server cannot be reached, the next one in the order of the
 * list takes its place, and it is left out for a time; once a request body was sent, the request
 * fails instead. The sessions of a browser share what they know about the servers.
 *
 * @param servers the servers; none for direct connections
 * @param choice which server a request uses
 * @param pause the time for which a server is left out that could not be reached
 */
public record ProxyPool(List<ProxyServer> servers, ProxyChoice choice, Duration pause) {
    /** No proxies. */
    public static final ProxyPool NONE = new ProxyPool(List.of(), ProxyChoice.FIRST);

    public ProxyPool {
        servers = List.copyOf(Objects.requireNonNull(servers, "servers"));
        Objects.requireNonNull(choice, "choice");
        Objects.requireNonNull(pause, "pause");
        if (pause.isNegative() || pause.compareTo(Duration.ofDays(1)) > 0) {
            throw new IllegalArgumentException("pause must be from zero to one day: " + pause);
        }
    }

    /** Creates a pool that leaves out unreachable servers for five minutes, as Chromium does. */
    public ProxyPool(List<ProxyServer> servers, ProxyChoice choice) {
        this(servers, choice, Duration.ofMinutes(5));
    }

    /** Returns the pool of one server. */
    public static ProxyPool of(ProxyServer server) {
        return new ProxyPool(List.of(server), ProxyChoice.FIRST);
    }
}
