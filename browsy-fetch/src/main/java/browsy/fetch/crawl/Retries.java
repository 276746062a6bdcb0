package browsy.fetch.crawl;

import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The repetition of requests that failed for the time being: the connection failed or was lost, or
 * the status is 429, 502, 503 or 504. Only requests without a body are repeated. The pause before a
 * repetition doubles each time, and a random part of up to one half is taken off it; a {@code
 * Retry-After} header makes it longer.
 *
 * @param max the greatest number of repetitions of a request; 0 for none
 * @param firstPause the pause before the first repetition
 * @param longestPause the greatest pause
 * @param seed the seed of the random parts, for reproducible pauses; null for a random seed
 */
public record Retries(int max, Duration firstPause, Duration longestPause, @Nullable Long seed) {
    private static final Duration LONGEST = Duration.ofDays(1);

    /** No repetitions, as in browsers. */
    public static final Retries NONE = of(0);

    public Retries {
        Objects.requireNonNull(firstPause, "firstPause");
        Objects.requireNonNull(longestPause, "longestPause");
        if (max < 0) {
            throw new IllegalArgumentException("max must not be negative: " + max);
        }
        if (firstPause.isNegative()
                || longestPause.compareTo(firstPause) < 0
                || longestPause.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(
                    "pauses must be from zero to one day, and the longest not below the first: "
                            + firstPause
                            + ", "
                            + longestPause);
        }
    }

    /** Returns a number of repetitions with pauses from half a second to ten seconds. */
    public static Retries of(int max) {
        return new Retries(max, Duration.ofMillis(500), Duration.ofSeconds(10), null);
    }

    /** Returns a copy whose random parts are the same each time. */
    public Retries withSeed(long seed) {
        return new Retries(max, firstPause, longestPause, seed);
    }
}
