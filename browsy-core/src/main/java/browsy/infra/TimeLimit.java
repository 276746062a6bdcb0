package browsy.infra;

import browsy.config.TimeLimitExceededException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The time limit of the current thread for processing a page. Every loop over parts of a page calls
 * {@link #check}, which does nothing if there is no limit.
 */
public final class TimeLimit {
    private static final ThreadLocal<@Nullable TimeLimit> CURRENT = new ThreadLocal<>();

    /** The number of limits in force. While it is 0, checks skip the thread-local look-up. */
    private static final AtomicInteger LIMITED = new AtomicInteger();

    private final Duration length;
    private long end;

    private TimeLimit(Duration length) {
        this.length = length;
        this.end = System.nanoTime() + length.toNanos();
    }

    /**
     * Runs work under a time limit that starts now.
     *
     * @param length the time limit; null for none
     * @throws TimeLimitExceededException at the first check after the time has elapsed
     */
    public static <T> T within(@Nullable Duration length, Supplier<T> work) {
        return under(length == null ? null : new TimeLimit(length), work);
    }

    /**
     * Runs work under the limit of another thread, which waits for the work.
     *
     * @param limit the limit; null for none
     */
    public static <T> T under(@Nullable TimeLimit limit, Supplier<T> work) {
        TimeLimit outer = CURRENT.get();
        CURRENT.set(limit);
        int limited = limit == null ? 0 : 1;
        LIMITED.addAndGet(limited);
        try {
            return work.get();
        } finally {
            LIMITED.addAndGet(-limited);
            if (outer == null) {
                CURRENT.remove();
            } else {
                CURRENT.set(outer);
            }
        }
    }

    /** The limit of the current thread; null if there is none. */
    public static @Nullable TimeLimit current() {
        return CURRENT.get();
    }

    /**
     * Runs an operation that has its own time limit. Its duration does not count for this limit.
     */
    public static <T> T paused(Supplier<T> waiting) {
        TimeLimit limit = CURRENT.get();
        if (limit == null) {
            return waiting.get();
        }
        long start = System.nanoTime();
        try {
            return waiting.get();
        } finally {
            limit.end += System.nanoTime() - start;
        }
    }

    /**
     * Checks the time limit of the current thread.
     *
     * @throws TimeLimitExceededException if the time has elapsed
     */
    public static void check() {
        if (LIMITED.get() == 0) {
            return;
        }
        TimeLimit limit = CURRENT.get();
        if (limit != null && System.nanoTime() - limit.end > 0) {
            throw new TimeLimitExceededException(
                    "processing the page took longer than the time limit of "
                            + limit.length.toMillis()
                            + " ms");
        }
    }
}
