package browsy.fetch.http.crawl;

import java.util.concurrent.TimeUnit;

/** The time by which requests wait. */
public interface Pauses {
    /** The time of the virtual machine. */
    Pauses SYSTEM =
            new Pauses() {
                @Override
                public long now() {
                    return System.nanoTime();
                }

                @Override
                public void pause(long nanos) throws InterruptedException {
                    TimeUnit.NANOSECONDS.sleep(nanos);
                }
            };

    /** The time of the virtual machine, in which nothing waits. */
    Pauses NONE =
            new Pauses() {
                @Override
                public long now() {
                    return System.nanoTime();
                }

                @Override
                public void pause(long nanos) {
                    // The answers are known already.
                }
            };

    /** The current time in nanoseconds, comparable like {@link System#nanoTime()}. */
    long now();

    /** Suspends the thread for a time in nanoseconds; returns at once if it is not positive. */
    void pause(long nanos) throws InterruptedException;
}
