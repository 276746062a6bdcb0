package browsy.fetch.http.limit;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import okhttp3.Dns;
import org.jspecify.annotations.Nullable;

/**
 * A resolver that gives up after a time. The resolver of the system cannot be interrupted, and the
 * time-out of a call does not end it; it continues on a thread of its own.
 *
 * @param dns the resolver
 * @param timeout the time limit of one look-up
 */
public record TimedDns(Dns dns, Duration timeout) implements Dns {

    /** Reports that a look-up took too long. */
    private static final class LookupTimeout extends UnknownHostException {
        private static final long serialVersionUID = 1L;

        private LookupTimeout(String host) {
            super(host);
        }
    }

    /** Tests whether a failure is that a look-up took too long. */
    public static boolean isTimeout(Throwable failure) {
        return failure instanceof LookupTimeout;
    }

    @Override
    public List<InetAddress> lookup(String host) throws UnknownHostException {
        FutureTask<List<InetAddress>> task = new FutureTask<>(() -> dns.lookup(host));
        Thread thread = new Thread(task, "browsy DNS");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(timeout.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            throw fault(host, e.getCause());
        } catch (TimeoutException e) {
            throw new LookupTimeout(host);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new LookupTimeout(host);
        } finally {
            task.cancel(true);
        }
    }

    /** The exception of the resolver, or the one of OkHttp's interface if it is another. */
    private static UnknownHostException fault(String host, @Nullable Throwable cause) {
        if (cause instanceof UnknownHostException unknown) {
            return unknown;
        }
        UnknownHostException fault = new UnknownHostException(host);
        fault.initCause(cause);
        return fault;
    }
}
