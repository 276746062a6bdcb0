package browsy.fetch.fault;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;

/** A relay to another server. It resets each connection, further on each time. */
final class CutService implements FaultServer.Service {
    /** The number of places at which connections end. */
    static final int PLACES = 25;

    /** The distance of these places in bytes. */
    private static final int DISTANCE = 97;

    private final FaultServer behind;
    private int connections;

    CutService(FaultServer.Service service) {
        behind = new FaultServer(service);
    }

    @Override
    public String scheme() {
        return "https";
    }

    @Override
    public void serve(Socket connection) throws IOException {
        int left = allowance();
        try (Socket there = new Socket("127.0.0.1", URI.create(behind.url("/")).getPort())) {
            FaultServer.start(() -> copy(connection, there));
            InputStream in = there.getInputStream();
            byte[] block = new byte[DISTANCE];
            while (left > 0) {
                int count = in.read(block, 0, Math.min(left, DISTANCE));
                if (count < 0) {
                    break;
                }
                connection.getOutputStream().write(block, 0, count);
                left -= count;
            }
            connection.setSoLinger(true, 0);
        }
    }

    private synchronized int allowance() {
        return connections++ * DISTANCE;
    }

    private static void copy(Socket from, Socket to) {
        try {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException e) {
            // One of the two has closed its connection.
        }
    }
}
