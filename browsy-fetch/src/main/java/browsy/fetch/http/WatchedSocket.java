package browsy.fetch.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A socket that connects to allowed addresses only, through no proxy that the machine is set up
 * with, and that hands on no byte beyond the end of a response. What TLS sends over it passes as it
 * comes.
 */
final class WatchedSocket extends Socket {
    private final Predicate<InetSocketAddress> reachable;
    private @Nullable Watched input;

    WatchedSocket(Predicate<InetSocketAddress> reachable) {
        super(Proxy.NO_PROXY);
        this.reachable = reachable;
    }

    @Override
    public void connect(SocketAddress endpoint) throws IOException {
        connect(endpoint, 0);
    }

    @Override
    public void connect(SocketAddress endpoint, int timeout) throws IOException {
        if (!(endpoint instanceof InetSocketAddress inet)
                || inet.isUnresolved()
                || !reachable.test(inet)) {
            throw new BlockedAddress();
        }
        super.connect(endpoint, timeout);
    }

    @Override
    public InputStream getInputStream() throws IOException {
        return input();
    }

    private synchronized Watched input() throws IOException {
        Watched open = input;
        if (open == null) {
            open = new Watched(super.getInputStream());
            input = open;
        }
        return open;
    }

    /** A request is about to be sent; what comes next is its response. */
    void begin(String method) throws IOException {
        input().begin(method);
    }

    /** Whether the last response has ended, with nothing after it, and lets another one follow. */
    boolean isFree() throws IOException {
        return input().isFree();
    }

    /** Whether anything has come since the last request. */
    boolean hasReceived() throws IOException {
        return input().received;
    }

    private static final class Watched extends InputStream {
        private final InputStream in;
        private @Nullable ResponseFraming response;
        private byte[] surplus = {};
        private volatile boolean received;

        Watched(InputStream in) {
            this.in = in;
        }

        synchronized void begin(String method) {
            response = new ResponseFraming(method.equals("HEAD"));
            received = false;
        }

        synchronized boolean isFree() {
            return surplus.length == 0 && response != null && response.allowsAnother();
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            if (length == 0) {
                return 0;
            }
            if (surplus.length > 0) {
                return -1;
            }
            int count = in.read(bytes, from, length);
            return count < 0 ? -1 : ofResponse(bytes, from, count);
        }

        private synchronized int ofResponse(byte[] bytes, int from, int count) {
            received = true;
            if (response == null) {
                return count;
            }
            int taken = response.take(bytes, from, count);
            surplus = Arrays.copyOfRange(bytes, from + taken, from + count);
            return taken == 0 ? -1 : taken;
        }

        @Override
        public int available() throws IOException {
            return surplus.length > 0 ? 0 : in.available();
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
