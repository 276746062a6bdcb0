package browsy.fetch.http;

import browsy.fetch.http.address.GuardedDns;
import browsy.fetch.http.address.Refusal;
import browsy.fetch.http.proxy.ProxyFailures;
import browsy.fetch.http.proxy.RemoteNames;
import browsy.fetch.http.proxy.Socks5;
import browsy.fetch.proxy.ProxyServer;
import browsy.fetch.proxy.ProxyServer.Protocol;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;

/**
 * A socket to a proxy. Over SOCKS, it connects to a host through the proxy, as if there were none.
 */
final class ProxySocket extends WatchedSocket {
    private final ProxyServer server;
    private final GuardedDns guard;

    /**
     * Creates a socket.
     *
     * @param guard checks the address of the proxy
     * @param http2 whether the connection is HTTP/2 without TLS
     */
    ProxySocket(ProxyServer server, GuardedDns guard, boolean http2) {
        super(guard, http2);
        this.server = server;
        this.guard = guard;
    }

    @Override
    public void connect(SocketAddress endpoint, int timeout) throws IOException {
        boolean socks = server.protocol() == Protocol.SOCKS5;
        try {
            if (socks && endpoint instanceof InetSocketAddress to) {
                super.connect(address(to), timeout);
                tunnel(to, timeout);
            } else {
                super.connect(endpoint, timeout);
            }
        } catch (IOException e) {
            throw Refusal.in(e) == null ? ProxyFailures.of(server, e) : e;
        }
    }

    /** The address of the proxy for a connection to a host. */
    private InetSocketAddress address(InetSocketAddress to) throws UnknownHostException {
        InetAddress address = RemoteNames.proxyAddress(server, guard, to.getAddress());
        return new InetSocketAddress(address, server.port());
    }

    private void tunnel(InetSocketAddress to, int timeout) throws IOException {
        int before = getSoTimeout();
        setSoTimeout(timeout);
        new Socks5(server, plainInput(), getOutputStream()).connect(to);
        setSoTimeout(before);
    }
}
