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
        }
        return result(task);
    }

    private static <T> T result(FutureTask<T> task) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException e) {
                    interrupted = true; // the work is bounded: finish it, then tell
                } catch (ExecutionException e) {
                    throw unchecked(e.getCause());
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
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
