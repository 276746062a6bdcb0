package browsy.fetch.http;

import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.framing.Framing;
import browsy.fetch.http.framing.Http1Framing;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An input stream of a socket that ends at the end of an HTTP/1 response and withholds bytes after
 * it. It fails where a response exceeds the limits of its head, and reports whether the connection
 * is reusable. Before the first {@link #begin}, it passes all bytes of HTTP/1.
 */
final class WatchedInput extends InputStream {
    private final InputStream in;
    private @Nullable Framing framing;

    /** The bytes that were received after the end of the response. */
    private byte[] surplus = {};

    private volatile boolean received;

    /** Why the stream failed since the last request. */
    private volatile @Nullable IOException failure;

    /**
     * Creates a stream.
     *
     * @param framing the framing of the connection from its start; null if it is HTTP/1
     */
    WatchedInput(InputStream in, @Nullable Framing framing) {
        this.in = in;
        this.framing = framing;
    }

    /** Starts the response to a request that is about to be sent. */
    synchronized void begin(String method, TransferLimits limits) {
        Framing known = framing;
        if (known == null) {
            known = new Http1Framing();
            framing = known;
        }
        known.begin(method, limits);
        received = false;
        failure = null;
    }

    /** Ends the response, complete or not. */
    synchronized void end() {
        if (framing != null) {
            framing.end();
        }
    }

    /** Whether the last response has ended without surplus bytes and its connection is reusable. */
    synchronized boolean isFree() {
        return surplus.length == 0 && framing != null && framing.isFree();
    }

    /** The values of {@code Location} in the last response; see {@link Framing#locations}. */
    synchronized List<String> locations() {
        return framing == null ? List.of() : framing.locations();
    }

    /** Whether any byte was received since the last request. */
    boolean hasReceived() {
        return received;
    }

    /**
     * Returns what the server did wrong since the last request. OkHttp closes an HTTP/2 connection
     * because of it, and then may report only that the connection is closed.
     *
     * @return an exceeded limit or a violation of the protocol; null for none
     */
    @Nullable IOException failure() {
        return failure;
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

    /** Returns the number of bytes within the response, -1 for none; stores the others. */
    private synchronized int ofResponse(byte[] bytes, int from, int count) throws IOException {
        received = true;
        if (framing == null) {
            return count;
        }
        int taken = take(framing, bytes, from, count);
        surplus = Arrays.copyOfRange(bytes, from + taken, from + count);
        return taken == 0 ? -1 : taken;
    }

    private int take(Framing known, byte[] bytes, int from, int count) throws IOException {
        try {
            return known.take(bytes, from, count);
        } catch (IOException e) {
            failure = e;
            throw e;
        }
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
