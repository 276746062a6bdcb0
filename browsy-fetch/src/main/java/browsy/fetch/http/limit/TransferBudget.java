package browsy.fetch.http.limit;

import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.TransferLimits;
import java.time.Duration;

/**
 * The bytes and the network time that are left to one navigation with its style sheets.
 * Thread-safe.
 */
public final class TransferBudget {
    private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

    private final long maxBytes;
    private final Duration timeout;
    private final String timeOption;
    private long bytes;
    private long nanosLeft;

    /** Starts a navigation. */
    public TransferBudget(SessionConfig config) {
        this(
                config.transferLimits().maxNavigationBytes(),
                config.timeout(),
                config.transferLimits().maxNavigationTime(),
                "maxNavigationTime");
    }

    private TransferBudget(long maxBytes, Duration timeout, Duration time, String timeOption) {
        this.maxBytes = maxBytes;
        this.timeout = timeout;
        this.timeOption = timeOption;
        nanosLeft = time.toNanos();
    }

    /**
     * Starts a download, whose size is limited elsewhere. {@link SessionConfig#timeout()} limits
     * each wait in it, not the whole.
     */
    public static TransferBudget ofDownload(TransferLimits limits) {
        return new TransferBudget(
                Long.MAX_VALUE, FOREVER, limits.maxDownloadTime(), "maxDownloadTime");
    }

    /**
     * Starts a step of the navigation, which {@link SessionConfig#timeout()} limits. It ends when
     * it is closed.
     */
    public synchronized Step step() {
        return new Step(System.nanoTime(), Math.min(timeout.toNanos(), nanosLeft));
    }

    private synchronized void receive(long count) throws LimitReached {
        bytes += count;
        if (bytes > maxBytes) {
            throw new LimitReached(Limit.NAVIGATION_BYTES, bytes, maxBytes);
        }
    }

    private synchronized void spend(long nanos) {
        nanosLeft -= nanos;
    }

    /** One step of a navigation: the requests for a page, or for a group of style sheets. */
    public final class Step implements AutoCloseable {
        private final long start;
        private final long length;

        private Step(long start, long length) {
            this.start = start;
            this.length = length;
        }

        /** The time until the end of the step, in nanoseconds; negative after it. */
        public long nanosLeft() {
            return length - (System.nanoTime() - start);
        }

        /** The name of the option that limits the step. */
        public String option() {
            return length < timeout.toNanos() ? timeOption : "timeout";
        }

        /** Takes received bytes from the budget of the navigation. */
        public void receive(long count) throws LimitReached {
            TransferBudget.this.receive(count);
        }

        /** Takes the time of the step from the budget of the navigation. */
        @Override
        public void close() {
            spend(System.nanoTime() - start);
        }
    }
}
