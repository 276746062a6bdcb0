package browsy.fetch.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An input that ends at the end of a response. It reports whether the connection is reusable. */
final class WatchedInput extends InputStream {
    private final InputStream in;
    private @Nullable ResponseFraming response;
    private byte[] surplus = {};
    private volatile boolean received;

    WatchedInput(InputStream in) {
        this.in = in;
    }

    /** A request is about to be sent; what comes next is its response. */
    synchronized void begin(String method) {
        response = new ResponseFraming(method.equals("HEAD"));
        received = false;
    }

    /** Whether the last response has ended, with nothing after it, and lets another one follow. */
    synchronized boolean isFree() {
        return surplus.length == 0 && response != null && response.allowsAnother();
    }

    /** Whether anything has come since the last request. */
    boolean hasReceived() {
        return received;
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
