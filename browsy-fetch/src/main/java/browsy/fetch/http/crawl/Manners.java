package browsy.fetch.http.crawl;

import browsy.fetch.crawl.Politeness;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The politeness of the sessions of a browser, with what they share for it. Thread-safe. */
public final class Manners {
    private final HostTurns turns;
    private final Backoff backoff;
    private final RobotsCache robots;
    private final Pauses pauses;

    public Manners(Politeness politeness, Pauses pauses) {
        this.turns = new HostTurns(politeness, pauses);
        this.backoff = new Backoff(politeness.retries());
        this.robots = new RobotsCache(pauses);
        this.pauses = pauses;
    }

    /** The {@code robots.txt} of sites. */
    public RobotsCache robots() {
        return robots;
    }

    /** Waits for a turn at a host; see {@link HostTurns#take}. */
    public @Nullable Turn takeTurn(String host, long deadline) throws InterruptedException {
        return turns.take(host, deadline);
    }

    /**
     * Keeps requests from a host for a time.
     *
     * @return whether a request after that time would be before the deadline
     */
    public boolean hold(String host, Duration time, long deadline) {
        return turns.hold(host, time) && time.toNanos() < deadline - pauses.now();
    }

    /**
     * Waits before the repetition of a request.
     *
     * @param repetitions the number of earlier repetitions
     * @return false at once if the request must not be repeated, or not before its deadline
     */
    public boolean pauseBeforeRepetition(int repetitions, long deadline)
            throws InterruptedException {
        if (!backoff.allows(repetitions)) {
            return false;
        }
        long pause = backoff.pause(repetitions);
        if (pause >= deadline - pauses.now()) {
            return false;
        }
        pauses.pause(pause);
        return true;
    }
}
