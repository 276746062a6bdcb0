package browsy;

import browsy.infra.TimeLimit;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs the stages, whose recursion is as deep as the document, on a stack that is large enough for
 * it, and within the time limit of the caller. The caller's thread may have a small one.
 */
final class DeepStack {
    private static final int DEPTH_OF_ANY_STACK = 48;
    private static final long BYTES_PER_LEVEL = 128L << 10;

    private DeepStack() {}

    /** Calls {@code work}; what it throws comes out as it was. */
    static <T> T call(int documentDepth, Supplier<T> work) {
        @Nullable TimeLimit limit = TimeLimit.current();
        FutureTask<T> task = new FutureTask<>(() -> TimeLimit.under(limit, work));
        if (documentDepth <= DEPTH_OF_ANY_STACK) {
            task.run();
        } else {
            Thread thread =
                    new Thread(null, task, "browsy deep document", documentDepth * BYTES_PER_LEVEL);
            thread.setDaemon(true);
            thread.start();
            awaitEnd(thread);
        }
        return result(task);
    }

    /** Waits until the thread has ended. The work is bounded, so an interrupt is kept for later. */
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

    /** The result of a task that is done. */
    private static <T> T result(FutureTask<T> task) {
        try {
            return task.get();
        } catch (InterruptedException e) {
            throw new IllegalStateException("a task that is done does not wait", e);
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
