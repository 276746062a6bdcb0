package browsy.fetch.http;

import browsy.fetch.http.address.GuardedDns;
import browsy.fetch.http.address.Refusal;
import browsy.fetch.http.proxy.ProxyFailures;
import browsy.fetch.http.proxy.Socks5;
import browsy.fetch.proxy.ProxyServer;
import browsy.fetch.proxy.ProxyServer.Protocol;
import browsy.fetch.url.NumericHost;
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
            super.connect(socks ? address() : endpoint, timeout);
            if (socks && endpoint instanceof InetSocketAddress to) {
                tunnel(to, timeout);
            }
        } catch (IOException e) {
            throw Refusal.in(e) == null ? ProxyFailures.of(server, e) : e;
        }
    }

    private InetSocketAddress address() throws UnknownHostException {
        InetAddress numeric = NumericHost.address(server.host());
        InetAddress address = numeric == null ? guard.lookup(server.host()).get(0) : numeric;
        return new InetSocketAddress(address, server.port());
    }

    private void tunnel(InetSocketAddress to, int timeout) throws IOException {
        int before = getSoTimeout();
        setSoTimeout(timeout);
        new Socks5(server, plainInput(), getOutputStream()).connect(to);
        setSoTimeout(before);
    }
}
