package browsy.fetch.http;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.concurrent.TimeUnit;
import okhttp3.Call;
import okhttp3.Response;
import okio.BufferedSource;
import okio.Timeout;

/**
 * A response whose body has not been read. Closing it ends the transfer: the rest of a long body is
 * not received, at the price of the connection.
 */
final class PendingResponse implements AutoCloseable {
    /** The size of a body that is read to keep the connection, in bytes, as in Chromium. */
    private static final int SKIPPED_BYTES = 16 << 10;

    /** The time in which such a body must arrive. */
    private static final long SKIPPED_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final Call call;
    private final Response response;
    private boolean complete;

    /** Sends a request and receives the head of the response. */
    PendingResponse(Call call) throws IOException {
        this.call = call;
        this.response = execute(call);
    }

    /** Executes a call. OkHttp throws an undeclared exception if the thread is interrupted. */
    private static Response execute(Call call) throws IOException {
        try {
            return call.execute();
        } catch (IOException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            Thread.currentThread().interrupt();
            InterruptedIOException interrupted = new InterruptedIOException("interrupted");
            interrupted.initCause(e);
            throw interrupted;
        }
    }

    Response response() {
        return response;
    }

    /** Records that the whole body was read. */
    void complete() {
        complete = true;
    }

    /** Reads a short body to its end, so that the connection can be reused. */
    void skipBody() {
        BufferedSource source = response.body().source();
        Timeout timeout = source.timeout();
        boolean limited = timeout.hasDeadline();
        long deadline = limited ? timeout.deadlineNanoTime() : 0;
        long soon = System.nanoTime() + SKIPPED_NANOS;
        timeout.deadlineNanoTime(limited && deadline - soon < 0 ? deadline : soon);
        try {
            complete = !source.request(SKIPPED_BYTES + 1L);
        } catch (IOException e) {
            complete = false; // the connection is of no use
        } finally {
            if (limited) {
                timeout.deadlineNanoTime(deadline);
            } else {
                timeout.clearDeadline();
            }
        }
    }

    @Override
    public void close() {
        if (!complete) {
            call.cancel();
        }
        response.close();
    }
}
