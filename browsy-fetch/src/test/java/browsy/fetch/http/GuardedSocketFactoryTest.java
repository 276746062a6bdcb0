package browsy.fetch.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.PrivateHost;
import browsy.fetch.http.address.GuardedDns;
import browsy.fetch.http.address.HostLists;
import browsy.fetch.http.address.Reach;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.List;
import okhttp3.Dns;
import org.junit.jupiter.api.Test;

class GuardedSocketFactoryTest {
    /** A DNS server may return another address each time; the socket sends no DNS query. */
    @Test
    void aSocketChecksTheAddressThatItConnectsTo() throws IOException {
        GuardedDns guard =
                new GuardedDns(
                        new Reach(false, List.of(PrivateHost.of("127.0.0.1"))),
                        HostLists.ANY,
                        Dns.SYSTEM);
        GuardedSocketFactory sockets =
                new GuardedSocketFactory(() -> new WatchedSocket(guard, false));
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Socket socket = sockets.createSocket()) {
            InetAddress rebound =
                    InetAddress.getByAddress("shop.example", new byte[] {127, 0, 0, 1});
            InetSocketAddress there = new InetSocketAddress(rebound, server.getLocalPort());
            assertThrows(UnknownHostException.class, () -> socket.connect(there));
            assertThrows(UnknownHostException.class, () -> socket.connect(there, 1000));
            assertFalse(socket.isConnected());
            assertThrows(
                    UnknownHostException.class,
                    () -> sockets.createSocket(rebound, server.getLocalPort()));
        }
    }
}
