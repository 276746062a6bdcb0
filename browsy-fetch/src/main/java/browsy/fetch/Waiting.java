package browsy.fetch;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits for a page to change by asking for it again, ever more seldom. */
final class Waiting {
    private static final Duration FIRST_PAUSE = Duration.ofMillis(250);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

    private Waiting() {}

    static void pause(Duration time) {
        try {
            Thread.sleep(time.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FetchException.Network("interrupted while waiting", e);
        }
    }

    static void until(String what, BooleanSupplier there, Runnable reload, Duration atMost) {
        long end = System.nanoTime() + atMost.toNanos();
        Duration pause = FIRST_PAUSE;
        while (!there.getAsBoolean()) {
            Duration left = Duration.ofNanos(end - System.nanoTime());
            if (left.isNegative() || left.isZero()) {
                throw new ActionError(
                        Kind.TIMEOUT, 0, "waited " + atMost.toSeconds() + " s in vain for " + what);
            }
            pause(pause.compareTo(left) < 0 ? pause : left);
            reload.run();
            pause = pause.multipliedBy(2);
            pause = pause.compareTo(LONGEST_PAUSE) < 0 ? pause : LONGEST_PAUSE;
        }
    }
}
