package browsy.pipeline;

import browsy.infra.TimeLimit;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs work that recurses as deeply as the document on a thread with a sufficiently large stack,
 * under the time limit of the calling thread. Shallow documents are processed on the calling
 * thread.
 */
public final class DeepStack {
    private static final int DEPTH_OF_ANY_STACK = 48;
    private static final long BYTES_PER_LEVEL = 128L << 10;

    private DeepStack() {}

    /**
     * Runs {@code work} and returns its result. Exceptions of {@code work} are thrown unchanged.
     *
     * @param documentDepth the depth of the document, which determines the size of the stack
     */
    public static <T> T call(int documentDepth, Supplier<T> work) {
        if (documentDepth <= DEPTH_OF_ANY_STACK) {
            return work.get();
        }
        @Nullable TimeLimit limit = TimeLimit.current();
        FutureTask<T> task = new FutureTask<>(() -> TimeLimit.under(limit, work));
        Thread thread =
                new Thread(null, task, "browsy deep document", documentDepth * BYTES_PER_LEVEL);
        thread.setDaemon(true);
        thread.start();
        awaitEnd(thread);
        return result(task);
    }

    /** Waits until the thread ends. An interrupt is deferred, because the work is bounded. */
    private static void awaitEnd(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns the result of a finished task or throws its exception. */
    private static <T> T result(FutureTask<T> task) {
        try {
            return task.get();
        } catch (InterruptedException e) {
            throw new IllegalStateException(
                    "interrupted while reading the result of a finished task", e);
        } catch (ExecutionException e) {
            throw unchecked(e.getCause());
        }
    }

    private static RuntimeException unchecked(@Nullable Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException runtime
                ? runtime
                : new IllegalStateException(cause);
    }
}
