package browsy.fetch.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;

/**
 * An input stream of a socket whose reads end when their thread is interrupted. The reads of the
 * socket itself do not: they have short time limits here, after which the interruption is checked.
 */
final class InterruptibleInput extends InputStream {
    /** The time after which an interruption is noticed, in milliseconds. */
    private static final int SLICE = 200;

    private final InputStream in;
    private final Timeout timeout;

    /** The time limit of reads. */
    interface Timeout {
        /** The limit in milliseconds; 0 for none. */
        int millis() throws IOException;
    }

    /**
     * @param in the stream of a socket with the time limit {@link #sliceOf}
     * @param timeout the time limit of reads from this stream
     */
    InterruptibleInput(InputStream in, Timeout timeout) {
        this.in = in;
        this.timeout = timeout;
    }

    /** The time limit of the socket for a time limit of reads, in milliseconds. */
    static int sliceOf(int timeout) {
        return timeout == 0 ? SLICE : Math.min(timeout, SLICE);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        long start = System.nanoTime();
        while (true) {
            try {
                return in.read(bytes, from, length);
            } catch (SocketTimeoutException e) {
                if (Thread.currentThread().isInterrupted()) {
                    throw interrupted(e);
                }
                long limit = timeout.millis();
                if (limit > 0
                        && System.nanoTime() - start >= TimeUnit.MILLISECONDS.toNanos(limit)) {
                    throw e;
                }
            }
        }
    }

    private static InterruptedIOException interrupted(SocketTimeoutException cause) {
        InterruptedIOException interrupted = new InterruptedIOException("interrupted");
        interrupted.initCause(cause);
        return interrupted;
    }

    @Override
    public int available() throws IOException {
        return in.available();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
