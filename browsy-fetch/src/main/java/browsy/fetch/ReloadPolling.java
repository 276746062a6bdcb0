package browsy.fetch;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Reloads a page until a condition holds, with pauses that double up to five seconds. */
final class ReloadPolling {
    private static final Duration FIRST_PAUSE = Duration.ofMillis(250);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

    private ReloadPolling() {}

    /** Suspends the thread. */
    static void pause(Duration time) {
        try {
            Thread.sleep(time.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FetchException.Network("interrupted while waiting", e);
        }
    }

    /**
     * Waits for a condition.
     *
     * @param what the awaited thing, for the error message
     * @param there the condition
     * @param reload reloads the page
     * @param atMost the time limit
     * @throws ActionError if the condition does not hold before the time limit
     */
    static void until(String what, BooleanSupplier there, Runnable reload, Duration atMost) {
        long end = System.nanoTime() + atMost.toNanos();
        Duration pause = FIRST_PAUSE;
        while (!there.getAsBoolean()) {
            Duration left = Duration.ofNanos(end - System.nanoTime());
            if (left.isNegative() || left.isZero()) {
                throw new ActionError(
                        Kind.TIMEOUT, 0, "timed out after " + atMost.toSeconds() + " s: " + what);
            }
            pause(pause.compareTo(left) < 0 ? pause : left);
            reload.run();
            pause = pause.multipliedBy(2);
            pause = pause.compareTo(LONGEST_PAUSE) < 0 ? pause : LONGEST_PAUSE;
        }
    }
}
