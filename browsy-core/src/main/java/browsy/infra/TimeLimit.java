package browsy.infra;

import browsy.config.TimeLimitExceededException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How long a thread may work on a page. Whatever goes through the parts of a page calls {@link
 * #check} for each; without a limit that does nothing.
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
     * Works under a limit that begins now.
     *
     * @param length null for none
     * @throws TimeLimitExceededException from the first check after the time has run out
     */
    public static <T> T within(@Nullable Duration length, Supplier<T> work) {
        return under(length == null ? null : new TimeLimit(length), work);
    }

    /** Works under the limit of another thread, which waits for it; null for none. */
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

    /** The limit that this thread works under; null for none. */
    public static @Nullable TimeLimit current() {
        return CURRENT.get();
    }

    /** Waits for something that has a time limit of its own, which counts for none of this one. */
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
     * Goes on unless the time has run out.
     *
     * @throws TimeLimitExceededException if it has
     */
    public static void check() {
        if (LIMITED.get() == 0) {
            return;
        }
        TimeLimit limit = CURRENT.get();
        if (limit != null && System.nanoTime() - limit.end > 0) {
            throw new TimeLimitExceededException(
                    "the page takes more than " + limit.length.toMillis() + " ms to read");
        }
    }
}
