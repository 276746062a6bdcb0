package browsy.fetch.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import javax.net.SocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * Makes sockets that connect to public addresses only. The check stands where the connection is
 * made, so that no way of writing an address and no answer of a name server gets around it.
 */
final class GuardedSockets extends SocketFactory {

    @Override
    public Socket createSocket() {
        return new GuardedSocket();
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

    private static Socket connected(SocketAddress remote, @Nullable SocketAddress local)
            throws IOException {
        Socket socket = new GuardedSocket();
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

    private static final class GuardedSocket extends Socket {
        @Override
        public void connect(SocketAddress endpoint) throws IOException {
            connect(endpoint, 0);
        }

        @Override
        public void connect(SocketAddress endpoint, int timeout) throws IOException {
            InetAddress address =
                    endpoint instanceof InetSocketAddress inet ? inet.getAddress() : null;
            if (address == null || !AddressGuard.isPublic(address)) {
                throw new BlockedAddress();
            }
            super.connect(endpoint, timeout);
        }
    }
}
