package browsy.fetch.http.proxy;

import browsy.fetch.okhttp.PublicSuffixes;
import browsy.fetch.proxy.ProxyPool;
import browsy.fetch.proxy.ProxyServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/** Chooses the servers of a pool for the requests of the sessions of a browser. Thread-safe. */
public final class ProxyRotation {
    private final ProxyPool pool;
    private final LongSupplier clock;
    private final AtomicInteger sessions = new AtomicInteger();
    private final AtomicInteger requests = new AtomicInteger();

    /** The times up to which servers are left out. */
    private final Map<ProxyServer, Long> failed = new ConcurrentHashMap<>();

    /**
     * Creates the choice of a pool.
     *
     * @param clock the time in nanoseconds, like {@link System#nanoTime()}
     */
    public ProxyRotation(ProxyPool pool, LongSupplier clock) {
        this.pool = pool;
        this.clock = clock;
    }

    /** Returns the number of a new session. */
    public int newSession() {
        return sessions.getAndIncrement();
    }

    /**
     * Returns all servers, in the order in which a request tries them: those that could not be
     * reached lately are the last.
     *
     * @param session the number of the session
     * @param host the host of the request
     */
    public List<ProxyServer> order(int session, String host) {
        List<ProxyServer> servers = pool.servers();
        if (servers.size() < 2) {
            return servers;
        }
        int start =
                switch (pool.choice()) {
                    case FIRST -> 0;
                    case ROTATING -> requests.getAndIncrement();
                    case PER_SESSION -> session;
                    case PER_SITE -> site(host).hashCode();
                };
        List<ProxyServer> order = new ArrayList<>();
        List<ProxyServer> last = new ArrayList<>();
        for (int i = 0; i < servers.size(); i++) {
            int index = (Math.floorMod(start, servers.size()) + i) % servers.size();
            ProxyServer server = servers.get(index);
            (isLeftOut(server) ? last : order).add(server);
        }
        order.addAll(last);
        return order;
    }

    private static String site(String host) {
        String domain = PublicSuffixes.registrable(host);
        return domain == null ? host : domain;
    }

    private boolean isLeftOut(ProxyServer server) {
        Long until = failed.get(server);
        return until != null && until - clock.getAsLong() > 0;
    }

    /** Leaves out a server for a time. */
    public void fail(ProxyServer server) {
        failed.put(server, clock.getAsLong() + pool.pause().toNanos());
    }

    /** Uses a server again. */
    public void succeed(ProxyServer server) {
        failed.remove(server);
    }
}
