package browsy.fetch;

import browsy.fetch.config.FetchException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Calls of callbacks that wait for people. */
final class PendingCall {
    private PendingCall() {}

    /**
     * Runs a callback on a thread of its own and interrupts it at its time limit.
     *
     * @return its result; null after the time limit
     * @throws FetchException if the calling thread is interrupted
     */
    static <T> @Nullable T within(Duration limit, Callable<T> callback) {
        FutureTask<T> task = new FutureTask<>(callback);
        Thread thread = new Thread(task, "browsy-login-callback");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(limit.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            task.cancel(true);
            return null;
        } catch (InterruptedException e) {
            task.cancel(true);
            Thread.currentThread().interrupt();
            throw new FetchException.Network("interrupted while waiting for a callback", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            if (e.getCause() instanceof Error thrown) {
                throw thrown;
            }
            throw new IllegalStateException("the callback was interrupted", e.getCause());
        }
    }
}
