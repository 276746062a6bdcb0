package browsy;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * Runs the stages, whose recursion is as deep as the document, on a stack that is large enough for
 * it. The caller's thread may have a small one.
 */
final class DeepStack {
    private static final int DEPTH_OF_ANY_STACK = 48;
    private static final long BYTES_PER_LEVEL = 128L << 10;

    private DeepStack() {}

    /** Calls {@code work}; what it throws comes out as it was. */
    static <T> T call(int documentDepth, Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
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
