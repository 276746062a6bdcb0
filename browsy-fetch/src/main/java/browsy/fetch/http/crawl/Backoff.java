package browsy.fetch.http.crawl;

import browsy.fetch.crawl.Retries;
import java.util.Random;

/** Decides whether a failed request is repeated, and after which pause. Thread-safe. */
public final class Backoff {
    private final Retries retries;
    private final Random random;

    /** Creates the backoff of a configuration. */
    public Backoff(Retries retries) {
        this.retries = retries;
        Long seed = retries.seed();
        random = seed == null ? new Random() : new Random(seed);
    }

    /** Whether another repetition of a request is allowed. */
    public boolean allows(int repetitions) {
        return repetitions < retries.max();
    }

    /** The pause in nanoseconds before the repetition after a number of earlier ones. */
    public long pause(int repetitions) {
        double doubled = retries.firstPause().toNanos() * Math.pow(2, repetitions);
        double whole = Math.min(doubled, retries.longestPause().toNanos());
        return (long) (whole * (1 - random.nextDouble() / 2));
    }
}
