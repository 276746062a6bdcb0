package browsy.fetch.crawl;

import java.time.Duration;
import java.util.Objects;

/**
 * How sessions spare servers. The sessions of one browser share rates and the rules of {@code
 * robots.txt}. Each wait counts against the time limit of its request; a request that cannot be
 * sent before it is refused at once.
 *
 * @param interval the shortest time between the starts of two requests to a host; zero for any
 * @param concurrency the greatest number of unfinished requests to a host; 0 for any number
 * @param longestRetryAfter the longest time for which a {@code Retry-After} header of a response
 *     with the status 429 or 503 keeps requests from its host; zero to ignore the header
 * @param retries the repetition of failed requests
 * @param robots the requests that obey {@code robots.txt}
 */
public record Politeness(
        Duration interval,
        int concurrency,
        Duration longestRetryAfter,
        Retries retries,
        RobotsMode robots) {
    private static final Duration LONGEST = Duration.ofDays(1);

    /** A user with a browser. Calls that load several pages obey {@code robots.txt}. */
    public static final Politeness USER =
            new Politeness(Duration.ZERO, 0, Duration.ZERO, Retries.NONE, RobotsMode.BULK);

    /**
     * A program that loads many pages: one request at a time and one per second to a host, up to 20
     * seconds of {@code Retry-After}, two repetitions, and {@code robots.txt} for all requests.
     */
    public static final Politeness CRAWLER =
            new Politeness(
                    Duration.ofSeconds(1),
                    1,
                    Duration.ofSeconds(20),
                    Retries.of(2),
                    RobotsMode.ALWAYS);

    public Politeness {
        requirePositiveOrZero("interval", interval);
        requirePositiveOrZero("longestRetryAfter", longestRetryAfter);
        Objects.requireNonNull(retries, "retries");
        Objects.requireNonNull(robots, "robots");
        if (concurrency < 0) {
            throw new IllegalArgumentException("concurrency must not be negative: " + concurrency);
        }
    }

    /** Returns a copy with another {@link #interval()}. */
    public Politeness withInterval(Duration time) {
        return new Politeness(time, concurrency, longestRetryAfter, retries, robots);
    }

    /** Returns a copy with another {@link #concurrency()}. */
    public Politeness withConcurrency(int max) {
        return new Politeness(interval, max, longestRetryAfter, retries, robots);
    }

    /** Returns a copy with another {@link #longestRetryAfter()}. */
    public Politeness withLongestRetryAfter(Duration time) {
        return new Politeness(interval, concurrency, time, retries, robots);
    }

    /** Returns a copy with other {@link #retries()}. */
    public Politeness withRetries(Retries other) {
        return new Politeness(interval, concurrency, longestRetryAfter, other, robots);
    }

    /** Returns a copy with another {@link #robots()}. */
    public Politeness withRobots(RobotsMode mode) {
        return new Politeness(interval, concurrency, longestRetryAfter, retries, mode);
    }

    private static void requirePositiveOrZero(String name, Duration time) {
        Objects.requireNonNull(time, name);
        if (time.isNegative() || time.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(
                    name + " must be from zero to " + LONGEST + ", was " + time);
        }
    }
}
