package browsy.fetch.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.function.Supplier;
import javax.net.SocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * Creates sockets that connect to allowed addresses only. The check runs when a socket connects, so
 * that neither the notation of an address nor a DNS response can bypass it.
 */
final class GuardedSocketFactory extends SocketFactory {
    private final Supplier<Socket> sockets;

    /**
     * Creates a factory.
     *
     * @param sockets creates sockets that check the address when they connect
     */
    GuardedSocketFactory(Supplier<Socket> sockets) {
        this.sockets = sockets;
    }

    @Override
    public Socket createSocket() {
        return sockets.get();
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        return connected(new InetSocketAddress(host, port), null);
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress local, int localPort)
            throws IOException {
        return connected(
                new InetSocketAddress(host, port), new InetSocketAddress(local, localPort));
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
        return connected(new InetSocketAddress(host, port), null);
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort)
            throws IOException {
        return connected(
                new InetSocketAddress(host, port), new InetSocketAddress(local, localPort));
    }

    private Socket connected(SocketAddress remote, @Nullable SocketAddress local)
            throws IOException {
        Socket socket = createSocket();
        try {
            if (local != null) {
                socket.bind(local);
            }
            socket.connect(remote);
        } catch (IOException e) {
            socket.close();
            throw e;
        }
        return socket;
    }
}
