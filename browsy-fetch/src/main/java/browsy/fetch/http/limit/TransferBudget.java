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
    private final TransferLimits limits;
    private final Duration timeout;
    private long bytes;
    private long nanosLeft;

    /** Starts a navigation. */
    public TransferBudget(SessionConfig config) {
        limits = config.transferLimits();
        timeout = config.timeout();
        nanosLeft = limits.maxNavigationTime().toNanos();
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
        if (bytes > limits.maxNavigationBytes()) {
            throw new LimitReached(Limit.NAVIGATION_BYTES, bytes, limits.maxNavigationBytes());
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
            return length < timeout.toNanos() ? "maxNavigationTime" : "timeout";
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
