package browsy.fetch.http;

import browsy.fetch.http.address.GuardedDns;
import browsy.fetch.http.framing.Http2Framing;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/**
 * A socket that connects only to allowed addresses and ignores the proxy settings of the machine.
 * Its input ends at the end of a response, except under TLS.
 */
class WatchedSocket extends Socket implements Watched {
    private final GuardedDns guard;
    private final boolean http2;
    private @Nullable WatchedInput input;

    /** The time limit of reads in milliseconds; 0 for none. */
    private volatile int timeout;

    /**
     * Creates a socket.
     *
     * @param http2 whether the connection is HTTP/2 without TLS
     */
    WatchedSocket(GuardedDns guard, boolean http2) {
        super(Proxy.NO_PROXY);
        this.guard = guard;
        this.http2 = http2;
    }

    @Override
    public void connect(SocketAddress endpoint) throws IOException {
        connect(endpoint, 0);
    }

    @Override
    public void connect(SocketAddress endpoint, int timeout) throws IOException {
        if (!(endpoint instanceof InetSocketAddress inet) || inet.isUnresolved()) {
            throw new UnknownHostException(endpoint.toString());
        }
        guard.check(inet);
        super.connect(endpoint, timeout);
    }

    @Override
    public InputStream getInputStream() throws IOException {
        return input();
    }

    @Override
    public void setSoTimeout(int millis) throws SocketException {
        timeout = millis;
        super.setSoTimeout(InterruptibleInput.sliceOf(millis));
    }

    @Override
    public int getSoTimeout() {
        return timeout;
    }

    /** The input before the first response, which is not watched. */
    final InputStream plainInput() throws IOException {
        super.setSoTimeout(InterruptibleInput.sliceOf(timeout));
        return new InterruptibleInput(super.getInputStream(), this::getSoTimeout);
    }

    @Override
    public synchronized WatchedInput input() throws IOException {
        WatchedInput open = input;
        if (open == null) {
            open = new WatchedInput(plainInput(), http2 ? new Http2Framing() : null);
            input = open;
        }
        return open;
    }
}
